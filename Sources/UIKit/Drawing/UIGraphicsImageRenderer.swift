import CoreGraphics
import Foundation

/// Draws images: bitmaps in memory, drawn here and not in the browser.
///
/// See [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer). Emoji have no
/// font here that could draw them, and of images only PNG files can be drawn into others; both are left out.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// What the actions draw. Without any room, or beyond 32,767 pixels a side, the image is empty.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = UIGraphicsImageRendererContext(bounds, format) else { return UIImage() }
        context.cgContext.asCurrent { actions(context) }
        return context.currentImage
    }

    /// The same as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    @available(*, unavailable, message: "There is no JPEG encoder here; use pngData(actions:)")
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}

/// How fine an image is, and whether all of it is covered.
///
/// See [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point.
    open var scale: CGFloat = UIGraphicsImageRendererFormat.pagesScale
    /// Whether there is no transparency.
    open var opaque = false

    public override required init() { super.init() }

    open class func `default`() -> Self { self.init() }
    /// The same: a page isn't known before it shows the image.
    open class func preferred() -> Self { self.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Fine enough for most screens.
    static let pagesScale: CGFloat = 2

    @available(*, unavailable, message: "Images here have 8 bits a component, in sRGB")
    public final var preferredRange: Int {
        get { 0 }
        set {}
    }
}

/// What the actions of an image renderer draw in.
///
/// See [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
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

    public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        withMode(blendMode) { cgContext.fill(rect) }
    }

    /// A line of one point along the inside of the rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        withMode(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func withMode(_ mode: CGBlendMode, _ body: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        body()
        cgContext.restoreGState()
    }
}
