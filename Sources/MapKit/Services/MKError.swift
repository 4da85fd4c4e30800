import Foundation

/// Why MapKit's services give no answer. Here no service is asked, so it is always a failure of the server.
public struct MKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// The reason.
    public let code: Code

    /// An error with a reason.
    public init(_ code: Code) { self.code = code }

    /// Apple's domain.
    public static var errorDomain: String { "MKErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { Int(code.rawValue) }
    /// What is wrong.
    public var errorDescription: String? { "There is no map service that could be asked." }
    /// The reason in words, for code that has the error as an `NSError`.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    /// An unknown reason.
    public static var unknown: Code { .unknown }
    /// No server could be asked.
    public static var serverFailure: Code { .serverFailure }
    /// Too many requests.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// The place isn't known.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// No route is known.
    public static var directionsNotFound: Code { .directionsNotFound }
}
