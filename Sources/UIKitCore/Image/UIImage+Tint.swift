import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// Images in one color, and smaller ones.
extension UIImage {
    /// The image's shape in a color. A view that draws templates in its own tint still does so.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The image's shape in a color, as the color is for the current traits. With `.alwaysOriginal` no view draws it
    /// in another color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let shown = color.current
        if var symbol {
            symbol.color = shown
            return UIImage(symbol, renderingMode: renderingMode) ?? self
        }
        let tinted = tintedPixels(color) ?? tintedDrawing(shown)
        return UIImage(
            resource: tinted, size: size, scale: scale, isTemplate: isTemplateItself, renderingMode: renderingMode)
    }

    /// Nil if only the browser can decode the image.
    private func tintedPixels(_ color: UIColor) -> ResourcePath? {
        guard let image = cgImage else { return nil }
        return Self.drawn(width: image.width, height: image.height) { context, whole in
            context.setFillColor(color.cgColor)
            context.fill(whole)
            context.setBlendMode(.destinationIn)
            context.draw(image, in: whole)
        }.map { UIImage(cgImage: $0).resource }
    }

    /// An SVG that leaves the tinting to the browser.
    private func tintedDrawing(_ color: DisplayColor) -> ResourcePath {
        let type = ResourceStore.shared.resource(at: resource)?.contentType ?? "image/png"
        let (width, height) = (Double(size.width), Double(size.height))
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><filter id="t" x="0" y="0" \
            width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="\(color.svgColor)" \
            flood-opacity="\(color.alpha)"/><feComposite in2="SourceAlpha" operator="in"/></filter><image \
            width="\(width)" height="\(height)" filter="url(#t)" \
            href="data:\(type);base64,\((encoded ?? Data()).base64EncodedString())"/></svg>
            """
        return ImageFiles.register(Data(text.utf8), .svg, size: size, scale: 1, isTemplate: false).path
    }

    private static func drawn(width: Int, height: Int, _ draw: (CGContext, CGRect) -> Void) -> CGImage? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        draw(context, CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()
    }

    // MARK: Getting ready

    /// The image in another size, in points. An image that only the browser can decode keeps its pixels, and is shown
    /// in that size. Nil if the size isn't positive or has more than 16,384 pixels a side.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        guard let image = cgImage else { return UIImage(copying: self, size: size) }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard max(width, height) <= Self.sideMax else { return nil }
        return Self.drawn(width: Int(width), height: Int(height)) { context, whole in
            context.interpolationQuality = .high
            context.draw(image, in: whole)
        }.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// The longest side, in pixels.
    private static var sideMax: CGFloat { 16384 }

    /// The same as `preparingThumbnail(of:)`. The work is done before it returns.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The image as it is: the browser decodes it.
    public func preparingForDisplay() -> UIImage? { self }
    /// The image as it is, at once.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
