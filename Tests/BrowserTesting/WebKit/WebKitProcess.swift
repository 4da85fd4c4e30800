import Foundation

/// A WebKitWebDriver with its own display, and the browser that it starts.
final class WebKitProcess: Sendable {
    let session: WebDriverSession
    private let process: BrowserProcess

    init(_ options: PageOptions, minimumTextSize: Int) async throws {
        let programs = try Self.programs()
        let folder = BrowserProcess.newFolder()
        let port = try Self.freePort()
        try Self.write(options, to: folder)
        let command = ["/bin/sh", "-c", Self.script, "sh", folder, programs.display, programs.driver, "\(port)"]
        process = try BrowserProcess(
            command, folder: folder, environment: Self.environment(options, folder), supervision: .isEnded)
        let size = minimumTextSize > 0 ? ["--minimum-font-size=\(minimumTextSize)"] : []
        // The pages don't use the navigation interface: it tells tests the place in the history.
        let arguments =
            ["--automation", "--features=+NavigationAPI"] + (options.colorScheme == .dark ? ["--dark-mode"] : []) + size
        session = try await WebDriverSession(
            port: port,
            options: ["binary": .string(programs.browser), "args": .array(arguments.map { .string($0) })])
    }

    func end() { process.end() }

    static func programs() throws -> (display: String, driver: String, browser: String) {
        let engine = Engine.webkit
        let libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
        return (
            try engine.program(["Xvfb"]), try engine.program(["WebKitWebDriver"]),
            try engine.program(libraries.map { "\($0)/webkit2gtk-4.1/MiniBrowser" })
        )
    }

    /// The display prints its number when it is ready.
    private static let script = """
        "$2" -displayfd 5 -screen 0 2560x2560x24 -nolisten tcp 5>"$1/display" &
        while [ ! -s "$1/display" ]; do sleep 0.02; done
        DISPLAY=:$(cat "$1/display") exec "$3" -p "$4"
        """

    private static func environment(_ options: PageOptions, _ folder: String) -> [String: String] {
        var environment = [
            "HOME": folder, "XDG_RUNTIME_DIR": folder, "XDG_CONFIG_HOME": "\(folder)/config", "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1",
            // Containers often lack the sandbox's prerequisites.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        ]
        environment["TZ"] = options.timeZone
        return environment
    }

    /// GTK's settings determine `prefers-reduced-motion` and the glyphs' widths: with hinting these are whole pixels.
    private static func write(_ options: PageOptions, to folder: String) throws {
        let settings = "\(folder)/config/gtk-3.0"
        try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
        let motion = "gtk-enable-animations=\(options.reducesMotion ? 0 : 1)"
        try "[Settings]\n\(motion)\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n"
            .write(toFile: "\(settings)/settings.ini", atomically: true, encoding: .utf8)
    }

    /// A port that isn't in use.
    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failure = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) | getsockname(descriptor, $0, &length)
            }
        }
        guard failure == 0 else { throw BrowserError.launchFailed("no free port") }
        return UInt16(bigEndian: address.sin_port)
    }
}
