import Foundation
import UIKit
@_spi(Nodes) import ViewTree

/// Lets a person sign in with a passkey, which the browser knows. Of several requests, the first one for a passkey or a
/// security key is performed. Without one the controller ends with an error, as on a device on which nobody has signed in to
/// an Apple Account: no server of Apple's is asked.
///
/// A controller belongs to the window in whose context it is made or used: in a view, its model or an action. See
/// [ASAuthorizationController](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller).
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What is asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Is told of the result.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says in which window questions are shown. Not asked: it is the current one.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private weak var window = ViewGraph.current
    private var ceremonies: [Ceremony] = []

    /// A controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Lets the browser ask the person, and tells the delegate of the result.
    open func performRequests() { perform(isConditional: false) }
    /// The same: the options make no difference.
    open func performRequests(options: ASAuthorizationController.RequestOptions = []) { performRequests() }
    /// Lets the browser offer passkeys in fields for user names, until the person chooses one.
    open func performAutoFillAssistedRequests() { perform(isConditional: true) }

    /// Ends the requests; the delegate is told that they were canceled.
    open func cancel() {
        for ceremony in ceremonies { ceremony.cancel() }
    }

    private func perform(isConditional: Bool) {
        // Keeps the controller until the result is there: many apps keep it nowhere else.
        let ceremony = Ceremony(authorizationRequests, isConditional: isConditional) { [self] result in
            ceremonies.removeAll(where: \.isOver)
            tell(result)
        }
        ceremonies.append(ceremony)
        ceremony.begin(in: ViewGraph.current ?? window)
    }

    private func tell(_ result: Result<ASAuthorization, ASAuthorizationError>) {
        switch result {
        case .success(let authorization):
            delegate?.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
        case .failure(let error): delegate?.authorizationController(controller: self, didCompleteWithError: error)
        }
    }

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
    /// The person signed in, or made a passkey.
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
