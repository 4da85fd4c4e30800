import Foundation
import JSONSyntax
import Testing

@testable import AuthenticationServices

@MainActor
@Suite("What a page answers about a passkey")
struct PageAnswerTests {
    private let window = PasskeyWindow()

    @Test func `a new passkey reaches the app`() throws {
        let performance = window.perform(Sample.registration)
        try window.answer(Sample.registered)
        let passkey = try #require(
            performance.credential as? ASAuthorizationPlatformPublicKeyCredentialRegistration)
        #expect(passkey.credentialID == Data([1, 2, 3]))
        #expect(String(decoding: passkey.rawClientDataJSON, as: UTF8.self).contains("webauthn.create"))
        #expect(passkey.rawAttestationObject == Data([255, 239]) && passkey.attachment == .crossPlatform)
        #expect(window.request == nil)
    }

    @Test func `a sign-in reaches the app`() throws {
        let performance = window.perform(Sample.assertion)
        try window.answer(Sample.asserted)
        let passkey = try #require(performance.credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion)
        #expect(passkey.credentialID == Data([1, 2, 3]) && passkey.userID == Data("ada".utf8))
        #expect(passkey.signature == Data([255, 239]) && passkey.rawAuthenticatorData == Data(count: 37))
        #expect(passkey.attachment == .platform)
    }

    @Test func `an authenticator may keep to itself who the person is`() throws {
        let performance = window.perform(Sample.assertion)
        try window.answer(Sample.asserted.replacing(#""YWRh""#, with: "null"))
        let passkey = try #require(performance.credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion)
        #expect(passkey.userID == Data())
    }

    @Test func `a security key says how it is reached`() throws {
        let request = Sample.keys.createCredentialRegistrationRequest(
            challenge: Data([1]), displayName: "Ada", name: "ada", userID: Data([7]))
        let performance = window.perform(request)
        try window.answer(
            """
            "credential": {
              "id": "AQ", "clientData": "\(Sample.clientData("create", "AQ"))", "attestation": "AQ",
              "transports": ["usb", 5, "nfc"]
            }
            """)
        let key = try #require(performance.credential as? ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
        #expect(key.transports == [.usb, .nfc])
    }

    @Test(arguments: [
        ("NotAllowedError", ASAuthorizationError.Code.canceled, "canceled"), ("AbortError", .canceled, "canceled"),
        ("InvalidStateError", .matchedExcludedCredential, "already"),
        ("SecurityError", .failed, "“example.com” is neither the host of this page"),
        ("Insecure", .failed, "over TLS"), ("Unsupported", .failed, "This browser"),
        ("ConstraintError", .failed, "No authenticator"), ("TypeError", .failed, "refused"), ("", .failed, "refused"),
    ])
    func `a page's error is one of Apple's, which says why`(
        name: String, code: ASAuthorizationError.Code, words: String
    ) throws {
        let performance = window.perform(Sample.registration)
        try window.answer(#""error": "\#(name)""#)
        #expect(performance.error?.code == code)
        #expect(performance.error?.localizedDescription.contains(words) == true)
        #expect(window.request == nil)
    }

    @Test(arguments: [
        #""credential": null"#, #""credential": 5"#, #""error": 5"#, #""id": "AQID""#,
        #""credential": { "id": "AQID", "clientData": "e30" }"#,
        #""credential": { "id": "", "clientData": "e30", "attestation": "AQ" }"#,
        #""credential": { "id": "A", "clientData": "e30", "attestation": "AQ" }"#,
        #""credential": { "id": "A+/=", "clientData": "e30", "attestation": "AQ" }"#,
        #""credential": { "id": "é", "clientData": "e30", "attestation": "AQ" }"#,
        #""credential": { "id": 1e300, "clientData": "e30", "attestation": "AQ" }"#,
        #""credential": { "id": "AQ", "clientData": ["e30"], "attestation": "AQ" }"#,
        #""credential": { "id": "\#(String(repeating: "A", count: 1368))", "clientData": "e30", "attestation": "AQ" }"#,
        #""credential": { "id": "AQ", "clientData": "e30", "authenticatorData": "AQ", "signature": "AQ" }"#,
    ])
    func `what no browser answers is an error`(json: String) throws {
        let performance = window.perform(Sample.registration)
        try window.answer(json.replacing(#""e30""#, with: #""\#(Sample.clientData("create", "AQID_g"))""#))
        #expect(performance.error?.code == .invalidResponse && performance.credential == nil)
        #expect(performance.error?.localizedDescription == "The browser's answer can't be read.")
    }

    @Test(arguments: [("get", "AQID_g"), ("create", "AQID"), ("create", "")])
    func `an answer to another request is none to this one`(action: String, challenge: String) throws {
        let performance = window.perform(Sample.registration)
        let data = Sample.clientData(action, challenge)
        try window.answer(#""credential": { "id": "AQID", "clientData": "\#(data)", "attestation": "AQ" }"#)
        #expect(performance.error?.code == .invalidResponse && performance.credential == nil)
    }

    @Test func `a sign-in without all its parts is an error`() throws {
        for part in ["authenticatorData", "signature", "clientData"] {
            let performance = window.perform(Sample.assertion)
            try window.answer(Sample.asserted.replacing(part, with: "other"))
            #expect(performance.error?.code == .invalidResponse, "\(part)")
        }
        let performance = window.perform(Sample.assertion)
        try window.answer(Sample.asserted.replacing("YWRh", with: String(repeating: "A", count: 88)))
        #expect(performance.error?.code == .invalidResponse)
    }

    @Test(arguments: ["", "AQ", "AQI", "AQID", "-_8", "_-8_-w"])
    func `base64url is read and written`(text: String) {
        #expect(Data(base64URL: text)?.base64URL == text)
    }
}
