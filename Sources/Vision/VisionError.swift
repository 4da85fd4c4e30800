import Foundation

/// Why a request has no results. Programs that are missing here, and what they can't do, come as ``operationFailed(_:)`` and
/// ``unsupportedRequest(_:)``.
///
/// See [VisionError](https://developer.apple.com/documentation/vision/visionerror).
public enum VisionError: Error {
    /// Data is missing.
    case dataUnavailable(String)
    /// What should not happen.
    case internalError(String)
    /// An argument that makes no sense.
    case invalidArgument(String)
    /// Data of another format.
    case invalidFormat(String)
    /// A picture that can't be read, or is too large.
    case invalidImage(String)
    /// Not thrown here.
    case invalidModel(String)
    /// Not thrown here.
    case invalidOperation(String)
    /// A file that can't be read or written.
    case ioError(String)
    /// The program that reads the picture is missing, or has failed.
    case operationFailed(String)
    /// A region outside of the picture.
    case outOfBoundsError(String)
    /// There is no memory for the picture.
    case outOfMemory(String)
    /// The task was canceled before the picture was read.
    case requestCancelled(String)
    /// The picture took too long.
    case timeout(String)
    /// Not thrown here.
    case timeStampNotFound(String)
    /// A kind of request that is not supported.
    case unsupportedRequest(String)
    /// Not thrown here.
    case unsupportedRevision(String)
}

extension VisionError: LocalizedError, CustomStringConvertible {
    /// What went wrong.
    public var errorDescription: String? { description }

    /// What went wrong.
    public var description: String {
        switch self {
        case .dataUnavailable(let text), .internalError(let text), .invalidArgument(let text),
            .invalidFormat(let text), .invalidImage(let text), .invalidModel(let text), .invalidOperation(let text),
            .ioError(let text), .operationFailed(let text), .outOfBoundsError(let text), .outOfMemory(let text),
            .requestCancelled(let text), .timeout(let text), .timeStampNotFound(let text),
            .unsupportedRequest(let text), .unsupportedRevision(let text):
            text
        }
    }
}
