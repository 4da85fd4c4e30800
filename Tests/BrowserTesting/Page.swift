import Foundation

/// A page of a browser, for scripts, input and inspection.
public final class Page: Sendable {
    public let browser: Browser
    public let context: BrowserContext
    public let options: PageOptions
    let driver: any PageDriver
    let recording: PageRecording

    init(
        browser: Browser, context: BrowserContext, options: PageOptions, driver: any PageDriver,
        recording: PageRecording
    ) {
        self.browser = browser
        self.context = context
        self.options = options
        self.driver = driver
        self.recording = recording
    }

    /// Closes the page; errors are ignored.
    public func close() async { await driver.close() }

    /// Brings the page to the front.
    public func bringToFront() async throws { try await driver.bringToFront() }

    /// Navigates to an address and waits until the document is loaded (its scripts may still be busy: use `waitFor`).
    public func navigate(to url: URL) async throws {
        try await driver.navigate(to: url.absoluteString)
        try await waitFor("document.readyState === 'complete' && location.href !== 'about:blank'")
    }

    /// Shows a document given as HTML.
    public func setContent(_ html: String) async throws { try await driver.setContent(html) }

    public func reload() async throws {
        try await driver.reload()
        try await waitFor("document.readyState === 'complete'")
    }

    /// Evaluates an expression, and awaits it if it is a promise; `undefined` is `.null`.
    @discardableResult
    public func evaluate(_ script: String) async throws -> JSON { try await driver.evaluate(script) }

    /// Runs JavaScript in each page that is opened from now on, before the page's own.
    public func runInNewDocuments(_ script: String) async throws { try await driver.runInNewDocuments(script) }

    /// Waits until an expression is true (a promise is awaited; an exception counts as false).
    /// - Throws: `BrowserError.conditionNotMet` with the page's log and its body's text.
    public func waitFor(_ condition: String, timeout: Duration = .seconds(20)) async throws {
        let deadline = ContinuousClock.now + timeout
        while true {
            do {
                if try await evaluate(condition).isTruthy { return }
            } catch BrowserError.browserEnded {
                throw BrowserError.browserEnded
            } catch {
                // A document that is being replaced causes errors; persistent errors are in the report.
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
