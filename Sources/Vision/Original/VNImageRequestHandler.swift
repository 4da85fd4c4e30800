import CoreGraphics
import CoreImage
import Foundation
import HTTP
import ImageIO

/// Asks requests of one picture, by the names of Vision's first interface. The caller waits, so ask beside the main actor.
///
/// See [VNImageRequestHandler](https://developer.apple.com/documentation/vision/vnimagerequesthandler).
public final class VNImageRequestHandler {
    private let source: ReadablePicture.Source
    private let orientation: CGImagePropertyOrientation?
    /// In whose window the handler was made.
    private let visitor = Requester.current

    /// Of a picture, however it lies.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { (source, self.orientation) = (.image(image), orientation) }

    /// Of an upright picture. Options are accepted.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
        (source, orientation) = (.image(image), nil)
    }

    /// Of an image's pixels, however they lie.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { (source, self.orientation) = (.pixels(image.pixels), orientation) }

    /// Of an upright image. Options are accepted.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
        (source, orientation) = (.pixels(image.pixels), nil)
    }

    /// Of a buffer's pixels, however they lie.
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { (source, self.orientation) = (.pixels(pixelBuffer.image), orientation) }

    /// Of a buffer's upright pixels. Options are accepted.
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        (source, orientation) = (.pixels(pixelBuffer.image), nil)
    }

    /// Of a file's picture, however it lies.
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        (source, self.orientation) = (.file(imageURL), orientation)
    }

    /// Of a file's picture, as the file says that it lies. Options are accepted.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
        (source, orientation) = (.file(imageURL), nil)
    }

    /// Of a picture as the bytes of a file, however it lies.
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        (source, self.orientation) = (.data(imageData), orientation)
    }

    /// Of a picture as the bytes of a file, as the file says that it lies. Options are accepted.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
        (source, orientation) = (.data(imageData), nil)
    }

    /// Asks requests one after the other, and waits.
    ///
    /// - Throws: ``VisionError`` of the first that fails; those behind it are not asked.
    public func perform(_ requests: [VNRequest]) throws {
        var decoded: ReadablePicture?
        for request in requests {
            try request.perform(for: visitor) { () throws(VisionError) in
                if let decoded { return decoded }
                let picture = try ReadablePicture(source, orientation: orientation)
                decoded = picture
                return picture
            }
        }
    }
}

/// What may be said of a picture. Accepted.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What is noted in the picture's file.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The camera's own figures.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}
