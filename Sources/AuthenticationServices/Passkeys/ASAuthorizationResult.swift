/// What a person signed in with, or has made.
///
/// See [ASAuthorizationResult](https://developer.apple.com/documentation/authenticationservices/asauthorizationresult).
public enum ASAuthorizationResult: Sendable {
    /// A password. Never here.
    case password(ASPasswordCredential)
    /// An Apple Account. Never here.
    case appleID(ASAuthorizationAppleIDCredential)
    /// The proof that the person has a passkey.
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    /// A new passkey.
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    /// The proof that the person has a credential on a security key.
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    /// A new credential on a security key.
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)

    /// Nil for a credential of another kind.
    init?(_ credential: any ASAuthorizationCredential) {
        switch credential {
        case let credential as ASAuthorizationPlatformPublicKeyCredentialAssertion:
            self = .passkeyAssertion(credential)
        case let credential as ASAuthorizationPlatformPublicKeyCredentialRegistration:
            self = .passkeyRegistration(credential)
        case let credential as ASAuthorizationSecurityKeyPublicKeyCredentialAssertion:
            self = .securityKeyAssertion(credential)
        case let credential as ASAuthorizationSecurityKeyPublicKeyCredentialRegistration:
            self = .securityKeyRegistration(credential)
        default: return nil
        }
    }
}
