import Foundation

/// A headless Firefox, over WebDriver BiDi.
final class FirefoxDriver: BrowserDriver {
    private let process: BrowserProcess
    private let connection: CommandConnection
    private let chrome: FirefoxChrome

    /// Starts the browser with a new profile, in which it writes the port that it listens on.
    init(minimumTextSize: Int, hasSound: Bool) async throws {
        let folder = BrowserProcess.newFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var settings = Self.settings.merging(["font.minimum-size.x-western": "\(minimumTextSize)"]) { $1 }
        if hasSound {
            settings["media.cubeb.backend"] = "\"alsa\""
            try Self.silentDevice.write(toFile: "\(folder)/.asoundrc", atomically: true, encoding: .utf8)
        }
        let lines = settings.sorted { $0.key < $1.key }.map { "user_pref(\"\($0.key)\", \($0.value));\n" }
        try lines.joined().write(toFile: "\(folder)/user.js", atomically: true, encoding: .utf8)
        let command = [
            try Engine.firefox.program(["firefox-esr", "firefox"]), "--headless", "--no-remote", "--profile", folder,
            "--remote-debugging-port=0", "--remote-allow-system-access", "about:blank",
        ]
        process = try BrowserProcess(
            command, folder: folder, environment: ["HOME": folder, "MOZ_HEADLESS": "1"], supervision: .isEnded)
        let place = try await process.file("WebDriverBiDiServer.json")
        let port = try JSON(reading: Data(place.utf8))["ws_port"].int ?? 0
        let channel = try WebSocketChannel(port: UInt16(port), path: "/session")
        connection = CommandConnection(channel) { event in
            event["params"]["source"]["context"].string ?? event["params"]["context"].string ?? ""
        }
        // Firefox writes the file early: on a busy machine the session takes longer than other commands.
        _ = try await connection.send(
            "session.new", ["capabilities": ["alwaysMatch": ["acceptInsecureCerts": true]]], timeout: .seconds(180))
        _ = try await connection.send("session.subscribe", ["events": ["log.entryAdded"]])
        chrome = try await FirefoxChrome(connection)
    }

    func end() {
        connection.end()
        process.end()
    }

    func newContext() async throws -> String {
        try await connection.send("browser.createUserContext")["userContext"].string ?? ""
    }

    func newPage(in context: String, _ options: PageOptions, _ recording: PageRecording) async throws -> any PageDriver
    {
        // A separate window, so that the page isn't hidden by others.
        let answer = try await connection.send(
            "browsingContext.create", ["type": "window", "userContext": .string(context)])
        let page = FirefoxPage(
            connection: connection, chrome: chrome, context: answer["context"].string ?? "", options: options)
        connection.setHandler(page: page.context) { method, parameters in
            recording.record.withLock { $0.noteBiDi(method, parameters) }
        }
        try await page.prepare()
        return page
    }

    /// ALSA's settings: machines for tests have no sound card, without which Firefox doesn't start an audio context.
    private static let silentDevice = "pcm.!default { type null }\nctl.!default { type null }\n"

    /// The settings of a new profile: no prompts, no background requests, no sound.
    private static let settings = [
        "app.update.enabled": "false", "browser.shell.checkDefaultBrowser": "false", "browser.startup.page": "0",
        "browser.aboutwelcome.enabled": "false", "datareporting.policy.dataSubmissionEnabled": "false",
        "toolkit.telemetry.enabled": "false", "extensions.update.enabled": "false", "media.volume_scale": "\"0.0\"",
        "app.normandy.enabled": "false", "network.captive-portal-service.enabled": "false",
        "network.connectivity-service.enabled": "false", "services.settings.server": "\"http://127.0.0.1:9/\"",
        "browser.safebrowsing.update.enabled": "false", "dom.disable_beforeunload": "true",
        // Timers in background pages aren't throttled.
        "dom.min_background_timeout_value": "4", "dom.timeout.enable_budget_timer_throttling": "false",
        "layout.throttled_frame_rate": "60",
    ]
}
