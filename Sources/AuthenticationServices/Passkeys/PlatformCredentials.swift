import Foundation

/// A new passkey. The app's server checks it, and keeps its public key.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
    // @unchecked: nothing changes after it is made.

    /// What the browser had signed, as JSON.
    public let rawClientDataJSON: Data
    /// The passkey's identifier.
    public let credentialID: Data
    /// The public key, with what the authenticator says of itself, as CBOR.
    public let rawAttestationObject: Data?
    /// Where the passkey is kept.
    public let attachment: ASAuthorizationPublicKeyCredentialAttachment

    init?(_ answer: PageCredential) {
        guard let attestation = answer.attestation else { return nil }
        (rawClientDataJSON, credentialID) = (answer.clientData, answer.id)
        (rawAttestationObject, attachment) = (attestation, answer.attachment)
        super.init()
    }
}

/// The proof that a person has a passkey. The app's server checks it with the public key.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion,
    @unchecked Sendable
{
    // @unchecked: nothing changes after it is made.

    /// What the browser had signed, as JSON.
    public let rawClientDataJSON: Data
    /// The passkey's identifier.
    public let credentialID: Data
    /// What the authenticator signed besides the client data.
    public let rawAuthenticatorData: Data!
    /// The identifier with which the passkey was made; empty if the authenticator doesn't tell it.
    public let userID: Data!
    /// The signature.
    public let signature: Data!
    /// Where the passkey is kept.
    public let attachment: ASAuthorizationPublicKeyCredentialAttachment

    init?(_ answer: PageCredential) {
        guard let proof = answer.proof else { return nil }
        (rawClientDataJSON, credentialID, attachment) = (answer.clientData, answer.id, answer.attachment)
        (rawAuthenticatorData, userID, signature) = (proof.authenticatorData, proof.userHandle, proof.signature)
        super.init()
    }
}
