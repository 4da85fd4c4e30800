import Foundation
import SQLite3
import Synchronization

/// The SQLite files of an app in a PostgreSQL database, and the connections to it. Thread-safe.
final class PostgresFileSystem: Sendable {
    private struct State {
        var idle: [PostgresConnection] = []
        var isPrepared = false
        /// How often each path is open.
        var open: [String: Int] = [:]
        /// Empty files that stand for databases on this machine.
        var standIns: Set<String> = []
        var isAway = false
        var told: Set<String> = []
    }

    let folders: DataFolders
    let table: PostgresFileTable
    let log: @Sendable (String) -> Void
    private let schema: PostgresSchema
    private let server: ServerProbe
    private let state = Mutex(State())
    private let whenAway = Mutex<(@Sendable (StorageError) -> Void)?>(nil)
    /// Each SQLite connection in a transaction uses one.
    private let places = DispatchSemaphore(value: connectionCountMax)
    private static let connectionCountMax = 16, idleCountMax = 4
    /// So many of them may wait for a lock, so that others can read.
    let waiting = DispatchSemaphore(value: connectionCountMax / 2)
    private static let toldCountMax = 1000

    init(
        _ address: PostgresAddress, app: String, _ folders: DataFolders,
        patience: PostgresPatience = PostgresPatience(milliseconds: 2000, bytesPerMillisecond: 1 << 10),
        log: @escaping @Sendable (String) -> Void
    ) {
        schema = PostgresSchema(app: app)
        table = PostgresFileTable(schema)
        server = ServerProbe(PostgresPool(address, patience: patience), patience)
        (self.folders, self.log) = (folders, log)
    }

    // MARK: Connections

    /// A connection for one transaction, which the body begins, until it is given back.
    /// - Parameters:
    ///   - milliseconds: How long to wait where as many as there may be are in use.
    ///   - begin: May run again, where an idle connection turned out to be broken.
    /// - Returns: Nil where all are still in use.
    func take<R>(
        waiting milliseconds: Int = 0, _ begin: (PostgresConnection) throws(StorageError) -> R
    ) throws(StorageError) -> (PostgresConnection, R)? {
        guard places.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
        do throws(StorageError) {
            let taken = try connected(begin)
            state.withLock { $0.isAway = false }
            return taken
        } catch {
            places.signal()
            throw noted(error)
        }
    }

    private func connected<R>(
        _ begin: (PostgresConnection) throws(StorageError) -> R
    ) throws(StorageError) -> (PostgresConnection, R) {
        if let idle = state.withLock({ $0.idle.popLast() }) ?? server.takeMade() {
            do throws(StorageError) {
                return try begun(idle, begin)
            } catch {
                guard error.isAway || !idle.isWhole else { throw error }
                // The other idle connections are probably broken as well.
                state.withLock { $0.idle.removeAll() }
                if error.isUnanswered { return try begun(server.connection(after: error), begin) }
            }
        }
        return try begun(server.connection(), begin)
    }

    private func begun<R>(
        _ connection: PostgresConnection, _ begin: (PostgresConnection) throws(StorageError) -> R
    ) throws(StorageError) -> (PostgresConnection, R) {
        if !state.withLock({ $0.isPrepared }) {
            try schema.prepare(connection)
            state.withLock { $0.isPrepared = true }
        }
        return (connection, try begin(connection))
    }

    func giveBack(_ connection: PostgresConnection) {
        if connection.isWhole {
            state.withLock { if $0.idle.count < Self.idleCountMax { $0.idle.append(connection) } }
        }
        places.signal()
    }

    /// Runs a closure with a connection, outside of SQLite's transactions.
    func run<R>(_ body: (PostgresConnection) throws(StorageError) -> R) throws(StorageError) -> R {
        guard let (connection, result) = try take(waiting: 1000, body) else {
            // Like a lock that somebody else has: the server isn't away.
            let reason = "all \(Self.connectionCountMax) connections are in use"
            throw .refused(statement: "", state: "55P03", reason: reason)
        }
        giveBack(connection)
        return result
    }

    // MARK: Trouble

    /// Sets what is called when the server can't be reached.
    func whenAway(_ action: @escaping @Sendable (StorageError) -> Void) { whenAway.withLock { $0 = action } }

    /// Tells of an error.
    @discardableResult
    func noted(_ error: StorageError) -> StorageError {
        let isNews = state.withLock { state in
            defer { if error.isAway { state.isAway = true } }
            return !state.isAway
        }
        guard isNews, !error.isConflict, !error.isLocked else { return error }
        let line = "the app's SQLite databases: \(error)"
        if error.isAway { log(line) } else { tellOnce(line) }
        guard error.isAway, let action = whenAway.withLock({ $0 }) else { return error }
        // The caller may hold locks.
        DispatchQueue.global().async { action(error) }
        return error
    }

    /// Logs a line that would come at each opening.
    func tellOnce(_ line: String) {
        let isNew = state.withLock { $0.told.count < Self.toldCountMax && $0.told.insert(line).inserted }
        if isNew { log(line) }
    }

    // MARK: What is open

    func noteOpen(_ path: String) { state.withLock { $0.open[path, default: 0] += 1 } }

    func noteClosed(_ path: String) {
        state.withLock { state in
            let count = (state.open[path] ?? 1) - 1
            state.open[path] = count > 0 ? count : nil
        }
    }

    /// Whether a path is that of a file beside a database that is open, which SQLite names so: a journal.
    func isJournal(_ path: String) -> Bool {
        guard let ending = ["-journal", "-wal"].first(where: { path.hasSuffix($0) }) else { return false }
        return state.withLock { $0.open[String(path.dropLast(ending.count))] != nil }
    }

    // MARK: Files on this machine

    /// Makes an empty file where there is none: an app expects that a database that it has opened is there.
    func standIn(at path: String) {
        let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        Foundation.close(descriptor)
        _ = state.withLock { $0.standIns.insert(path) }
    }

    /// Whether this process knows an empty file at the path: bytes in it are newer than the database.
    func hasStandIn(at path: String) -> Bool { state.withLock { $0.standIns.contains(path) } }
}
