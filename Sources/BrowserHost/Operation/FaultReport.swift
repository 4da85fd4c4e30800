import Foundation

/// What a process says when its own code ends it: a trap, an abort, an invalid access. It is a few lines on standard error and
/// takes no time: no dump of memory, in which is what visitors wrote, and no report of Swift's own, for which everybody would
/// wait. Whoever supervises the process starts it again (`Scripts/supervise`, `deploy/kissa@.service`).
package enum FaultReport {
    static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    fileprivate typealias Trace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    fileprivate typealias Symbols = @convention(c) (UnsafePointer<UnsafeMutableRawPointer?>, Int32, Int32) -> Void

    /// Before the first fault: nothing may be loaded or allocated in a signal's handler.
    package static func install() {
        var size = rlimit(rlim_cur: 0, rlim_max: 0)
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &size)
        size.rlim_cur = 0
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &size)
        trace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Trace.self) }
        symbols = dlsym(nil, "backtrace_symbols_fd").map { unsafeBitCast($0, to: Symbols.self) }
        // Its first call loads a library.
        _ = trace?(places, 1)
        prepareThread()
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { end(by: $0) }
            action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
            sigaction(number, &action, nil)
        }
    }

    /// A stack that has run over has no room for a handler, and another one is a thread's own: each thread that lives as long as
    /// the process asks for it. On a thread of a pool such a fault ends the process without a word.
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

/// In a signal's handler, whose default way comes back with it.
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
