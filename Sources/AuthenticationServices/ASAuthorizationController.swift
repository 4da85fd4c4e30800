import Foundation
import UIKit

/// Lets a person sign in with an account that the device knows. There is none here, and no server of Apple's is asked: every
/// request ends with an error, as on a device on which nobody has signed in to an Apple Account.
///
/// See [ASAuthorizationController](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller).
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What is asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Is told of the result.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says in which window questions are shown. Not asked: none are.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var isCancelled = false

    /// A controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Tells the delegate that no account is available.
    open func performRequests() {
        isCancelled = false
        Task { @MainActor in
            guard !isCancelled else { return }
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed))
        }
    }

    /// Tells the delegate that no account is available.
    open func performRequests(options: ASAuthorizationController.RequestOptions = []) { performRequests() }
    /// Tells the delegate that no account is available.
    open func performAutoFillAssistedRequests() { performRequests() }
    /// Ends the requests without telling the delegate of a result.
    open func cancel() { isCancelled = true }

    /// Limits of a request. They make no difference here.
    public struct RequestOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int
        /// Options by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Only what is known on the device.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
}

/// Is told of the result of requests.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// The person signed in. Never called here.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// The person didn't sign in.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A window in which questions are shown.
public typealias ASPresentationAnchor = UIWindow

/// Says in which window questions are shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Why nobody signed in.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }

    /// The reason.
    public let code: Code

    /// An error with a reason.
    public init(_ code: Code) { self.code = code }

    /// Apple's domain.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is wrong.
    public var errorDescription: String? { "Signing in with Apple isn't available on this system." }
    /// The reason in words, for code that has the error as an `NSError`.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    /// An unknown reason.
    public static var unknown: Code { .unknown }
    /// The person canceled.
    public static var canceled: Code { .canceled }
    /// The response was invalid.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody handled the request.
    public static var notHandled: Code { .notHandled }
    /// The request failed.
    public static var failed: Code { .failed }
    /// A question would have been necessary.
    public static var notInteractive: Code { .notInteractive }
}
