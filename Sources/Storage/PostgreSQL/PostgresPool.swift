import Foundation
import Synchronization

/// The connections of this process to a PostgreSQL server. Thread-safe.
///
/// A server that is away is tried again after a pause, which grows from a quarter of a second to four; whoever asks meanwhile
/// is told at once.
final class PostgresPool: Sendable {
    private struct State {
        var idle: [PostgresConnection] = []
        var pauseSeconds = 0.0
        /// Which of the address's hosts is tried first: another one after each that didn't answer.
        var host = 0
        var nextTry = ContinuousClock.now
        var lastError = StorageError.away(reason: "nobody has asked yet")
    }

    static let connectionCountMax = 4
    private static let pauseSeconds = 0.25...4.0

    private let address: PostgresAddress
    private let patience: PostgresPatience
    private let state = Mutex(State())
    private let places = DispatchSemaphore(value: connectionCountMax)

    init(_ address: PostgresAddress, patience: PostgresPatience = PostgresPatience(milliseconds: 1000)) {
        self.address = address
        self.patience = patience
    }

    /// Connections of its own for who may wait until much is written: a megabyte a second.
    var patient: PostgresPool {
        PostgresPool(
            address,
            patience: PostgresPatience(milliseconds: patience.milliseconds, bytesPerMillisecond: 1 << 10))
    }

    /// Uses a connection. What it does may be done twice: where a connection that lay idle turns out to be broken, another
    /// one is tried, and what the server has ended in favour of somebody else is asked for again.
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
                // The others lay as long.
                state.withLock { $0.idle.removeAll() }
            }
        }
        return try useNewConnection(body)
    }

    private func use<R>(
        _ connection: PostgresConnection, _ body: (PostgresConnection) throws(StorageError) -> R
    ) throws(StorageError) -> R {
        // After a wait that was given up the answer is still to come: such a connection isn't used again.
        defer { if connection.isWhole { state.withLock { $0.idle.append(connection) } } }
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

    /// A connection for the caller alone, who keeps it: one that listens, for example.
    func separateConnection() throws(StorageError) -> PostgresConnection {
        try trying { (host) throws(StorageError) in try connect(host) }
    }

    private func connect(_ host: Int) throws(StorageError) -> PostgresConnection {
        try PostgresConnection(address, patience: patience, beginningAt: host)
    }

    /// Turns to one of the address's hosts, unless the last one that was away has its pause. A server that takes connections
    /// and answers nothing is left alone as one that takes none.
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

    /// Many processes that lost one server don't all come back in the same moment.
    private func pause(_ last: Double, after error: StorageError, _ state: inout State) {
        let range = Self.pauseSeconds
        state.pauseSeconds = min(max(last * 2, range.lowerBound), range.upperBound)
        state.nextTry = .now + .seconds(state.pauseSeconds * .random(in: 0.5...1))
        state.lastError = error
    }
}
