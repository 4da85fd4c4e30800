import Foundation

/// Makes requests for credentials on security keys.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The site for which the credentials are: the page's host, or a domain that it belongs to.
    public let relyingPartyIdentifier: String

    /// A provider for a site.
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }

    /// A request to make a credential. Without `credentialParameters` it is one for ES256.
    ///
    /// - Parameters:
    ///   - challenge: Bytes of the app's server, which are signed.
    ///   - displayName: A name to show.
    ///   - name: The name by which the person tells credentials apart.
    ///   - userID: The person's identifier, of 1 to 64 bytes.
    open func createCredentialRegistrationRequest(
        challenge: Data, displayName: String, name: String, userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
            provider: self, relyingPartyIdentifier: relyingPartyIdentifier, challenge: challenge,
            displayName: displayName, name: name, userID: userID)
    }

    /// A request to sign in with a credential.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(
            provider: self, relyingPartyIdentifier: relyingPartyIdentifier, challenge: challenge)
    }
}

/// Names a credential on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
    ASAuthorizationPublicKeyCredentialDescriptor
{
    /// How a security key is reached.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        /// The word of Web Authentication.
        public let rawValue: String
        /// A way by its word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A way by its word.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// It is plugged in.
        public static let usb = Self("usb")
        /// It is held near.
        public static let nfc = Self("nfc")
        /// By Bluetooth.
        public static let bluetooth = Self("ble")
        /// All ways.
        public static var allSupported: [Transport] { [.usb, .nfc, .bluetooth] }
    }

    /// The credential's identifier.
    open var credentialID: Data
    /// How the security key can be reached; empty if that isn't known.
    open var transports: [Transport]

    /// Names the credential with an identifier.
    public init(credentialID: Data, transports allowedTransports: [Transport]) {
        (self.credentialID, transports) = (credentialID, allowedTransports)
        super.init()
    }
}

/// What a new credential is made for.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
    /// How it signs.
    public let algorithm: ASCOSEAlgorithmIdentifier

    /// A credential that signs in one way.
    public init(algorithm: ASCOSEAlgorithmIdentifier) {
        self.algorithm = algorithm
        super.init()
    }
}
