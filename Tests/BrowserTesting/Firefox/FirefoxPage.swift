import Foundation
import Synchronization

/// A page of Firefox: a browsing context of WebDriver BiDi, in its own window.
final class FirefoxPage: PageDriver {
    private let connection: CommandConnection
    let chrome: FirefoxChrome
    let context: String
    let options: PageOptions
    /// The positions of the fingers that are down.
    let fingers = Mutex<[CGPoint]>([])

    init(connection: CommandConnection, chrome: FirefoxChrome, context: String, options: PageOptions) {
        self.connection = connection
        self.chrome = chrome
        self.context = context
        self.options = options
    }

    /// Sends a command about this page.
    @discardableResult
    func send(_ method: String, _ parameters: [String: JSON] = [:]) async throws -> JSON {
        let own = parameters.merging(["context": .string(context)]) { $1 }
        return try await connection.send(method, .object(own))
    }

    /// Sends a command about several pages, including this one.
    func sendOfMany(_ method: String, _ parameters: [String: JSON]) async throws {
        let own = parameters.merging(["contexts": [.string(context)]]) { $1 }
        _ = try await connection.send(method, .object(own))
    }

    func close() async {
        _ = try? await send("browsingContext.close")
        connection.setHandler(page: context, nil)
    }

    func bringToFront() async throws { try await send("browsingContext.activate") }

    // MARK: Documents

    func navigate(to address: String) async throws {
        do {
            try await send("browsingContext.navigate", ["url": .string(address), "wait": "complete"])
        } catch BrowserError.commandFailed(_, let message) {
            throw BrowserError.navigationFailed(url: address, reason: message)
        }
    }

    func setContent(_ html: String) async throws {
        _ = try await evaluate("void (document.open(), document.write(\(Page.quoted(html))), document.close())")
    }

    func reload() async throws { try await send("browsingContext.reload", ["wait": "complete"]) }

    func travel(by steps: Int) async throws {
        try await send("browsingContext.traverseHistory", ["delta": .number(Double(steps))])
    }

    func historyIndex() async throws -> Int? {
        let place = "\(FirefoxChrome.window).gBrowser.selectedBrowser.browsingContext.sessionHistory.index"
        return try await chrome.evaluate(place).int ?? 0
    }

    // MARK: Scripts

    func evaluate(_ script: String) async throws -> JSON { JSON(remote: try await remoteValue(of: script)) }

    /// The value of a script in BiDi's format, in which a node has an identifier.
    func remoteValue(of script: String) async throws -> JSON {
        let answer = try await connection.send(
            "script.evaluate",
            [
                "expression": .string(script), "target": ["context": .string(context)], "awaitPromise": true,
                "userActivation": true,
            ])
        if answer["type"].string == "exception" {
            throw BrowserError.scriptThrew(answer["exceptionDetails"]["text"].string ?? "unknown exception")
        }
        return answer["result"]
    }

    func runInNewDocuments(_ script: String) async throws {
        try await sendOfMany("script.addPreloadScript", ["functionDeclaration": .string("() => {\n\(script)\n}")])
    }

    // MARK: Looking

    func screenshot() async throws -> Data {
        let answer = try await send("browsingContext.captureScreenshot", ["origin": "viewport"])
        guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
            throw BrowserError.commandFailed(method: "browsingContext.captureScreenshot", message: "no picture")
        }
        return data
    }

    func accessibilityTree() async throws -> AccessibilityNode {
        throw BrowserError.unsupported(.firefox, "BiDi has no accessibility tree")
    }

    func clearCookies() async throws {
        let partition: JSON = ["type": "context", "context": .string(context)]
        _ = try await connection.send("storage.deleteCookies", ["partition": partition])
    }

    /// No-op: BiDi doesn't report WebSocket frames.
    func stopWatchingNetwork() async throws {}
}
