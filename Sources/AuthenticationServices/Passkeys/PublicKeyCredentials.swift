import Foundation

/// A credential that consists of a key pair.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    /// What the browser signed, or had signed, as JSON: the app's server checks it.
    var rawClientDataJSON: Data { get }
    /// The credential's identifier.
    var credentialID: Data { get }
}

/// A new credential.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    /// The public key, with what the authenticator says of itself, as CBOR.
    var rawAttestationObject: Data? { get }
}

/// The proof that a person has a credential.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    /// What the authenticator signed besides the client data.
    var rawAuthenticatorData: Data! { get }
    /// The identifier with which the credential was made; empty if the authenticator doesn't tell it.
    var userID: Data! { get }
    /// The signature.
    var signature: Data! { get }
}

/// Names a credential.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
    /// The credential's identifier.
    var credentialID: Data { get set }
}

/// A request to make a credential.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    /// The site for which the credential is: the page's host, or a domain that it belongs to.
    var relyingPartyIdentifier: String { get }
    /// The person's identifier, of 1 to 64 bytes, which comes back when the credential is used.
    var userID: Data { get set }
    /// The name by which the person tells credentials apart.
    var name: String { get set }
    /// A name to show; nil for `name`.
    var displayName: String? { get set }
    /// Bytes of the app's server, which are signed.
    var challenge: Data { get set }
    /// Whether the authenticator makes sure who the person is.
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    /// What the authenticator says of itself.
    var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// A request to sign in with a credential.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    /// Bytes of the app's server, which are signed.
    var challenge: Data { get set }
    /// The site for which the credential was made.
    var relyingPartyIdentifier: String { get set }
    /// Whether the authenticator makes sure who the person is.
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}
