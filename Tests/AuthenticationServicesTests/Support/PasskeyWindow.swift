@testable import AuthenticationServices
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import Testing

/// A window without a browser, whose page is played by the test.
@MainActor
final class PasskeyWindow {
    let graph = ViewGraph()
    private var list = DisplayList(root: DisplayElement(id: ElementID(0)))

    init() {
        graph.setRoot(Attached(), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 300))
        render()
    }

    private func render() {
        if let new = graph.render() { list = new }
    }

    private var module: (id: ElementID, content: ModuleContent)? {
        render()
        for element in list.elements.values {
            if case .module(let content) = element.content { return (element.id, content) }
        }
        return nil
    }

    /// What the page is to do; nil for nothing.
    var request: JSONValue? {
        module.flatMap { try? JSONValue(parsing: $0.content.payload) }?["request"]
    }

    /// Waits until the page is to do something.
    func waitForRequest() async throws -> JSONValue {
        while request == nil { try await Task.sleep(for: .milliseconds(1)) }
        return try #require(request)
    }

    /// The page answers to the request that it has; `json` are the other members.
    func answer(_ json: String, serial: Int? = nil) throws {
        let serial = try #require(serial ?? request?["serial"]?.integer)
        let value = try JSONValue(parsing: #"{ "serial": \#(serial), \#(json) }"#)
        graph.handle(ElementEvent(element: try #require(module).id, frameSeen: 0, action: .module(value)))
        render()
    }

    /// Performs requests of a controller of the app's, and notes its result.
    func perform(_ requests: ASAuthorizationRequest..., autoFill: Bool = false) -> Performance {
        var performance: Performance?
        graph.inContext { performance = Performance(requests, autoFill: autoFill) }
        return performance!
    }
}

private struct Attached: View {
    var body: some View {
        Color.clear
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}

/// What a controller has told its delegate. The app keeps the delegate, but not the controller.
@MainActor
final class Performance: NSObject, ASAuthorizationControllerDelegate {
    private(set) var credential: (any ASAuthorizationCredential)?
    private(set) var error: ASAuthorizationError?
    private(set) weak var controller: ASAuthorizationController?

    init(_ requests: [ASAuthorizationRequest], autoFill: Bool = false) {
        super.init()
        let controller = ASAuthorizationController(authorizationRequests: requests)
        controller.delegate = self
        self.controller = controller
        if autoFill { controller.performAutoFillAssistedRequests() } else { controller.performRequests() }
    }

    /// Waits for an error.
    func failure() async throws -> ASAuthorizationError {
        while error == nil { try await Task.sleep(for: .milliseconds(1)) }
        return try #require(error)
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { credential = authorization.credential }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        self.error = error as? ASAuthorizationError
    }
}

/// Requests and answers of a site.
@MainActor
enum Sample {
    static let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    static let keys = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")

    static var registration: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        passkeys.createCredentialRegistrationRequest(
            challenge: Data([1, 2, 3, 254]), name: "ada", userID: Data("ada".utf8))
    }

    static var assertion: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        passkeys.createCredentialAssertionRequest(challenge: Data([255, 239]))
    }

    /// A browser's client data, in base64url.
    static func clientData(_ action: String, _ challenge: String) -> String {
        let data = #"{"type":"webauthn.\#(action)","challenge":"\#(challenge)","origin":"https://example.com"}"#
        return Data(data.utf8).base64URL
    }

    static let registered = """
        "credential": { "id": "AQID", "clientData": "\(clientData("create", "AQID_g"))", "attestation": "_-8" }
        """
    /// With 37 bytes of authenticator data.
    static let asserted = """
        "credential": {
          "id": "AQID", "clientData": "\(clientData("get", "_-8"))", "authenticatorData": "\(String(repeating: "A", count: 50))",
          "signature": "_-8", "userHandle": "YWRh", "attachment": "platform"
        }
        """
}
