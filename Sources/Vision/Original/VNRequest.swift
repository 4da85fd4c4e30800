import CoreGraphics
import ExternalPrograms
import Foundation
import HTTP

/// How sure an observation is, from 0 to 1.
public typealias VNConfidence = Float

/// What is told when a request is done.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question about a picture, by the names of Vision's first interface.
///
/// See [VNRequest](https://developer.apple.com/documentation/vision/vnrequest).
open class VNRequest {
    /// Told when the request is done, on the thread that it was asked on.
    public let completionHandler: VNRequestCompletionHandler?
    private(set) var found: [VNObservation]?
    private let child = Child()
    /// Accepted: pictures are read at the caller's priority.
    public var preferBackgroundProcessing = false
    /// Accepted: there is one edition of each request.
    public var revision = 1

    /// In whose window the request was made: apps often ask on another queue, where that is unknown.
    private let maker = Requester.current

    init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
    }

    /// What was found; nil until the request is done.
    public var anyResults: [VNObservation]? { found }

    /// Ends the request, and keeps it from being begun.
    public func cancel() { turns.cancel(child) }

    /// Where the request waits for others.
    var turns: ReadingTurns { .texts }

    /// What is in a picture.
    func read(_ picture: ReadablePicture) throws(VisionError) -> [VNObservation] {
        throw .unsupportedRequest("Texts and barcodes are read here; \(type(of: self)) isn't.")
    }

    /// - Parameter picture: Decodes the picture, at its first call.
    /// - Parameter visitor: Whose request it is, where this thread doesn't know.
    func perform(
        for visitor: String?, on picture: () throws(VisionError) -> ReadablePicture
    ) throws(VisionError) {
        do throws(VisionError) {
            guard !child.isUnwanted else { throw .requestCancelled("The request was cancelled.") }
            let visitor = Requester.current ?? visitor ?? maker
            found = try turns.found(by: child, of: visitor) { () throws(VisionError) in try read(picture()) }
            completionHandler?(self, nil)
        } catch {
            completionHandler?(self, error)
            throw error
        }
    }
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest {
    /// The part that matters, from 0 to 1, from the bottom left.
    public var regionOfInterest = VNNormalizedIdentityRect
}

/// The whole of a picture.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// A normalized rectangle in pixels of a picture.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    NormalizedRect(normalizedRect: normalizedRect).toImageCoordinates(CGSize(width: imageWidth, height: imageHeight))
}

/// A rectangle in pixels of a picture, normalized.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    NormalizedRect(imageRect: imageRect, in: CGSize(width: imageWidth, height: imageHeight)).cgRect
}

/// A normalized point in pixels of a picture.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
    NormalizedPoint(normalizedPoint: normalizedPoint)
        .toImageCoordinates(CGSize(width: imageWidth, height: imageHeight))
}

/// A point in pixels of a picture, normalized.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    NormalizedPoint(imagePoint: imagePoint, in: CGSize(width: imageWidth, height: imageHeight)).cgPoint
}
