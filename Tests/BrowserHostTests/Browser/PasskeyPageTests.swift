import BrowserTesting
import DisplayList
import Foundation
import JSONSyntax
import Testing

@testable import BrowserHost

/// Passkeys in Chromium, with an authenticator that agrees to everything.
@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor struct PasskeyPageTests {
    private static let element = ElementID(2)

    /// A picture of nothing but the element in whose place the page asks the browser.
    private static func list(_ payload: String) -> DisplayList {
        let module = ModuleContent(module: ResourcePath("/client/page/passkeys.js"), payload: payload)
        var root = DisplayElement(id: ElementID(1), frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.children = [element]
        var list = DisplayList(root: root, title: "Passkeys")
        list[element] = DisplayElement(
            id: element, frame: .zero, content: .module(module), input: ElementInput(events: [.module]))
        return list
    }

    private static func request(_ serial: Int, _ action: String, fields: Bool = false, _ options: String) -> String {
        #"{"request":{"serial":\#(serial),"action":"\#(action)","isConditional":\#(fields),"options":\#(options)}}"#
    }

    private static let registration = """
        {"rp":{"id":"localhost","name":"localhost"},"user":{"id":"YWRh","name":"ada","displayName":"Ada"},
        "challenge":"AQID_g","pubKeyCredParams":[{"type":"public-key","alg":-7}],"attestation":"none",
        "authenticatorSelection":{"residentKey":"required","userVerification":"preferred"},"excludeCredentials":[]}
        """

    private static func assertion(site: String = "localhost", allowed: String = "[]") -> String {
        #"{"rpId":"\#(site)","challenge":"_-8","userVerification":"preferred","allowCredentials":\#(allowed)}"#
    }

    /// Shows the page by a name: browsers keep no passkeys for addresses in digits.
    private func run(named host: String = "localhost", _ body: (RunningHost, Page) async throws -> Void) async throws {
        try await RunningHost.run(showing: { Self.list("{}") }) { running in
            try await Browser.shared(.chromium).withPage { page in
                try await page.navigate(to: URL(string: "http://\(host):\(running.port)/")!)
                try await page.waitFor("document.querySelector('#e\(Self.element.rawValue)')")
                try await page.addAuthenticator()
                try await body(running, page)
            }
        }
    }

    /// The page's answer to a request.
    private func answer(_ host: RunningHost, to payload: String) async throws -> JSONValue? {
        let count = host.contents[0].events.count
        host.contents[0].list = Self.list(payload)
        try await host.waitUntil { host.contents[0].events.count > count }
        guard case .module(let value)? = host.contents[0].events.last?.action else { return nil }
        return value
    }

    @Test func `a person makes a passkey and signs in with it`() async throws {
        try await run { host, page in
            let made = try await answer(host, to: Self.request(1, "create", Self.registration))
            #expect(made?["serial"] == .number(1))
            let name = try #require(made?["credential"]?["id"]?.string)
            #expect(made?["credential"]?["attestation"]?.string?.isEmpty == false)
            #expect(made?["credential"]?["attachment"] == .string("platform"))
            let allowed = Self.assertion(allowed: #"[{"type":"public-key","id":"\#(name)"}]"#)
            for (serial, options) in [(2, Self.assertion()), (3, allowed)] {
                let used = try await answer(host, to: Self.request(serial, "get", options))
                #expect(used?["serial"] == .number(Double(serial)))
                #expect(used?["credential"]?["id"] == .string(name))
                #expect(used?["credential"]?["userHandle"] == .string("YWRh"))
                #expect(used?["credential"]?["signature"]?.string?.isEmpty == false)
            }
            #expect(page.problems.isEmpty, "\(page.report)")
        }
    }

    @Test func `a passkey in a field is asked for without a question`() async throws {
        try await run { host, _ in
            _ = try await answer(host, to: Self.request(1, "create", Self.registration))
            let used = try await answer(host, to: Self.request(2, "get", fields: true, Self.assertion()))
            #expect(used?["credential"]?["userHandle"] == .string("YWRh"))
        }
    }

    @Test func `a site that isn't the page's own is refused, and so is a page without a name`() async throws {
        try await run { host, _ in
            let refused = try await answer(host, to: Self.request(1, "get", Self.assertion(site: "example.com")))
            #expect(refused?["error"] == .string("SecurityError"))
        }
        try await run(named: "127.0.0.1") { host, _ in
            let refused = try await answer(host, to: Self.request(1, "get", Self.assertion()))
            #expect(refused?["error"] == .string("SecurityError"))
        }
    }

    @Test func `a passkey that is there is not made again`() async throws {
        try await run { host, _ in
            let made = try await answer(host, to: Self.request(1, "create", Self.registration))
            let name = try #require(made?["credential"]?["id"]?.string)
            let again = Self.registration.replacing(
                #""excludeCredentials":[]"#, with: #""excludeCredentials":[{"type":"public-key","id":"\#(name)"}]"#)
            let refused = try await answer(host, to: Self.request(2, "create", again))
            #expect(refused?["error"] == .string("InvalidStateError"))
        }
    }
}
