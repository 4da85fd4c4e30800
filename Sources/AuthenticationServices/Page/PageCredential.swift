import Foundation
import JSONSyntax

/// A credential as a page reports it. It comes from outside: what is too large, or isn't what a browser sends, makes none.
struct PageCredential {
    /// What a sign-in proves.
    struct Proof {
        let authenticatorData: Data
        let signature: Data
        let userHandle: Data
    }

    let id: Data
    let clientData: Data
    /// For a new credential.
    let attestation: Data?
    /// For a sign-in.
    let proof: Proof?
    let attachment: ASAuthorizationPublicKeyCredentialAttachment
    let transports: [String]

    init?(_ value: JSONValue) {
        guard let id = value.bytes("id", 1...1023), let clientData = value.bytes("clientData", 2...8192) else {
            return nil
        }
        (self.id, self.clientData) = (id, clientData)
        attestation = value.bytes("attestation", 1...32_768)
        proof = Proof(value)
        attachment = value["attachment"]?.string == "platform" ? .platform : .crossPlatform
        transports = (value["transports"]?.array ?? []).prefix(16).compactMap(\.string).filter { $0.utf8.count <= 32 }
    }
}

extension PageCredential {
    /// Whether the client data names this request. This keeps an old answer from a new request, and proves nothing: a page can
    /// send what it likes.
    func answers(_ options: PageOptions) -> Bool {
        guard let told = try? JSONValue(parsing: Array(clientData)) else { return false }
        return told["type"]?.string == "webauthn.\(options.action)" && told["challenge"]?.string == options.challenge
    }
}

extension PageCredential.Proof {
    fileprivate init?(_ value: JSONValue) {
        // The data begins with a hash, flags and a count, which are 37 bytes.
        guard let data = value.bytes("authenticatorData", 37...8192), let signature = value.bytes("signature", 1...8192)
        else { return nil }
        var handle: Data? = Data()
        if let told = value["userHandle"], told != .null { handle = value.bytes("userHandle", 0...64) }
        guard let handle else { return nil }
        self.init(authenticatorData: data, signature: signature, userHandle: handle)
    }
}

extension JSONValue {
    /// The bytes of a member in base64url; nil if it is none, or not of an expected size.
    fileprivate func bytes(_ name: String, _ sizes: ClosedRange<Int>) -> Data? {
        guard let text = self[name]?.string, text.utf8.count <= sizes.upperBound * 2 else { return nil }
        return Data(base64URL: text).flatMap { sizes.contains($0.count) ? $0 : nil }
    }
}
