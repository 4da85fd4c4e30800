import CoreGraphics
import DisplayList
import Foundation

/// Conversion from and to pixels in memory.
extension UIImage {
    /// An image of one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// An image of pixels in memory.
    /// - Parameters:
    ///   - scale: Pixels per point; 0 or less is 1.
    ///   - orientation: Ignored: pixels are always shown as `.up`.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let data = cgImage.pngData ?? Data()
        let path = ResourceStore.shared.hold(data, contentType: "image/png", pathExtension: "png")
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(resource: path, size: size, scale: scale)
    }

    /// The pixels of a PNG or JPEG image; nil for an image that only the browser can decode.
    public var cgImage: CGImage? { encoded.flatMap { CGImage(encoded: $0) } }

    /// The image as a PNG file; nil for an image that only the browser can decode.
    public func pngData() -> Data? { cgImage?.pngData }

    /// The image as a JPEG file; nil for an image that only the browser can decode. Transparent areas become white.
    /// - Parameter compressionQuality: From 0, the smallest file, to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage?.jpegData(quality: min(max(Double(compressionQuality), 0), 1))
    }

    var encoded: Data? { try? ResourceStore.shared.resource(at: resource)?.load() }

    /// How an image is turned before it is shown.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Always `up`: images are shown as they are.
    public var imageOrientation: Orientation { .up }
}
