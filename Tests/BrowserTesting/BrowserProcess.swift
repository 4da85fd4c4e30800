import CProcesses
import Foundation
import Glibc
import Synchronization

/// A browser, with all that it starts, as a child process with a folder of its own, connected by a socket pair on its
/// descriptors 3 and 4.
///
/// It can't outlive this process: when the other end of the pair closes, for whatever reason, a shell ends it and removes the
/// folder.
final class BrowserProcess: Sendable {
    /// Our end of the pair.
    let descriptor: Int32
    /// The folder for the profile and the browser's other files.
    let folder: String
    private let processIdentifier: pid_t
    private let supervision: Supervision
    private let isReaped = Mutex(false)

    /// What the shell does with the command in its arguments.
    enum Supervision: String {
        /// The browser exits by itself when the pair closes. Job control is off, so everything is in one process group.
        case endsByItself = #"folder=$1; shift; "$@"; rm -rf "$folder""#
        /// The browser doesn't know about the pair, so the shell sends it a signal.
        case isEnded = """
            folder=$1; shift; "$@" 3<&- 4<&- &
            read -r _ <&3; trap '' TERM; kill -TERM 0; wait; rm -rf "$folder"
            """

        /// The time limit for exiting. A browser that is ended by a signal has nothing to save.
        var patience: Double { self == .endsByItself ? 5 : 0.5 }
    }

    static func newFolder() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("kissa-browser-\(UUID())").path
    }

    init(
        _ command: [String], folder: String, environment: [String: String] = [:], supervision: Supervision
    ) throws {
        self.folder = folder
        self.supervision = supervision
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
            throw BrowserError.launchFailed("no socket pair: \(String(cString: strerror(errno)))")
        }
        defer { close(pair[1]) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let shell = ["/bin/sh", "-c", supervision.rawValue, "sh", folder]
            processIdentifier = try Self.spawn(shell + command, environment: environment, pipe: pair[1])
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
            if !waitForExit(seconds: supervision.patience) {
                kill(-processIdentifier, SIGKILL)
                _ = waitForExit(seconds: 5)
                try? FileManager.default.removeItem(atPath: folder)
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

    /// Waits until the browser has written a file in its folder, and returns its text.
    func file(_ name: String, seconds: Double = 120) async throws -> String {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while Date() < deadline {
            let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            if let text, !text.isEmpty { return text }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw BrowserError.launchFailed("no \(name) after \(seconds) seconds")
    }
}

extension BrowserProcess {
    /// Runs a command in a new process group, without output, with `pipe` as its descriptors 3 and 4.
    private static func spawn(_ arguments: [String], environment: [String: String], pipe: Int32) throws -> pid_t {
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
        // Close all other descriptors: they would keep pipes of other children open.
        posix_spawn_file_actions_addclosefrom_np(&actions, 5)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A thread of a pool blocks signals; the browser would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        var argumentPointers = arguments.map { strdup($0) } + [nil]
        defer { argumentPointers.forEach { free($0) } }
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var variablePointers = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { variablePointers.forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, arguments[0], &actions, &attributes, &argumentPointers, &variablePointers)
        guard failure == 0 else { throw BrowserError.launchFailed(String(cString: strerror(failure))) }
        return child
    }
}
