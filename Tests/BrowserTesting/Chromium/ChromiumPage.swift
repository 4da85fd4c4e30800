import Foundation

/// A page of Chromium, attached to by a session of the DevTools protocol.
final class ChromiumPage: PageDriver {
    private let connection: CommandConnection
    private let target: String
    let session: String
    let options: PageOptions

    init(connection: CommandConnection, target: String, session: String, options: PageOptions) {
        self.connection = connection
        self.target = target
        self.session = session
        self.options = options
    }

    @discardableResult
    func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await connection.send(method, parameters, session: session)
    }

    func prepare(userAgent: String) async throws {
        for domain in ["Page", "Runtime", "Network", "Log"] { try await send("\(domain).enable") }
        try await applyOptions(userAgent: userAgent)
    }

    func close() async {
        _ = try? await connection.send("Target.closeTarget", ["targetId": .string(target)])
        connection.setHandler(page: session, nil)
    }

    func bringToFront() async throws { try await send("Page.bringToFront") }

    // MARK: Documents

    func navigate(to address: String) async throws {
        let answer = try await send("Page.navigate", ["url": .string(address)])
        if let reason = answer["errorText"].string, !reason.isEmpty {
            throw BrowserError.navigationFailed(url: address, reason: reason)
        }
    }

    func setContent(_ html: String) async throws {
        let tree = try await send("Page.getFrameTree")
        let frame = tree["frameTree"]["frame"]["id"]
        try await send("Page.setDocumentContent", ["frameId": frame, "html": .string(html)])
    }

    func reload() async throws { try await send("Page.reload") }

    func historyIndex() async throws -> Int? {
        Int(try await send("Page.getNavigationHistory")["currentIndex"].double ?? 0)
    }

    func travel(by steps: Int) async throws {
        let history = try await send("Page.getNavigationHistory")
        let place = Int(history["currentIndex"].double ?? 0) + steps
        guard let entries = history["entries"].array, entries.indices.contains(place) else {
            throw BrowserError.navigationFailed(url: "entry \(place) of the history", reason: "there is none")
        }
        try await send("Page.navigateToHistoryEntry", ["entryId": entries[place]["id"]])
    }

    // MARK: Scripts

    func evaluate(_ script: String) async throws -> JSON {
        let answer = try await send(
            "Runtime.evaluate",
            ["expression": .string(script), "returnByValue": true, "awaitPromise": true, "userGesture": true])
        if case .object(let details) = answer["exceptionDetails"] {
            let text = details["exception"]?["description"].string ?? details["text"]?.string ?? "unknown exception"
            throw BrowserError.scriptThrew(text)
        }
        return answer["result"]["value"]
    }

    func runInNewDocuments(_ script: String) async throws {
        try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
    }

    // MARK: Looking

    func screenshot() async throws -> Data {
        let answer = try await send("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": false])
        guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
            throw BrowserError.commandFailed(method: "Page.captureScreenshot", message: "no picture came back")
        }
        return data
    }

    func accessibilityTree() async throws -> AccessibilityNode {
        let answer = try await send("Accessibility.getFullAXTree")
        let nodes = answer["nodes"].array ?? []
        let byIdentifier = Dictionary(
            nodes.map { ($0["nodeId"].string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        guard let root = nodes.first, let tree = AccessibilityNode.nodes(for: root, in: byIdentifier).first else {
            throw BrowserError.commandFailed(method: "Accessibility.getFullAXTree", message: "the tree is empty")
        }
        return tree
    }

    func clearCookies() async throws { try await send("Network.clearBrowserCookies") }
    func stopWatchingNetwork() async throws { try await send("Network.disable") }
}
