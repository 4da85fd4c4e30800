import CoreGraphics
import CoreImage
import Foundation
import ImageIO

/// A question about a picture. Two can be asked here: ``RecognizeTextRequest`` and ``DetectBarcodesRequest``.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
    /// What it finds.
    associatedtype Result

    /// The kind of the request.
    var descriptor: RequestDescriptor { get }
}

extension VisionRequest {
    /// The kind of the request.
    public var description: String { "\(descriptor)" }
}

/// The kinds of requests that are there.
public enum RequestDescriptor: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Barcodes.
    case detectBarcodesRequest(DetectBarcodesRequest.Revision)
    /// Texts.
    case recognizeTextRequest(RecognizeTextRequest.Revision)

    /// The kind and its revision.
    public var description: String {
        switch self {
        case .detectBarcodesRequest(let revision): "DetectBarcodesRequest \(revision)"
        case .recognizeTextRequest(let revision): "RecognizeTextRequest \(revision)"
        }
    }
}

/// A question about one picture.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part of the picture that matters.
    var regionOfInterest: NormalizedRect { get set }

    /// Asks it of a file's picture.
    func perform(on url: URL, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Asks it of a picture.
    func perform(on image: CGImage, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Asks it of an image.
    func perform(on image: CIImage, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Asks it of a buffer's pixels.
    func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Asks it of a picture as the bytes of a file.
    func perform(on data: Data, orientation: CGImagePropertyOrientation?) async throws -> Result
}

extension ImageProcessingRequest {
    /// Asks it of a file's picture.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - orientation: How the picture lies; nil is what the file says.
    /// - Throws: ``VisionError``.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(url, orientation: orientation).perform(self)
    }

    /// Asks it of a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - orientation: How the picture lies; nil is upright.
    /// - Throws: ``VisionError``.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(image, orientation: orientation).perform(self)
    }

    /// Asks it of an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - orientation: How the image lies; nil is upright.
    /// - Throws: ``VisionError``.
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(image, orientation: orientation).perform(self)
    }

    /// Asks it of a buffer's pixels, as they are now.
    ///
    /// - Parameters:
    ///   - pixelBuffer: The buffer.
    ///   - orientation: How the picture lies; nil is upright.
    /// - Throws: ``VisionError``.
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result {
        try await ImageRequestHandler(pixelBuffer, orientation: orientation).perform(self)
    }

    /// Asks it of a picture as the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - orientation: How the picture lies; nil is what the file says.
    /// - Throws: ``VisionError``.
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(data, orientation: orientation).perform(self)
    }
}

/// A request that is answered here.
protocol ReadingRequest: ImageProcessingRequest where Result: Sendable {
    /// Where such requests wait for each other.
    static var turns: ReadingTurns { get }
    func read(_ picture: ReadablePicture) throws(VisionError) -> Result
    func result(_ outcome: Swift.Result<Result, any Error>) -> VisionResult
}
