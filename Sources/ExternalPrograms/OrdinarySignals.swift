import Foundation
import Glibc

/// How a program is started that hears signals as one does that a person starts in a terminal.
///
/// A program inherits two things that it would not expect: what the thread blocks that starts it, and the threads of a pool
/// block all that could end a program; and what this program ignores, as one ignores Ctrl-C that was started in the background.
enum OrdinarySignals {
    /// Runs a program with the words that follow, and lets signals do what they do by default. It is found by `PATH`.
    static let program = "env"

    /// What follows `program` to run a command.
    ///
    /// - Parameters:
    ///   - folder: Where it runs; nil is where this program runs.
    ///   - lastSignal: What the kernel sends it when the thread ends that has started it; nil for nothing.
    static func arguments(running command: [String], in folder: URL? = nil, lastSignal: String? = nil) -> [String] {
        let place = folder.map { ["-C", $0.path] } ?? []
        return ["--default-signal"] + place + launch(command, lastSignal: lastSignal)
    }

    /// What `env` gets in place of a program's path, which it would take for a variable if there is a `=` in it.
    static func launch(_ command: [String], lastSignal: String?) -> [String] {
        ["setpriv"] + (lastSignal.map { ["--pdeathsig", $0] } ?? []) + ["--"] + command
    }

    /// Runs a closure that starts a process. This thread blocks no signal meanwhile, and so the process doesn't either.
    static func whileNoneIsBlocked<Result>(_ start: () throws -> Result) rethrows -> Result {
        var none = sigset_t(), before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try start()
    }
}
