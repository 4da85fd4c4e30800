import Foundation
import UIKit

/// A successful sign-in, or a new passkey.
open class ASAuthorization: NSObject {
    /// Who signed in.
    public let credential: any ASAuthorizationCredential
    /// What was asked.
    public let provider: any ASAuthorizationProvider

    init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
        (self.credential, self.provider) = (credential, provider)
        super.init()
    }

    /// What an app wants to know about a person.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The scope's name.
        public let rawValue: String
        /// A scope by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The email address.
        public static let email = Scope(rawValue: "email")
    }

    /// What a request does.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The operation's name.
        public let rawValue: String
        /// An operation by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Depends on the request.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// Signs in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// Signs in again.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// Signs out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

/// Who signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A request for a sign-in.
open class ASAuthorizationRequest: NSObject {
    /// What made the request.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}

/// A request by OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the app wants to know.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back with the answer.
    open var state: String?
    /// Is part of the answer's token.
    open var nonce: String?
    /// What the request does.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The identifier of the person who should sign in again.
    open var user: String?
}

/// Makes requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a person is still signed in.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// A provider.
    public override init() { super.init() }

    /// A request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Passes on `notFound`: nobody is signed in with Apple here.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @MainActor (CredentialState, (any Error)?) -> Void
    ) { Task { @MainActor in completion(.notFound, nil) } }

    /// `notFound`: nobody is signed in with Apple here.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

    /// Posted when a person signs out of the app. Never posted here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
}

/// Whether Apple takes a person for a real one.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// Somebody who signed in with Apple. No app gets one here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    // @unchecked: nothing changes after it is made.

    /// The person's identifier.
    public let user: String
    /// What the request contained.
    open var state: String? { nil }
    /// What the app may know.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// A code for the app's server.
    open var authorizationCode: Data? { nil }
    /// A signed token.
    open var identityToken: Data? { nil }
    /// The email address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// Whether Apple takes the person for a real one.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    init(user: String) {
        self.user = user
        super.init()
    }
}

/// Makes requests for passwords that the device knows.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// A provider.
    public override init() { super.init() }
    /// A request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a password that the device knows.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A user name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    // @unchecked: nothing changes after it is made.

    /// The user name.
    public let user: String
    /// The password.
    public let password: String

    /// A user name and a password.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }
}
