import Foundation
import Synchronization

/// A page of a browser, for scripts, input and inspection.
public final class Page: Sendable {
    public let browser: Browser
    public let context: BrowserContext
    public let options: PageOptions
    let target: String
    let session: String
    let record = Mutex(PageRecord())

    init(browser: Browser, context: BrowserContext, target: String, session: String, options: PageOptions) {
        self.browser = browser
        self.context = context
        self.target = target
        self.session = session
        self.options = options
    }

    func prepare() async throws {
        browser.connection.setHandler(session: session) { [weak self] method, parameters in
            self?.record.withLock { $0.note(method, parameters) }
        }
        for domain in ["Page", "Runtime", "Network", "Log"] { try await send("\(domain).enable") }
        try await applyOptions()
        try await trackWebSockets()
    }

    @discardableResult
    func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await browser.connection.send(method, parameters, session: session)
    }

    /// Closes the page; errors are ignored.
    public func close() async {
        _ = try? await browser.connection.send("Target.closeTarget", ["targetId": .string(target)])
        browser.connection.setHandler(session: session, nil)
    }

    /// Brings the page to the front.
    public func bringToFront() async throws { try await send("Page.bringToFront") }

    /// Navigates to an address and waits until the document is loaded (its scripts may still be busy: use `waitFor`).
    public func navigate(to url: URL) async throws {
        let answer = try await send("Page.navigate", ["url": .string(url.absoluteString)])
        if let reason = answer["errorText"].string, !reason.isEmpty {
            throw BrowserError.navigationFailed(url: url.absoluteString, reason: reason)
        }
        try await waitFor("document.readyState === 'complete' && location.href !== 'about:blank'")
    }

    /// Shows a document given as HTML.
    public func setContent(_ html: String) async throws {
        let tree = try await send("Page.getFrameTree")
        let frame = tree["frameTree"]["frame"]["id"]
        try await send("Page.setDocumentContent", ["frameId": frame, "html": .string(html)])
    }

    public func reload() async throws {
        try await send("Page.reload")
        try await waitFor("document.readyState === 'complete'")
    }

    /// Evaluates an expression, and awaits it if it is a promise; `undefined` is `.null`.
    @discardableResult
    public func evaluate(_ script: String) async throws -> JSON {
        let answer = try await send(
            "Runtime.evaluate",
            ["expression": .string(script), "returnByValue": true, "awaitPromise": true, "userGesture": true])
        if case .object(let details) = answer["exceptionDetails"] {
            let text = details["exception"]?["description"].string ?? details["text"]?.string ?? "unknown exception"
            throw BrowserError.scriptThrew(text)
        }
        return answer["result"]["value"]
    }

    /// Waits until an expression is true (a promise is awaited; an exception counts as false).
    /// - Throws: `BrowserError.conditionNotMet` with the page's log and its body's text.
    public func waitFor(_ condition: String, timeout: Duration = .seconds(20)) async throws {
        let deadline = ContinuousClock.now + timeout
        while true {
            do {
                if try await evaluate(condition).isTruthy { return }
            } catch BrowserError.chromiumEnded {
                throw BrowserError.chromiumEnded
            } catch {
                // A document that is being replaced answers with errors; persistent errors are in the report.
            }
            guard ContinuousClock.now < deadline else {
                throw BrowserError.conditionNotMet(condition, report: await reportWithText())
            }
            try await Task.sleep(for: .milliseconds(15))
        }
    }

    private func reportWithText() async -> String {
        let text = try? await evaluate("location.href + '\\n' + (document.body?.innerText ?? '').slice(0, 2000)")
        return report + "\nThe page shows: \(text?.string ?? "nothing that could be read")"
    }
}
