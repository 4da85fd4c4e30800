import Foundation

/// A new credential on a security key. The app's server checks it, and keeps its public key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
    // @unchecked: nothing changes after it is made.

    /// What the browser had signed, as JSON.
    public let rawClientDataJSON: Data
    /// The credential's identifier.
    public let credentialID: Data
    /// The public key, with what the security key says of itself, as CBOR.
    public let rawAttestationObject: Data?
    /// How the security key can be reached.
    public let transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport]

    init?(_ answer: PageCredential) {
        guard let attestation = answer.attestation else { return nil }
        (rawClientDataJSON, credentialID, rawAttestationObject) = (answer.clientData, answer.id, attestation)
        transports = answer.transports.map { .init($0) }
        super.init()
    }
}

/// The proof that a person has a credential on a security key. The app's server checks it with the public key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
    ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
    // @unchecked: nothing changes after it is made.

    /// What the browser had signed, as JSON.
    public let rawClientDataJSON: Data
    /// The credential's identifier.
    public let credentialID: Data
    /// What the security key signed besides the client data.
    public let rawAuthenticatorData: Data!
    /// The identifier with which the credential was made; empty if the security key doesn't tell it.
    public let userID: Data!
    /// The signature.
    public let signature: Data!

    init?(_ answer: PageCredential) {
        guard let proof = answer.proof else { return nil }
        (rawClientDataJSON, credentialID) = (answer.clientData, answer.id)
        (rawAuthenticatorData, userID, signature) = (proof.authenticatorData, proof.userHandle, proof.signature)
        super.init()
    }
}
