import Foundation

/// A request to make a credential on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest
{
    /// The site for which the credential is.
    public let relyingPartyIdentifier: String
    /// The person's identifier, of 1 to 64 bytes.
    open var userID: Data
    /// The name by which the person tells credentials apart.
    open var name: String
    /// A name to show; nil for `name`.
    open var displayName: String?
    /// Bytes of the app's server, which are signed.
    open var challenge: Data
    /// Whether the security key makes sure who the person is.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// What the security key says of itself.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// Whether the security key remembers for whom the credential is.
    open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged
    /// What the app's server can check, what it likes best first; empty for ES256.
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    /// Credentials that the person has already: a security key that has one of them makes no other.
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    init(
        provider: any ASAuthorizationProvider, relyingPartyIdentifier: String, challenge: Data, displayName: String,
        name: String, userID: Data
    ) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        (self.challenge, self.displayName, self.name, self.userID) = (challenge, displayName, name, userID)
        super.init(provider: provider)
    }
}

/// A request to sign in with a credential on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest
{
    /// The site for which the credential was made.
    open var relyingPartyIdentifier: String
    /// Bytes of the app's server, which are signed.
    open var challenge: Data
    /// Whether the security key makes sure who the person is.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The credentials from which the person chooses; empty for those that a security key remembers.
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    init(provider: any ASAuthorizationProvider, relyingPartyIdentifier: String, challenge: Data) {
        (self.relyingPartyIdentifier, self.challenge) = (relyingPartyIdentifier, challenge)
        super.init(provider: provider)
    }
}

extension ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: PageRequest {
    var options: PageOptions {
        var options = RegistrationOptions(self)
        options.authenticatorSelection.authenticatorAttachment = "cross-platform"
        options.authenticatorSelection.residentKey = residentKeyPreference
        let algorithms = credentialParameters.map(\.algorithm.rawValue)
        if !algorithms.isEmpty { options.pubKeyCredParams = algorithms.map { .init(alg: $0) } }
        options.excludeCredentials = excludedCredentials.map { .init($0.credentialID, $0.transports) }
        return .registration(options)
    }

    func credential(_ answer: PageCredential) -> (any ASAuthorizationCredential)? {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistration(answer)
    }
}

extension ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: PageRequest {
    var options: PageOptions {
        var options = AssertionOptions(self)
        options.allowCredentials = allowedCredentials.map { .init($0.credentialID, $0.transports) }
        return .assertion(options)
    }

    func credential(_ answer: PageCredential) -> (any ASAuthorizationCredential)? {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertion(answer)
    }
}
