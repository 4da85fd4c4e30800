extension ASAuthorizationError {
    /// Outside of windows there is no page to ask.
    static let noWindow = ASAuthorizationError(.failed, "There is no window whose page could ask for a passkey.")

    /// An error of the page's: its own, or a browser's by its name.
    static func named(_ name: String, site: String) -> ASAuthorizationError {
        switch name {
        case "NotAllowedError", "AbortError": ASAuthorizationError(.canceled)
        case "InvalidStateError": ASAuthorizationError(.matchedExcludedCredential)
        case "SecurityError":
            ASAuthorizationError(
                .failed, "“\(site)” is neither the host of this page nor a domain that the host belongs to.")
        case "Insecure": ASAuthorizationError(.failed, "Passkeys need a page over TLS, or on localhost.")
        case "Unsupported": ASAuthorizationError(.failed, "This browser doesn't offer passkeys.")
        case "NotSupportedError", "ConstraintError":
            ASAuthorizationError(.failed, "No authenticator can do what was asked.")
        default: ASAuthorizationError(.failed, "The browser refused the request.")
        }
    }
}

extension PageOptions {
    /// The site for which a credential is.
    var site: String {
        switch self {
        case .registration(let options): options.rp.id
        case .assertion(let options): options.rpId
        }
    }
}
