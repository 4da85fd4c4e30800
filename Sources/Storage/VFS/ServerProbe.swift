import Foundation
import Synchronization

/// New connections to a server, which may hang. After one caller has waited for it in vain, the others get the error at once:
/// the main actor may be among them. A thread in the background waits until the server answers again. Thread-safe.
final class ServerProbe: Sendable {
    private struct State {
        /// The error of the last caller that has waited; nil where the server isn't known to hang.
        var hanging: StorageError?
        /// What the caller leaves that is making a connection.
        var attempt: DispatchGroup?
        /// A connection that the thread in the background has made.
        var made: PostgresConnection?
    }

    private let pool: PostgresPool
    private let milliseconds: Int
    private let state = Mutex(State())
    /// The pause between two questions. The pool makes longer ones.
    private static let pauseSeconds = 0.1

    init(_ pool: PostgresPool, _ patience: PostgresPatience) {
        (self.pool, milliseconds) = (pool, patience.milliseconds)
    }

    /// A connection that the caller keeps. While another caller is making one, this one waits for half of that one's time.
    func connection() throws(StorageError) -> PostgresConnection {
        let own = DispatchGroup()
        own.enter()
        defer { own.leave() }
        let other = state.withLock { state in
            defer { if state.attempt == nil { state.attempt = own } }
            return state.attempt
        }
        defer { state.withLock { if $0.attempt === own { $0.attempt = nil } } }
        try wait(for: other)
        do throws(StorageError) {
            return try pool.separateConnection()
        } catch {
            if error.isUnanswered, note(error) { ask(after: Self.pauseSeconds) }
            throw error
        }
    }

    private func wait(for other: DispatchGroup?) throws(StorageError) {
        let end = DispatchTime.now() + .milliseconds(milliseconds / 2)
        if state.withLock({ $0.hanging == nil }), other?.wait(timeout: end) == .timedOut {
            throw .away(reason: StorageError.noAnswer)
        }
        if let error = state.withLock({ $0.hanging }) { throw error }
    }

    /// A connection in place of one that hasn't answered. If it alone was lost, the server answers soon: the caller, who has
    /// waited already, waits only for an eighth of that time.
    func connection(after error: StorageError) throws(StorageError) -> PostgresConnection {
        guard note(error) else { throw error }
        let answered = DispatchGroup()
        answered.enter()
        ask(after: 0, answered)
        _ = answered.wait(timeout: .now() + .milliseconds(milliseconds / 8))
        guard let made = takeMade() else { throw error }
        return made
    }

    /// The connection that was made in the background, if nobody has it yet. It may have been lost since.
    func takeMade() -> PostgresConnection? {
        state.withLock { state in
            defer { state.made = nil }
            return state.made
        }
    }

    /// - Returns: Whether the server wasn't known to hang.
    private func note(_ error: StorageError) -> Bool {
        state.withLock { state in
            defer { state.hanging = error }
            return state.hanging == nil
        }
    }

    /// Makes a connection. An error that comes without waiting is left to the next caller.
    private func ask(after seconds: Double, _ answered: DispatchGroup? = nil) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds) { [weak self] in
            defer { answered?.leave() }
            guard let self else { return }
            do throws(StorageError) {
                let made = try pool.separateConnection()
                state.withLock { ($0.hanging, $0.made) = (nil, made) }
            } catch {
                if error.isUnanswered { return ask(after: Self.pauseSeconds) }
                state.withLock { $0.hanging = nil }
            }
        }
    }
}
