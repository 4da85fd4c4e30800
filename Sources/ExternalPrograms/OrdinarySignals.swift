import Foundation
import Glibc

/// Starts a program with default signal handling, as if from a terminal.
///
/// A program inherits the signal mask of the thread that starts it, and threads of a pool block all signals that could end a
/// program. It also inherits the ignored signals: a process that was started in the background ignores Ctrl-C, for example.
enum OrdinarySignals {
    /// Runs the program in the arguments with the signals at their default action. It is found by `PATH`.
    static let program = "env"

    /// The signals that are reset: all that are common, except for the hang-up of a terminal, which `nohup` ignores on purpose.
    private static let reset = "INT,QUIT,PIPE,ALRM,TERM,USR1,USR2,CHLD,CONT,TSTP,TTIN,TTOU"

    /// What follows `program` to run a command.
    ///
    /// - Parameters:
    ///   - folder: Where it runs; nil is where this program runs.
    ///   - lastSignal: What the kernel sends it when the thread ends that has started it; nil for nothing.
    static func arguments(running command: [String], in folder: URL? = nil, lastSignal: String? = nil) -> [String] {
        let place = folder.map { ["-C", $0.path] } ?? []
        return ["--default-signal=\(reset)"] + place + launch(command, lastSignal: lastSignal)
    }

    /// What `env` gets in place of a program's path, which it would take for a variable if there is a `=` in it.
    static func launch(_ command: [String], lastSignal: String?) -> [String] {
        ["setpriv"] + (lastSignal.map { ["--pdeathsig", $0] } ?? []) + ["--"] + command
    }

    /// Runs a closure that starts a process. Meanwhile this thread blocks no signals, so that the process doesn't either.
    static func whileNoneIsBlocked<Result>(_ start: () throws -> Result) rethrows -> Result {
        var none = sigset_t(), before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try start()
    }
}
