import CoreGraphics
import Foundation

/// Draws images: bitmaps in memory, drawn here and not in the browser.
///
/// See [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer). Images
/// that are neither PNG nor JPEG files are left out; emoji are drawn by the machine's font.
open class UIGraphicsImageRenderer: NSObject {
    /// The pixel density of the images, and whether they are opaque.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// A renderer whose images show a part of the plane.
    /// - Parameters:
    ///   - bounds: In points. Its origin is the upper left corner of the image.
    ///   - format: How many pixels a point has.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// A renderer whose images have that size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer whose images show a part of the plane, in points, in the preferred format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    /// A renderer whose images have that size, in points, in the preferred format.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Renders an image with the actions. The image is empty if its size is zero or a side has more than 32,767 pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = UIGraphicsImageRendererContext(bounds, format) else { return UIImage() }
        context.cgContext.asCurrent { actions(context) }
        return context.currentImage
    }

    /// Renders an image with the actions, as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Renders an image with the actions, as a JPEG file of a quality from 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// How many pixels an image has per point, and whether it is opaque.
///
/// See [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point. 2 by default.
    open var scale: CGFloat = UIGraphicsImageRendererFormat.pagesScale
    /// Whether the image has no transparency. False by default.
    open var opaque = false

    /// Two pixels per point, with transparency.
    public override required init() { super.init() }

    /// Two pixels per point, with transparency.
    open class func `default`() -> Self { self.init() }
    /// The same as `default()`: the page that will show the image isn't known.
    open class func preferred() -> Self { self.init() }

    /// As many pixels per point as in the traits, or two if they are unspecified, with transparency.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A scale that is fine enough for most screens.
    static let pagesScale: CGFloat = 2

    /// Not available: images have 8 bits per component, in sRGB.
    @available(*, unavailable, message: "Images here have 8 bits a component, in sRGB")
    public final var preferredRange: Int {
        get { 0 }
        set {}
    }
}

/// The drawing context for an image renderer's actions.
///
/// See
/// [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
public final class UIGraphicsImageRendererContext: NSObject {
    /// The context. Its coordinates are points, with y growing downwards.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    init?(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
        guard let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        cgContext = context
        self.format = format
        super.init()
    }

    /// What has been drawn so far.
    public var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// Fills a rectangle with the context's fill color.
    public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the context's fill color and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        withMode(blendMode) { cgContext.fill(rect) }
    }

    /// Strokes the inside of the rectangle with a line of one point, in the context's stroke color.
    public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Strokes the inside of the rectangle with a line of one point, in the context's stroke color and with a blend
    /// mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        withMode(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Clips further drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func withMode(_ mode: CGBlendMode, _ body: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        body()
        cgContext.restoreGState()
    }
}
