/// A headless browser for tests. Each page is a separate visitor (with its own cookies and storage), unless it is
/// opened in a shared `BrowserContext`.
///
/// Use `Browser.shared()`: starting one takes half a second or more, a page a tenth of that.
public final class Browser: Sendable {
    public let engine: Engine
    private let driver: any BrowserDriver

    private init(engine: Engine, driver: any BrowserDriver) {
        self.engine = engine
        self.driver = driver
    }

    /// Starts a separate browser. It ends with `close()`, and at the latest with this process.
    ///
    /// - Parameters:
    ///   - minimumTextSize: The user's minimum font size in the browser, in CSS pixels.
    ///   - hasSound: Whether Firefox finds a sound device, which plays faster than in real time. The others need none.
    /// - Throws: `BrowserError.browserNotFound` if it isn't installed: a browser test is never skipped.
    public static func launch(
        _ engine: Engine = .preferred, minimumTextSize: Int = 0, hasSound: Bool = false
    ) async throws -> Browser {
        let driver: any BrowserDriver =
            switch engine {
            case .chromium: try await ChromiumDriver(minimumTextSize: minimumTextSize)
            case .firefox: try await FirefoxDriver(minimumTextSize: minimumTextSize, hasSound: hasSound)
            case .webkit: try WebKitDriver(minimumTextSize: minimumTextSize)
            }
        return Browser(engine: engine, driver: driver)
    }

    /// The browser that all tests of this process share.
    public static func shared(_ engine: Engine = .preferred) async throws -> Browser {
        let launch =
            switch engine {
            case .chromium: sharedChromium
            case .firefox: sharedFirefox
            case .webkit: sharedWebKit
            }
        return try await launch.value
    }

    private static let sharedChromium = Task { try await launch(.chromium) }
    private static let sharedFirefox = Task { try await launch(.firefox) }
    private static let sharedWebKit = Task { try await launch(.webkit) }

    /// Ends the browser and waits until its processes are gone.
    public func close() { driver.end() }

    /// Creates a visitor: its pages share cookies.
    public func newContext() async throws -> BrowserContext {
        BrowserContext(identifier: try await driver.newContext())
    }

    /// Opens an empty page.
    public func newPage(_ options: PageOptions = PageOptions(), in context: BrowserContext? = nil) async throws -> Page
    {
        let context = if let context { context } else { try await newContext() }
        let recording = PageRecording()
        let driver = try await driver.newPage(in: context.identifier, options, recording)
        let page = Page(browser: self, context: context, options: options, driver: driver, recording: recording)
        if engine.runsScriptsFirst { try await page.trackWebSockets() }
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

/// A visitor: the pages of a context share cookies and storage with each other only.
public struct BrowserContext: Sendable {
    let identifier: String
}
