import Foundation
import Synchronization

/// The connections of this process to a PostgreSQL server. Thread-safe.
///
/// After a failure the pool waits before it connects again; the pause grows from a quarter of a second to four. Callers during
/// the pause get the error at once.
final class PostgresPool: Sendable {
    private struct State {
        var idle: [PostgresConnection] = []
        var pauseSeconds = 0.0
        /// The index of the host that is tried first; it changes after each one that didn't answer.
        var host = 0
        var nextTry = ContinuousClock.now
        var lastError = StorageError.away(reason: "nobody has asked yet")
    }

    static let connectionCountMax = 4
    private static let pauseSeconds = 0.25...4.0

    private let address: PostgresAddress
    private let patience: PostgresPatience
    private let names = StatementNames()
    private let state = Mutex(State())
    private let places = DispatchSemaphore(value: connectionCountMax)

    init(_ address: PostgresAddress, patience: PostgresPatience = PostgresPatience(milliseconds: 1000)) {
        self.address = address
        self.patience = patience
    }

    /// A pool of its own for callers that can wait for large writes: their timeout grows by a second for each megabyte.
    var patient: PostgresPool {
        PostgresPool(
            address,
            patience: PostgresPatience(milliseconds: patience.milliseconds, bytesPerMillisecond: 1 << 10))
    }

    /// Runs a closure with a connection. The closure may run again: an idle connection that turns out to be broken is replaced,
    /// and a statement that the server aborted because of a conflict is repeated. It doesn't run again after a transaction whose
    /// commit may have reached the server.
    func run<R>(_ body: (PostgresConnection) throws(StorageError) -> R) throws(StorageError) -> R {
        guard places.wait(timeout: .now() + .milliseconds(patience.milliseconds)) == .success else {
            throw .away(reason: "all \(Self.connectionCountMax) connections are in use")
        }
        defer { places.signal() }
        if let idle = state.withLock({ $0.idle.popLast() }) {
            do throws(StorageError) {
                return try use(idle, body)
            } catch {
                guard error.isAway else { throw error }
                // The other idle connections are probably broken as well.
                state.withLock { $0.idle.removeAll() }
                guard !idle.hasSentCommit else { throw error }
            }
        }
        return try useNewConnection(body)
    }

    private func use<R>(
        _ connection: PostgresConnection, _ body: (PostgresConnection) throws(StorageError) -> R
    ) throws(StorageError) -> R {
        // After a timeout the answer is still outstanding: such a connection isn't reused.
        defer { if connection.isWhole { state.withLock { $0.idle.append(connection) } } }
        connection.hasSentCommit = false
        do throws(StorageError) {
            return try body(connection)
        } catch {
            guard error.isConflict else { throw error }
            return try body(connection)
        }
    }

    private func useNewConnection<R>(
        _ body: (PostgresConnection) throws(StorageError) -> R
    ) throws(StorageError) -> R {
        try trying { (host) throws(StorageError) in try use(connect(host), body) }
    }

    /// A connection outside of the pool, which the caller keeps, for example to listen.
    func separateConnection(_ patience: PostgresPatience? = nil) throws(StorageError) -> PostgresConnection {
        try trying { (host) throws(StorageError) in try connect(host, patience) }
    }

    private func connect(
        _ host: Int, _ patience: PostgresPatience? = nil
    ) throws(StorageError) -> PostgresConnection {
        try PostgresConnection(address, patience: patience ?? self.patience, beginningAt: host, names: names)
    }

    /// Tries one of the address's hosts, unless the pause after the last failure is still on. A server that accepts connections
    /// but doesn't answer gets a pause like one that refuses them.
    private func trying<R>(_ body: (_ host: Int) throws(StorageError) -> R) throws(StorageError) -> R {
        let (pausedBy, host) = state.withLock { ($0.nextTry > .now ? $0.lastError : nil, $0.host) }
        if let pausedBy { throw pausedBy }
        do throws(StorageError) {
            let result = try body(host)
            state.withLock { $0.pauseSeconds = 0 }
            return result
        } catch {
            guard error.isAway else { throw error }
            state.withLock { state in
                pause(state.pauseSeconds, after: error, &state)
                state.host = (host + 1) % address.hostCount
            }
            throw error
        }
    }

    /// The pause is random, so that many processes that lost one server don't reconnect in the same moment.
    private func pause(_ last: Double, after error: StorageError, _ state: inout State) {
        let range = Self.pauseSeconds
        state.pauseSeconds = min(max(last * 2, range.lowerBound), range.upperBound)
        state.nextTry = .now + .seconds(state.pauseSeconds * .random(in: 0.5...1))
        state.lastError = error
    }
}
