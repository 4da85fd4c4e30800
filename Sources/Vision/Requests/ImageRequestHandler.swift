import CoreGraphics
import CoreImage
import Foundation
import ImageIO

/// Asks requests of one picture, beside all actors.
///
/// ```swift
/// let texts = try await ImageRequestHandler(photo).perform(RecognizeTextRequest())
/// ```
///
/// See [ImageRequestHandler](https://developer.apple.com/documentation/vision/imagerequesthandler).
public final class ImageRequestHandler: Sendable {
    private let source: ReadablePicture.Source
    private let orientation: CGImagePropertyOrientation?

    init(_ source: ReadablePicture.Source, orientation: CGImagePropertyOrientation?) {
        (self.source, self.orientation) = (source, orientation)
    }

    /// Of a file's picture.
    public init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        (source, self.orientation) = (.file(imageURL), orientation)
    }

    /// Of a picture.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        (source, self.orientation) = (.image(image), orientation)
    }

    /// Of an image's pixels.
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        (source, self.orientation) = (.pixels(image.pixels), orientation)
    }

    /// Of a buffer's pixels, as they are now.
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
        (source, self.orientation) = (.pixels(pixelBuffer.image), orientation)
    }

    /// Of a picture as the bytes of a file: JPEG, PNG, GIF or HEIC.
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
        (source, self.orientation) = (.data(data), orientation)
    }

    /// Asks one request.
    ///
    /// - Throws: ``VisionError``.
    public func perform<T>(_ request: T) async throws -> T.Result where T: VisionRequest {
        guard let reading = request as? any ReadingRequest, let result = try await read(reading) as? T.Result else {
            throw VisionError.unsupportedRequest("Texts and barcodes are read here; \(request) isn't.")
        }
        return result
    }

    /// Asks several, one after the other.
    ///
    /// - Throws: ``VisionError`` of the first that fails.
    public func perform<each T>(
        _ request: repeat each T
    ) async throws -> (repeat (each T).Result) where repeat each T: VisionRequest {
        (repeat try await perform(each request))
    }

    /// Asks several, and gives each result as it comes, one that failed as an error.
    public func performAll(
        _ requests: some Collection<any VisionRequest>
    ) -> some AsyncSequence<VisionResult, Never> {
        let requests = Array(requests)
        return AsyncStream { results in
            let task = Task {
                for request in requests { results.yield(await outcome(of: request)) }
                results.finish()
            }
            results.onTermination = { _ in task.cancel() }
        }
    }

    private func outcome(of request: any VisionRequest) async -> VisionResult {
        guard let reading = request as? any ReadingRequest else {
            return .error(
                request, VisionError.unsupportedRequest("Texts and barcodes are read here; \(request) isn't."))
        }
        return await outcome(ofReading: reading)
    }

    private func outcome<Request: ReadingRequest>(ofReading request: Request) async -> VisionResult {
        do {
            return request.result(.success(try await read(request)))
        } catch {
            return request.result(.failure(error))
        }
    }

    private func read<Request: ReadingRequest>(_ request: Request) async throws -> Request.Result {
        let (source, orientation) = (source, orientation)
        return try await Request.turns.run { try request.read(ReadablePicture(source, orientation: orientation)) }
    }
}

/// What one of several requests found.
public enum VisionResult: Sendable, Equatable, CustomStringConvertible {
    /// Barcodes.
    case detectBarcodes(DetectBarcodesRequest, [BarcodeObservation])
    /// Texts.
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
    /// The request failed.
    case error(any VisionRequest, any Error)

    /// What was found.
    public var description: String {
        switch self {
        case .detectBarcodes(_, let codes): "\(codes)"
        case .recognizeText(_, let texts): "\(texts)"
        case .error(let request, let error): "\(request): \(error)"
        }
    }

    /// Whether the same request found the same. Errors are compared by their words.
    public static func == (left: VisionResult, right: VisionResult) -> Bool {
        switch (left, right) {
        case (.detectBarcodes(let a, let found), .detectBarcodes(let b, let others)): a == b && found == others
        case (.recognizeText(let a, let found), .recognizeText(let b, let others)): a == b && found == others
        case (.error, .error): left.description == right.description
        default: false
        }
    }
}
