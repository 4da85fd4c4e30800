import Foundation

/// Makes requests for passkeys. The browser keeps them, or knows who does.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The site for which the passkeys are: the page's host, or a domain that it belongs to.
    public let relyingPartyIdentifier: String

    /// A provider for a site.
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }

    /// A request to make a passkey.
    ///
    /// - Parameters:
    ///   - challenge: Bytes of the app's server, which are signed.
    ///   - name: The name by which the person tells passkeys apart.
    ///   - userID: The person's identifier, of 1 to 64 bytes.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            provider: self, relyingPartyIdentifier: relyingPartyIdentifier, challenge: challenge, name: name,
            userID: userID)
    }

    /// A request to sign in with a passkey.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
            provider: self, relyingPartyIdentifier: relyingPartyIdentifier, challenge: challenge)
    }
}

/// Names a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor
{
    /// The passkey's identifier.
    open var credentialID: Data

    /// Names the passkey with an identifier.
    public init(credentialID: Data) {
        self.credentialID = credentialID
        super.init()
    }
}
