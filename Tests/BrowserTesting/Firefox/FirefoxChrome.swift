import Foundation

/// Firefox's privileged scope. It provides what BiDi lacks: changing settings at run time, input methods, the history.
struct FirefoxChrome {
    private let connection: CommandConnection
    private let context: JSON

    init(_ connection: CommandConnection) async throws {
        self.connection = connection
        let tree = try await connection.send("browsingContext.getTree", ["moz:scope": "chrome"])
        guard let first = tree["contexts"].array?.first else {
            throw BrowserError.launchFailed("Firefox shows no window")
        }
        context = first["context"]
    }

    @discardableResult
    func evaluate(_ script: String) async throws -> JSON {
        let answer = try await connection.send(
            "script.evaluate",
            ["expression": .string(script), "target": ["context": context], "awaitPromise": true])
        if answer["type"].string == "exception" {
            throw BrowserError.scriptThrew(answer["exceptionDetails"]["text"].string ?? "")
        }
        return JSON(remote: answer["result"])
    }

    /// Sets a preference for all pages.
    func set(_ name: String, _ number: Int) async throws {
        try await evaluate("void Services.prefs.setIntPref(\(Page.quoted(name)), \(number))")
    }

    /// The frontmost window: that of the page that was opened last or brought to the front.
    static let window = "Services.wm.getMostRecentWindow('navigator:browser')"
}
