import Foundation
import Glibc
import Synchronization

/// A process that is waited for, and may be ended by another thread meanwhile. Several may be waited for, one after the other.
package final class Child: Sendable {
    private struct State {
        /// Until its status is asked for, nobody else has the number.
        var number: pid_t?
        var isUnwanted = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether it was told to end.
    package var isUnwanted: Bool { state.withLock(\.isUnwanted) }

    /// Starts a process, and waits for its end.
    ///
    /// - Returns: As shells have it: the exit status, or 128 and the number of the signal that ended it.
    /// - Throws: `CancellationError` if it was ended before it was started.
    func wait(_ start: () throws -> pid_t) throws -> Int32 {
        let number = try state.withLock { state in
            if state.isUnwanted { throw CancellationError() }
            let number = try start()
            state.number = number
            return number
        }
        Self.waitForEnd(of: number)
        state.withLock { $0.number = nil }
        return try Self.status(of: number)
    }

    /// Interrupts the process, as Ctrl-C does, and kills it if it continues for some seconds. No further one is started. Returns at
    /// once.
    package func end(within seconds: Double) {
        state.withLock { $0.isUnwanted = true }
        tell(SIGINT)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in tell(SIGKILL) }
    }

    private func tell(_ signal: Int32) {
        state.withLock { state in
            if let number = state.number { kill(number, signal) }
        }
    }

    /// Returns when a process has ended, and leaves its status to whoever asks for it.
    static func waitForEnd(of number: pid_t) {
        var end = siginfo_t()
        while waitid(P_PID, id_t(number), &end, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    }

    private static func status(of number: pid_t) throws -> Int32 {
        var status: Int32 = 0
        while waitpid(number, &status, 0) == -1 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
