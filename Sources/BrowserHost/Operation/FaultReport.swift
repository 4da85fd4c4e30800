import Foundation

/// The report when a process is ended by a fault in its own code: a trap, an abort, an invalid access. It is a few lines on
/// standard error and takes no time. There is no core dump, which would contain what visitors wrote, and no crash report by
/// Swift, which would delay the restart. The process's supervisor starts it again (`Scripts/supervise`, `deploy/kissa@.service`).
package enum FaultReport {
    static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    fileprivate typealias Trace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    fileprivate typealias Symbols = @convention(c) (UnsafePointer<UnsafeMutableRawPointer?>, Int32, Int32) -> Void

    /// Call it early: a signal handler can't load libraries or allocate memory.
    package static func install() {
        var size = rlimit(rlim_cur: 0, rlim_max: 0)
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &size)
        size.rlim_cur = 0
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &size)
        trace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Trace.self) }
        symbols = dlsym(nil, "backtrace_symbols_fd").map { unsafeBitCast($0, to: Symbols.self) }
        // The first call loads a library.
        _ = trace?(places, 1)
        prepareThread()
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { end(by: $0) }
            action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
            sigaction(number, &action, nil)
        }
    }

    /// After a stack overflow there is no room for a signal handler, and an alternate stack belongs to one thread: each thread
    /// that lives as long as the process sets one up. On a thread of a pool, a stack overflow ends the process without a report.
    package static func prepareThread() {
        var stack = stack_t(ss_sp: .allocate(byteCount: stackSize, alignment: 16), ss_flags: 0, ss_size: stackSize)
        sigaltstack(&stack, nil)
    }
}

private let stackSize = 64 << 10
private let placeCountMax: Int32 = 24
private nonisolated(unsafe) let places = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 24)
private nonisolated(unsafe) var trace: FaultReport.Trace?
private nonisolated(unsafe) var symbols: FaultReport.Symbols?

/// Runs in the signal handler; `SA_RESETHAND` has restored the default action.
private func end(by number: Int32) {
    say("\nThe app's code has ended the process: ")
    switch number {
    case SIGILL, SIGTRAP: say("it trapped")
    case SIGABRT: say("it aborted")
    case SIGFPE: say("a number had no result")
    default: say("it reached for memory that isn't there")
    }
    say(". It was here, the innermost first:\n")
    if let trace, let symbols { symbols(places, trace(places, placeCountMax), STDERR_FILENO) }
    raise(number)
}

private func say(_ text: StaticString) { _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }
