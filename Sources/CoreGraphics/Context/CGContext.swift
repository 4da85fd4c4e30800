import CCairo
import DrawingValues
import Foundation

/// Draws lines, shapes, gradients and images into a bitmap. As with Apple's, the origin is the bottom left corner and y
/// grows upwards.
///
/// See [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext). Cairo does the drawing.
public final class CGContext {
    package let cairo: OpaquePointer
    /// Nil where what is drawn is recorded.
    let pixels: ContextPixels?
    package let recorder: (any ContextRecorder)?
    /// From the context's base coordinates to Cairo's device. Those of a context that an app makes grow upwards.
    let base: CGAffineTransform
    /// Of the device, whose own coordinates grow upwards for apps.
    private let deviceHeight: CGFloat
    package internal(set) var state = GraphicsState()
    var savedStates: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    /// In base coordinates, so that a change of the transform doesn't move what was added before.
    var geometry = PathGeometry()

    /// A context of 8 bits a component: red, green and blue in 32 bits, premultiplied or without opacity, in any order
    /// of bytes; gray in 8, or 16 with opacity; or opacity alone. Nil for other formats, as where Apple's has none.
    ///
    /// With `data` nil the context has memory of its own, clear at first; `bytesPerRow` 0 lets it choose.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard
            let pixels = ContextPixels(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
                bytesPerRow: bytesPerRow, space: space, info: info),
            let cairo = cairo_create(pixels.surface.pointer)
        else { return nil }
        self.init(
            cairo: cairo, pixels: pixels, recorder: nil,
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), height: CGFloat(height))
    }

    /// Takes over the Cairo context.
    init(
        cairo: OpaquePointer, pixels: ContextPixels?, recorder: (any ContextRecorder)?, base: CGAffineTransform,
        height: CGFloat
    ) {
        self.cairo = cairo
        self.pixels = pixels
        self.recorder = recorder
        self.base = base
        deviceHeight = height
        applyTransform()
    }

    /// As the initializer above, with the format as a `CGBitmapInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    deinit { cairo_destroy(cairo) }

    /// What has been drawn so far, as an image that later drawing leaves alone; nil in a context that has no bitmap, as
    /// that in a view's `draw(_:)`.
    public func makeImage() -> CGImage? {
        pixels?.takeUpChanges()
        guard let pixels, let copy = pixels.surface.copy() else { return nil }
        if pixels.info.alpha == .noneSkipFirst || pixels.info.alpha == .noneSkipLast
            || pixels.info.alpha == CGImageAlphaInfo.none
        {
            copy.makeOpaque()
        }
        return CGImage(copy, colorSpace: pixels.space)
    }
}

// MARK: - The bitmap

extension CGContext {
    // All are 0, or nil, in a context that has no bitmap.

    /// The bitmap's width in pixels.
    public var width: Int { pixels?.surface.width ?? 0 }
    /// The bitmap's height in pixels.
    public var height: Int { pixels?.surface.height ?? 0 }
    /// The size of a component in bits: 8.
    public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
    /// The size of a pixel in bits.
    public var bitsPerPixel: Int { (pixels?.format.bytesPerPixel ?? 0) * 8 }
    /// The size of a row in bytes.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
    /// The bitmap's color space.
    public var colorSpace: CGColorSpace? { pixels?.space }
    /// How the bitmap's pixels are stored.
    public var bitmapInfo: CGBitmapInfo { pixels?.info ?? CGBitmapInfo(rawValue: 0) }
    /// Where the bitmap's opacity is.
    public var alphaInfo: CGImageAlphaInfo { pixels?.info.alpha ?? .none }

    /// The pixels in the context's format, from the top row down. They may be changed through it.
    public var data: UnsafeMutableRawPointer? { pixels?.expose() }

    /// Writes what has been drawn to the bitmap's memory. Drawing does so at once, so there is never anything left to
    /// write.
    public func flush() { pixels?.publish() }
    /// Writes what has been drawn to the bitmap's memory. Drawing does so at once, so there is never anything left to
    /// write.
    public func synchronize() { pixels?.publish() }

    /// Draws with Cairo, in the bitmap as its owner may have changed it.
    func draw(_ body: () -> Void) {
        guard let pixels else { return }
        pixels.takeUpChanges()
        body()
        pixels.publish()
    }
}

// MARK: - The state

extension CGContext {
    /// Saves the clip, the transform, the colors and all other settings but the path, until `restoreGState()`.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Takes back what changed since the matching `saveGState()`; without one nothing happens.
    public func restoreGState() {
        guard savedStates.count > (layers.last?.savedStates ?? 0), let saved = savedStates.popLast() else { return }
        cairo_restore(cairo)
        state = saved
        applyTransform()
    }

    /// From user coordinates to the bitmap's, where y grows upwards.
    public var ctm: CGAffineTransform {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight)
        return state.transform.concatenating(base.concatenating(flip))
    }

    /// Puts a transform before the current one: it applies to what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        applyTransform()
    }

    /// Moves the origin, in user coordinates.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the user coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns the user coordinates by radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// The same as `ctm`: the device's coordinates are the bitmap's pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    /// The point in the bitmap's coordinates, where y grows upwards.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// The point in user coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// The size in the bitmap's coordinates.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// The size in user coordinates.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The rectangle around the given one in the bitmap's coordinates, where y grows upwards.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// The rectangle around the given one in user coordinates.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Cairo's context stays in an error state after a transform without an inverse, so nothing is drawn under such a one.
    func applyTransform() {
        let transform = state.transform.concatenating(base)
        state.isDrawable = abs(transform.a * transform.d - transform.b * transform.c) > 1e-12
        guard state.isDrawable else { return }
        var matrix = transform.cairo
        cairo_set_matrix(cairo, &matrix)
    }

    /// Sets the width of lines in user coordinates; 1 at first. Below zero means zero.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = max(width, 0) }
    /// Sets how the ends of lines look; `butt` at first.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets how corners of lines look; `miter` at first.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets how long a mitred corner may be, in line widths, before it is cut off; 10 at first and at least 1 when
    /// drawn.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// Lengths of strokes and gaps in turn; none draws a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dash = lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 } ? lengths : []
        state.dashPhase = phase
    }

    /// How far, in the bitmap's pixels, a curve may be off the true one.
    public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, max(flatness, 0.01)) }

    /// Multiplied with the opacity of whatever is drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    /// Sets how what is drawn is mixed with what is below; `normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Accepted and has no effect here: all colors are in one space.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }
    /// Sets whether edges are smooth; true at first. It takes `setAllowsAntialiasing(_:)` too.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Sets whether edges may be smooth; true at first.
    public func setAllowsAntialiasing(_ allows: Bool) { state.allowsAntialiasing = allows }

    /// How smooth scaled images are. `none` takes the nearest pixel; `low`, `medium` and `default` are drawn alike.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// A shadow under whatever is drawn from now on, a third black. The offset is in the bitmap's coordinates, whatever
    /// the transform; the blur is how far the shadow's edge is spread.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Nil ends the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: max(blur, 0), color: $0.rgba) }
    }
}

// MARK: - Colors

extension CGContext {
    /// Sets the color of fills; black at first.
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    /// Sets the color of strokes; black at first.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

    /// Sets the color of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of strokes, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of fills to a shade of gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the color of strokes to a shade of gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the space of the components that `setFillColor(_:)` takes; gray at first. The color itself stays.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
    /// Sets the space of the components that `setStrokeColor(_:)` takes; gray at first. The color itself stays.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

    /// Components of the fill color space, and the opacity.
    public func setFillColor(_ components: [CGFloat]) {
        if let color = CGColor(components, state.fillSpace) { setFillColor(color) }
    }

    /// Components of the stroke color space, and the opacity.
    public func setStrokeColor(_ components: [CGFloat]) {
        if let color = CGColor(components, state.strokeSpace) { setStrokeColor(color) }
    }
}

extension CGColor {
    fileprivate convenience init?(_ components: [CGFloat], _ space: CGColorSpace) {
        guard components.count == space.numberOfComponents + 1 else { return nil }
        self.init(colorSpace: space, components: components)
    }
}
