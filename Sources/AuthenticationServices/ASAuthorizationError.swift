import Foundation

/// Why nobody signed in.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential,
            credentialImport, credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation
    }

    /// The reason.
    public let code: Code
    private let details: String?

    /// An error with a reason.
    public init(_ code: Code) { self.init(code, nil) }

    /// An error with a reason, and what it means here.
    init(_ code: Code, _ details: String?) { (self.code, self.details) = (code, details) }

    /// The answer to every request for an account of Apple's, or for a password.
    static let noAccount = ASAuthorizationError(.failed)

    /// Apple's domain.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is wrong.
    public var errorDescription: String? { details ?? code.meaning }
    /// The reason in words, for code that has the error as an `NSError`.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    /// Errors with the same reason are equal, whatever else they say.
    public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
    /// Hashes the reason.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension ASAuthorizationError.Code {
    /// Whether an error has this reason: for `catch ASAuthorizationError.canceled`.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
        (error as? ASAuthorizationError)?.code == code
    }

    fileprivate var meaning: String {
        switch self {
        case .canceled: "The sign-in was canceled."
        case .invalidResponse: "The browser's answer can't be read."
        case .matchedExcludedCredential: "There is a passkey for this account already."
        default: "Signing in with Apple isn't available on this system."
        }
    }
}

extension ASAuthorizationError {
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
    /// The authenticator has one of the excluded credentials.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    /// Credentials couldn't be imported. Never thrown here.
    public static var credentialImport: Code { .credentialImport }
    /// Credentials couldn't be exported. Never thrown here.
    public static var credentialExport: Code { .credentialExport }
    /// The person prefers to sign in with Apple. Never thrown here.
    public static var preferSignInWithApple: Code { .preferSignInWithApple }
    /// The device can't make passkeys yet. Never thrown here.
    public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}
