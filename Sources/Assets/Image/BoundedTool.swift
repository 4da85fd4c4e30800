import Foundation
import Glibc

/// Runs a converter of pictures with limits, and waits for it. Foundation's `Process` would run the main run loop while it
/// waits, so that other code of the main actor would run in the middle of a body.
enum BoundedTool {
    enum Outcome: Equatable { case succeeded, failed, missing }

    static let secondsMax = 20
    /// What it reads, and what it writes to one file.
    static let fileBytesMax = 64 << 20
    private static let memoryBytesMax = 2 << 30

    /// - Parameter arguments: The tool's name, which is looked for in the `PATH`, and what it is given.
    static func run(_ arguments: [String], in folder: URL) -> Outcome {
        // `env` looks for the tool, as `timeout` and `prlimit` do, and exits with 127 if there is none.
        let limits = [
            "env", "-C", folder.path, "timeout", "\(secondsMax)", "prlimit", "--as=\(memoryBytesMax)",
            "--cpu=\(secondsMax)", "--fsize=\(fileBytesMax)", "--",
        ]
        guard let identifier = spawn(limits + arguments) else { return .failed }
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1 {
            guard errno == EINTR else { return .failed }
        }
        let hasExited = status & 0x7F == 0
        let code = (status >> 8) & 0xFF
        return hasExited && code == 0 ? .succeeded : hasExited && code == 127 ? .missing : .failed
    }

    private static func spawn(_ arguments: [String]) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        let pointers = arguments.map { strdup($0) } + [nil], variables = environment.map { strdup($0) } + [nil]
        defer { (pointers + variables).forEach { free($0) } }
        var identifier: pid_t = 0
        return posix_spawnp(&identifier, arguments[0], &actions, nil, pointers, variables) == 0 ? identifier : nil
    }

    /// Where tools are. Nothing else of the process's environment, which may hold keys, is a converter's business.
    private static var environment: [String] {
        ProcessInfo.processInfo.environment["PATH"].map { ["PATH=\($0)"] } ?? []
    }
}
