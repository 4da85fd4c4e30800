import Foundation

/// A request to make a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest
{
    /// The site for which the passkey is.
    public let relyingPartyIdentifier: String
    /// The person's identifier, of 1 to 64 bytes.
    open var userID: Data
    /// The name by which the person tells passkeys apart.
    open var name: String
    /// A name to show; nil for `name`.
    open var displayName: String?
    /// Bytes of the app's server, which are signed.
    open var challenge: Data
    /// Whether the authenticator makes sure who the person is.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// What the authenticator says of itself.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// Passkeys that the person has already: who keeps one of them makes no other.
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

    init(
        provider: any ASAuthorizationProvider, relyingPartyIdentifier: String, challenge: Data, name: String,
        userID: Data
    ) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init(provider: provider)
    }
}

/// A request to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest
{
    /// The site for which the passkey was made.
    open var relyingPartyIdentifier: String
    /// Bytes of the app's server, which are signed.
    open var challenge: Data
    /// Whether the authenticator makes sure who the person is.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The passkeys from which the person chooses; empty for all.
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

    init(provider: any ASAuthorizationProvider, relyingPartyIdentifier: String, challenge: Data) {
        (self.relyingPartyIdentifier, self.challenge) = (relyingPartyIdentifier, challenge)
        super.init(provider: provider)
    }
}

extension ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: PageRequest {
    var options: PageOptions {
        var options = RegistrationOptions(self)
        // Where the passkey is kept is the person's choice.
        options.authenticatorSelection.residentKey = .required
        // What some systems' own authenticators sign with, besides ES256, which all others have.
        options.pubKeyCredParams += [.init(alg: -257)]
        options.excludeCredentials = (excludedCredentials ?? []).map { .init($0.credentialID) }
        return .registration(options)
    }

    func credential(_ answer: PageCredential) -> (any ASAuthorizationCredential)? {
        ASAuthorizationPlatformPublicKeyCredentialRegistration(answer)
    }
}

extension ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: PageRequest {
    var options: PageOptions {
        var options = AssertionOptions(self)
        options.allowCredentials = allowedCredentials.map { .init($0.credentialID) }
        return .assertion(options)
    }

    func credential(_ answer: PageCredential) -> (any ASAuthorizationCredential)? {
        ASAuthorizationPlatformPublicKeyCredentialAssertion(answer)
    }
}
