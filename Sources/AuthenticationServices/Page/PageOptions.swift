import Foundation

/// A request that a page can perform.
protocol PageRequest: ASAuthorizationRequest {
    /// What the browser is asked.
    var options: PageOptions { get }
    /// What the app gets; nil if the answer isn't one to this request.
    func credential(_ answer: PageCredential) -> (any ASAuthorizationCredential)?
}

/// The options of `navigator.credentials`, by the names that they have there. Bytes are in base64url.
enum PageOptions: Equatable {
    case registration(RegistrationOptions)
    case assertion(AssertionOptions)

    /// A method of `navigator.credentials`.
    var action: String {
        switch self {
        case .registration: "create"
        case .assertion: "get"
        }
    }

    /// In base64url.
    var challenge: String {
        switch self {
        case .registration(let options): options.challenge
        case .assertion(let options): options.challenge
        }
    }
}

extension PageOptions: Encodable {
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .registration(let options): try options.encode(to: encoder)
        case .assertion(let options): try options.encode(to: encoder)
        }
    }
}

/// The options of `create`.
struct RegistrationOptions: Encodable, Equatable {
    struct Party: Encodable, Equatable { var id, name: String }
    struct User: Encodable, Equatable { var id, name, displayName: String }
    struct Parameter: Encodable, Equatable {
        var type = "public-key"
        var alg: Int
    }
    struct Selection: Encodable, Equatable {
        var authenticatorAttachment: String?
        var residentKey: ASAuthorizationPublicKeyCredentialResidentKeyPreference
        var userVerification: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    }

    var rp: Party
    var user: User
    var challenge: String
    var pubKeyCredParams = [Parameter(alg: ASCOSEAlgorithmIdentifier.ES256.rawValue)]
    var authenticatorSelection: Selection
    var attestation: ASAuthorizationPublicKeyCredentialAttestationKind
    var excludeCredentials: [CredentialName] = []

    init(_ request: some ASAuthorizationPublicKeyCredentialRegistrationRequest) {
        let site = request.relyingPartyIdentifier
        rp = Party(id: site, name: site)
        user = User(
            id: request.userID.base64URL, name: request.name, displayName: request.displayName ?? request.name)
        challenge = request.challenge.base64URL
        authenticatorSelection = Selection(
            residentKey: .preferred, userVerification: request.userVerificationPreference)
        attestation = request.attestationPreference
    }
}

/// The options of `get`.
struct AssertionOptions: Encodable, Equatable {
    var rpId: String
    var challenge: String
    var userVerification: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    var allowCredentials: [CredentialName] = []

    init(_ request: some ASAuthorizationPublicKeyCredentialAssertionRequest) {
        (rpId, challenge) = (request.relyingPartyIdentifier, request.challenge.base64URL)
        userVerification = request.userVerificationPreference
    }
}

/// Names a credential in the options.
struct CredentialName: Encodable, Equatable {
    var id: String
    var type = "public-key"
    var transports: [String]?

    init(_ id: Data, _ transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] = []) {
        self.id = id.base64URL
        self.transports = transports.isEmpty ? nil : transports.map(\.rawValue)
    }
}

extension ASAuthorizationPublicKeyCredentialUserVerificationPreference: Encodable {}
extension ASAuthorizationPublicKeyCredentialAttestationKind: Encodable {}
extension ASAuthorizationPublicKeyCredentialResidentKeyPreference: Encodable {}
