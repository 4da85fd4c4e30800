import CCairo
import DrawingValues
import Foundation

/// Takes down what is drawn in a context that has no bitmap, for somebody else to draw.
///
/// Paths are in the context's base coordinates; everything else is in the user's, which `state.transform` leads from.
package protocol ContextRecorder: AnyObject {
    func fill(_ path: PathGeometry, _ rule: CGPathFillRule, in state: GraphicsState)
    func stroke(_ path: PathGeometry, width: CGFloat, in state: GraphicsState)
    /// Makes what is inside of the path as clear as it was at first.
    func clear(_ path: PathGeometry, in state: GraphicsState)
    /// Over all that the clip leaves.
    func paint(_ gradient: RecordedGradient, in state: GraphicsState)
    /// Upright where y grows upwards.
    func draw(_ image: CGImage, in rect: CGRect, tiled: Bool, state: GraphicsState)
    func beginLayer(in state: GraphicsState)
    func endLayer()
}

/// A gradient with its places.
package struct RecordedGradient {
    package enum Shape {
        case linear(start: CGPoint, end: CGPoint)
        case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
        /// In radians.
        case conic(center: CGPoint, angle: CGFloat)
    }

    package let shape: Shape
    /// Clear ones at the ends where the gradient is not to go on there.
    package let stops: [(location: Double, color: RGBA)]
}

/// A path that everything is cut at, in base coordinates.
package struct RecordedClip {
    package let path: PathGeometry
    package let rule: CGPathFillRule
}

extension CGContext {
    /// A context of that many points, y growing downwards, which draws nothing: it passes all drawing to the recorder.
    package convenience init?(recorder: any ContextRecorder, size: CGSize) {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        self.init(cairo: cairo, pixels: nil, recorder: recorder, base: .identity, height: size.height)
    }

    /// A bitmap of that many points, y growing downwards, with `scale` pixels a point.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        guard scale > 0, (1...CGFloat(Surface.sideMax)).contains(width),
            (1...CGFloat(Surface.sideMax)).contains(height),
            let pixels = ContextPixels(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                info: CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)),
            let cairo = cairo_create(pixels.surface.pointer)
        else { return nil }
        self.init(
            cairo: cairo, pixels: pixels, recorder: nil, base: CGAffineTransform(scaleX: scale, y: scale),
            height: height)
    }

    /// Draws in the bitmap with Cairo, in user coordinates and with the state's opacity, blend mode and shadow: for
    /// what knows how to draw itself, such as text. Nothing happens in a context that is recorded.
    package func drawWithCairo(_ body: (OpaquePointer) -> Void) {
        guard recorder == nil, state.isDrawable else { return }
        compose { body(cairo) }
    }
}
