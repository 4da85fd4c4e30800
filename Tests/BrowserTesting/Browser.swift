/// A headless Chromium for tests. Each page is a separate visitor (with its own cookies and storage), unless it is
/// opened in a shared `BrowserContext`.
///
/// Use `Browser.shared()`: starting one takes half a second, a page a tenth of that.
public final class Browser: Sendable {
    let connection: DevToolsConnection
    let userAgent: String

    private init(connection: DevToolsConnection, userAgent: String) {
        self.connection = connection
        self.userAgent = userAgent
    }

    /// Starts a Chromium of its own. It ends with `close()`, and in any case with this process.
    ///
    /// - Parameter minimumTextSize: What a person set in the browser for the smallest characters, in CSS pixels.
    /// - Throws: `BrowserError.chromiumNotFound` where there is none: a browser test never skips itself.
    public static func launch(minimumTextSize: Int = 0) async throws -> Browser {
        let connection = try DevToolsConnection(minimumTextSize: minimumTextSize)
        let version = try await connection.send("Browser.getVersion")
        return Browser(connection: connection, userAgent: version["userAgent"].string ?? "")
    }

    /// The Chromium that all tests of this process share.
    public static func shared() async throws -> Browser { try await sharedLaunch.value }

    private static let sharedLaunch = Task { try await launch() }

    /// Ends Chromium and waits until its process is gone.
    public func close() { connection.end() }

    /// A visitor: pages opened in it share cookies.
    public func newContext() async throws -> BrowserContext {
        let answer = try await connection.send("Target.createBrowserContext", ["disposeOnDetach": true])
        return BrowserContext(identifier: answer["browserContextId"].string ?? "")
    }

    /// Opens an empty page.
    public func newPage(_ options: PageOptions = PageOptions(), in context: BrowserContext? = nil) async throws -> Page
    {
        let context = if let context { context } else { try await newContext() }
        let target = try await connection.send(
            "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context.identifier)])
        let attached = try await connection.send(
            "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true])
        let page = Page(
            browser: self, context: context, target: target["targetId"].string ?? "",
            session: attached["sessionId"].string ?? "", options: options)
        try await page.prepare()
        return page
    }

    /// Opens a page, passes it to `body`, and always closes it. If `body` throws, the page's log is printed.
    @discardableResult
    public func withPage<Result>(
        _ options: PageOptions = PageOptions(), in context: BrowserContext? = nil,
        isolation: isolated (any Actor)? = #isolation, _ body: (Page) async throws -> sending Result
    ) async throws -> sending Result {
        let page = try await newPage(options, in: context)
        do {
            let result = try await body(page)
            await page.close()
            return result
        } catch {
            print(page.report)
            await page.close()
            throw error
        }
    }
}

/// A visitor: the pages of one context share cookies and storage, and with no others.
public struct BrowserContext: Sendable {
    let identifier: String
}
