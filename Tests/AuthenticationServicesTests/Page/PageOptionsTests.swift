import AuthenticationServices
import Foundation
import JSONSyntax
import Testing

@MainActor
@Suite("What a page is asked for a passkey")
struct PageOptionsTests {
    private let window = PasskeyWindow()

    @Test func `a page that nobody asks has nothing to do`() {
        #expect(window.request == nil)
    }

    @Test func `a new passkey is asked for in the words of Web Authentication`() throws {
        let request = Sample.registration
        request.userVerificationPreference = .required
        request.attestationPreference = .direct
        request.excludedCredentials = [.init(credentialID: Data([251, 255]))]
        _ = window.perform(request)
        #expect(window.request?["serial"] == .number(1) && window.request?["action"] == .string("create"))
        let expected = """
            {
              "rp": { "id": "example.com", "name": "example.com" },
              "user": { "id": "YWRh", "name": "ada", "displayName": "ada" },
              "challenge": "AQID_g", "attestation": "direct",
              "pubKeyCredParams": [{ "type": "public-key", "alg": -7 }, { "type": "public-key", "alg": -257 }],
              "authenticatorSelection": { "residentKey": "required", "userVerification": "required" },
              "excludeCredentials": [{ "type": "public-key", "id": "-_8" }]
            }
            """
        #expect(try window.request?["options"] == JSONValue(parsing: expected))
    }

    @Test func `a sign-in is asked for in the words of Web Authentication`() throws {
        let request = Sample.assertion
        request.userVerificationPreference = .discouraged
        request.allowedCredentials = [.init(credentialID: Data([1])), .init(credentialID: Data([2]))]
        _ = window.perform(request)
        #expect(window.request?["action"] == .string("get") && window.request?["isConditional"] == .bool(false))
        let expected = """
            {
              "rpId": "example.com", "challenge": "_-8", "userVerification": "discouraged",
              "allowCredentials": [{ "type": "public-key", "id": "AQ" }, { "type": "public-key", "id": "Ag" }]
            }
            """
        #expect(try window.request?["options"] == JSONValue(parsing: expected))
    }

    @Test func `a security key is asked for as one`() throws {
        let request = Sample.keys.createCredentialRegistrationRequest(
            challenge: Data([1]), displayName: "Ada Lovelace", name: "ada", userID: Data([7]))
        request.residentKeyPreference = .preferred
        request.credentialParameters = [.init(algorithm: .init(rawValue: -8)), .init(algorithm: .ES256)]
        request.excludedCredentials = [.init(credentialID: Data([1]), transports: [.usb, .bluetooth])]
        _ = window.perform(request)
        let options = window.request?["options"]
        #expect(options?["user"]?["displayName"] == .string("Ada Lovelace"))
        let selection = options?["authenticatorSelection"]
        #expect(selection?["authenticatorAttachment"] == .string("cross-platform"))
        #expect(selection?["residentKey"] == .string("preferred"))
        #expect(options?["pubKeyCredParams"]?.array?.map { $0["alg"] } == [.number(-8), .number(-7)])
        let excluded = options?["excludeCredentials"]?.array?.first
        #expect(excluded?["transports"] == .array([.string("usb"), .string("ble")]))
    }

    @Test func `passkeys in fields are asked for without a question`() {
        _ = window.perform(Sample.assertion, autoFill: true)
        #expect(window.request?["isConditional"] == .bool(true))
    }
}
