import DisplayList
import Foundation

/// Fills a shape with a tiled image.
///
/// See [ImagePaint](https://developer.apple.com/documentation/swiftui/imagepaint).
public struct ImagePaint: Equatable, Sendable {
    /// The image.
    public var image: Image
    /// The part of the image that is drawn, in units of the image.
    public var sourceRect: CGRect
    /// The factor by which the image is enlarged.
    public var scale: CGFloat

    /// An image in tiles; `sourceRect` is in units of the image, and a scale of 1 is the image's own size.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PrimitiveShapeStyle {
    /// A template image is drawn in the foreground style.
    package var readsForeground: Bool { true }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let image = image.resolved(in: environment)
        let size = CGSize(
            width: image.size.width * sourceRect.width * scale, height: image.size.height * sourceRect.height * scale)
        guard let drawing = image.drawing, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
        else { return .color(.clear) }
        let foreground = environment.foregroundColor
        let tile =
            switch drawing {
            case .bitmap(let resource, let isTemplate):
                TilePaint(
                    resource: resource, size: size, source: sourceRect, tint: isTemplate ? foreground : nil,
                    isPixelated: self.image.isPixelated)
            case .symbol(let symbol):
                TilePaint(
                    resource: symbol.registeredFile(size: image.size), size: size, source: sourceRect,
                    tint: symbol.outline == nil ? nil : foreground)
            }
        return .tile(tile).faded(to: level)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A tiled image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
