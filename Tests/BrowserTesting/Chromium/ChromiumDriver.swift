import Foundation

/// A headless Chromium, over its DevTools protocol. It exits when the other end of its pipe closes.
final class ChromiumDriver: BrowserDriver {
    private let connection: CommandConnection
    private let userAgent: String

    /// Starts the browser, with a profile of its own.
    init(minimumTextSize: Int) async throws {
        let folder = BrowserProcess.newFolder()
        let settings = minimumTextSize > 0 ? ["--blink-settings=minimumFontSize=\(minimumTextSize)"] : []
        let command = [try Self.executable(), "--user-data-dir=\(folder)"] + settings + Self.options
        let process = try BrowserProcess(command, folder: folder, supervision: .endsByItself)
        connection = CommandConnection(PipeChannel(process: process)) { $0["sessionId"].string ?? "" }
        userAgent = try await connection.send("Browser.getVersion")["userAgent"].string ?? ""
    }

    func end() { connection.end() }

    func newContext() async throws -> String {
        let answer = try await connection.send("Target.createBrowserContext", ["disposeOnDetach": true])
        return answer["browserContextId"].string ?? ""
    }

    func newPage(in context: String, _ options: PageOptions, _ recording: PageRecording) async throws -> any PageDriver
    {
        let target = try await connection.send(
            "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context)])
        let attached = try await connection.send(
            "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true])
        let page = ChromiumPage(
            connection: connection, target: target["targetId"].string ?? "",
            session: attached["sessionId"].string ?? "", options: options)
        connection.setHandler(page: page.session) { method, parameters in
            recording.record.withLock { $0.noteDevTools(method, parameters) }
        }
        try await page.prepare(userAgent: userAgent)
        return page
    }

    private static let options = [
        "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check", "--disable-gpu",
        "--disable-dev-shm-usage", "--disable-extensions", "--disable-component-update", "--disable-sync",
        "--disable-background-networking", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
        "--disable-backgrounding-occluded-windows", "--disable-features=Translate,MediaRouter,OptimizationHints",
        "--password-store=basic", "--mute-audio", "--hide-scrollbars", "--force-color-profile=srgb",
        "--enable-unsafe-swiftshader", "--window-size=800,600",
        // Chromium refuses to run as root with its sandbox, and containers often lack the sandbox's prerequisites.
        "--no-sandbox", "about:blank",
    ]

    /// The path in the environment variable CHROMIUM, or else the first of the usual names on the PATH.
    private static func executable() throws -> String {
        if let named = ProcessInfo.processInfo.environment["CHROMIUM"] { return try Engine.chromium.program([named]) }
        return try Engine.chromium.program(["chromium", "chromium-browser", "google-chrome"])
    }
}
