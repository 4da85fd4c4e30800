import Foundation
import Glibc
import Synchronization

/// A headless Chromium as a child process, connected by a socket pair on its descriptors 3 and 4.
///
/// It can't outlive this process: Chromium exits when the other end of its pipe closes, for whatever reason, and the
/// shell that started it then removes the profile directory.
final class ChromiumProcess: Sendable {
    /// Our end of the pair; each message is JSON followed by a zero byte.
    let descriptor: Int32
    private let processIdentifier: pid_t
    private let isReaped = Mutex(false)

    /// Starts the browser, with a profile of its own.
    init(minimumTextSize: Int = 0) throws {
        let executable = try Self.executable()
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-browser-\(UUID())").path
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
            throw BrowserError.launchFailed("no socket pair: \(String(cString: strerror(errno)))")
        }
        defer { close(pair[1]) }
        // The shell stays for the cleanup. Job control is off, so everything is in one process group.
        let script = #"profile=$1; shift; "$@"; rm -rf "$profile""#
        let arguments = ["/bin/sh", "-c", script, "sh", profile, executable, "--user-data-dir=\(profile)"]
        do {
            let settings = minimumTextSize > 0 ? ["--blink-settings=minimumFontSize=\(minimumTextSize)"] : []
            processIdentifier = try Self.spawn(arguments + settings + Self.options, pipe: pair[1])
        } catch {
            close(pair[0])
            throw error
        }
        descriptor = pair[0]
    }

    deinit { end() }

    /// Ends the browser and waits until it is gone.
    func end() {
        isReaped.withLock { isReaped in
            guard !isReaped else { return }
            isReaped = true
            shutdown(descriptor, Int32(SHUT_RDWR))
            if !waitForExit(seconds: 5) {
                kill(-processIdentifier, SIGKILL)
                _ = waitForExit(seconds: 5)
            }
            close(descriptor)
        }
    }

    private func waitForExit(seconds: Double) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        var status: Int32 = 0
        while waitpid(processIdentifier, &status, WNOHANG) == 0 {
            if Date() > deadline { return false }
            usleep(5000)
        }
        return true
    }
}

extension ChromiumProcess {
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
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["CHROMIUM"] {
            guard access(named, X_OK) == 0 else { throw BrowserError.chromiumNotFound(searched: [named]) }
            return named
        }
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let directories = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let candidates = names.flatMap { name in directories.map { "\($0)/\(name)" } }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw BrowserError.chromiumNotFound(searched: names)
        }
        return found
    }

    /// Runs a command in a new process group, without output, with `pipe` as its descriptors 3 and 4.
    private static func spawn(_ arguments: [String], pipe: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for standard in Int32(0)...2 {
            posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
        }
        // If `pipe` were 3 or 4 already, adddup2 would keep its close-on-exec flag; duplicating it to 200 first avoids
        // that.
        posix_spawn_file_actions_adddup2(&actions, pipe, 200)
        for end in Int32(3)...4 { posix_spawn_file_actions_adddup2(&actions, 200, end) }
        posix_spawn_file_actions_addclose(&actions, 200)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var argumentPointers = arguments.map { strdup($0) } + [nil]
        defer { argumentPointers.forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, arguments[0], &actions, &attributes, &argumentPointers, environ)
        guard failure == 0 else { throw BrowserError.launchFailed(String(cString: strerror(failure))) }
        return child
    }
}
