import Foundation
import UIKit

/// Signs a person in at a web page that then leads back into the app. A page can't catch the app's own address, to which the
/// sign-in leads: so a session never starts, and its handler gets an error. Let the sign-in lead to the app's server.
///
/// See [ASWebAuthenticationSession](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession).
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Called with the address to which the page led, or why there is none.
    public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

    private let completion: CompletionHandler
    /// Says in which window the page is shown. Not asked: none is.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page shares nothing with the browser. Stored, but has no effect here.
    open var prefersEphemeralWebBrowserSession = false
    /// False: no session can start.
    open var canStart: Bool { false }

    /// A session for a page that leads to an address with the scheme.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }

    /// A session for a page that leads to an address with which the callback deals.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }

    /// Doesn't start: the handler gets an error.
    @discardableResult
    open func start() -> Bool {
        Task { @MainActor in completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
        return false
    }

    /// Does nothing: no session has started.
    open func cancel() {}
}

/// Says in which window a page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a session gave no address.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }

    /// The reason.
    public let code: Code

    /// An error with a reason.
    public init(_ code: Code) { self.code = code }

    /// Apple's domain.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is wrong.
    public var errorDescription: String? { "A page can't catch the address to which this sign-in leads." }
    /// The reason in words, for code that has the error as an `NSError`.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    /// The person canceled.
    public static var canceledLogin: Code { .canceledLogin }
}
