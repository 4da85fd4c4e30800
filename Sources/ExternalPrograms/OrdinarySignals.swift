import Foundation
import Glibc

/// Starts a program with default signal handling, as if from a terminal.
///
/// A program inherits the signal mask of the thread that starts it, and threads of a pool block all signals that could end a
/// program. It also inherits the ignored signals: a process that was started in the background ignores Ctrl-C, for example.
enum OrdinarySignals {
    /// Runs the program in the arguments with all signals at their default action. It is found by `PATH`.
    static let program = "env"
    static let options = ["--default-signal"]

    /// Runs a closure that starts a process. Meanwhile this thread blocks no signals, so that the process doesn't either.
    static func whileNoneIsBlocked<Result>(_ start: () throws -> Result) rethrows -> Result {
        var none = sigset_t(), before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try start()
    }
}
