import Foundation
import Synchronization

/// Bytes by owner and key, in a SQLite database. Thread-safe.
///
/// Each change is a transaction of its own, and is in the write-ahead log before `set` returns, so killing the process loses
/// nothing. (At `synchronous = NORMAL` a power failure may lose the last transactions, but doesn't corrupt the database.) The
/// store's owner checkpoints the log (`LogCheckpoints`), or has the store do it (`logPageCountMax`); closing the database does
/// so, too.
package final class ByteStore: ByteBackend {
    /// How long to wait for another process's lock, in milliseconds.
    let patience: Int32
    /// The most windows that are kept; beyond that, the least recently used are removed.
    let windowCountMax: Int
    private let database: Mutex<Database>

    /// Opens a store, or makes one.
    ///
    /// - Parameters:
    ///   - patience: How long to wait for another process's lock, in milliseconds.
    ///   - logPageCountMax: The length of the log from which on each change checkpoints it and waits for that; 0 where the owner
    ///     checkpoints it.
    ///   - newName: The current name of an owner that was kept by the first edition; nil where the name stays the same.
    package init(
        at url: URL, patience: Int32 = 2000, windowCountMax: Int = 10_000, access: Database.Access = .making,
        logPageCountMax: Int = 0, newName: @Sendable (_ owner: String) -> String? = { _ in nil }
    ) throws(StorageError) {
        self.windowCountMax = windowCountMax
        self.patience = patience
        if access == .making { try Self.makeFolder(url.deletingLastPathComponent()) }
        let database = try Database(path: url.path, patience: patience, access: access)
        try database.beginLog(patience: patience)
        try database.execute(
            """
            PRAGMA synchronous = NORMAL;
            PRAGMA wal_autocheckpoint = \(logPageCountMax);
            CREATE TABLE IF NOT EXISTS value (
                owner TEXT NOT NULL, key TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (owner, key)
            ) WITHOUT ROWID
            """)
        try Self.makeWindowTable(in: database)
        try Self.makeVisitorTable(in: database)
        try Self.renameOwners(in: database, newName: newName)
        // Where the database can't be written now, no owner can be claimed either.
        try? Self.noteRenaming(in: database, atSeconds: time(nil))
        self.database = Mutex(database)
    }

    package func bytes(forKey key: String, of owner: String) throws(StorageError) -> Data? {
        let sql = "SELECT bytes FROM value WHERE owner = ?1 AND key = ?2"
        let value = try run { (database) throws(StorageError) in try database.run(sql, [.text(owner), .text(key)]) }
        guard case .blob(let data) = value else { return nil }
        return data
    }

    func values(at places: [UnwrittenValues.Place]) throws(StorageError) -> [UnwrittenValues.Place: Data] {
        var values: [UnwrittenValues.Place: Data] = [:]
        for place in places { values[place] = try bytes(forKey: place.key, of: place.owner) }
        return values
    }

    /// Nil removes the value.
    package func set(_ bytes: Data?, forKey key: String, of owner: String) throws(StorageError) {
        if let refusal = StorageLimits.refusal(of: bytes, key) { throw refusal }
        let place = UnwrittenValues.Place(owner: owner, key: key)
        let isWritten = try run { (database) throws(StorageError) in try Self.write(bytes, at: place, in: database) }
        if !isWritten { throw .tooManyKeys(key: key) }
    }

    /// Changes the stored bytes in one transaction: other processes' changes come before or after it.
    package func change<R: Sendable>(
        forKey key: String, of owner: String, _ change: (inout Data?) -> R
    ) throws(StorageError) -> R {
        let place = UnwrittenValues.Place(owner: owner, key: key)
        return try run { (database) throws(StorageError) in
            try database.transaction { () throws(StorageError) in
                let sql = "SELECT bytes FROM value WHERE owner = ?1 AND key = ?2"
                var known: Data?
                if case .blob(let data) = try database.run(sql, [.text(owner), .text(key)]) { known = data }
                var bytes = known
                let result = change(&bytes)
                guard bytes != known else { return result }
                if let refusal = StorageLimits.refusal(of: bytes, key) { throw refusal }
                guard try Self.write(bytes, at: place, in: database) else { throw .tooManyKeys(key: key) }
                return result
            }
        }
    }

    func refusal(of values: [PlacedValue]) throws(StorageError) -> StorageError? {
        try run { (database) throws(StorageError) in
            try database.execute("BEGIN IMMEDIATE")
            defer { try? database.execute("ROLLBACK") }
            do throws(StorageError) {
                for value in values { _ = try Self.write(value.bytes, at: value.place, in: database) }
                return nil
            } catch {
                if error.isPassing { throw error }
                return error
            }
        }
    }

    /// - Returns: Whether there was room for it.
    static func write(
        _ bytes: Data?, at place: UnwrittenValues.Place, in database: Database
    ) throws(StorageError) -> Bool {
        guard let bytes else {
            try database.run(
                "DELETE FROM value WHERE owner = ?1 AND key = ?2", [.text(place.owner), .text(place.key)])
            return true
        }
        return try database.run(
            """
            INSERT INTO value (owner, key, bytes) SELECT ?1, ?2, ?3 WHERE
            (SELECT count(*) < ?4 AND coalesce(sum(length(bytes)), 0) + length(?3) <= ?5
                FROM value WHERE owner = ?1 AND key <> ?2)
            ON CONFLICT (owner, key) DO UPDATE SET bytes = ?3 RETURNING 1
            """,
            [
                .text(place.owner), .text(place.key), .blob(bytes), .integer(Int64(StorageLimits.keysMax)),
                .integer(Int64(StorageLimits.ownerBytesMax)),
            ]) != nil
    }

    /// Sets how long to wait for another process's lock, in milliseconds.
    func wait(for patience: Int32) throws(StorageError) {
        _ = try run { (database) throws(StorageError) in try database.run("PRAGMA busy_timeout = \(patience)") }
    }

    func run<T: Sendable>(_ body: (Database) throws(StorageError) -> sending T) throws(StorageError) -> T {
        let result: Result<T, StorageError> = database.withLock { database in
            do throws(StorageError) { return .success(try body(database)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private static func makeFolder(_ folder: URL) throws(StorageError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotMakeFolder(path: folder.path, reason: error.localizedDescription)
        }
    }
}

extension ByteStore {
    /// Where an app's database is: `$XDG_DATA_HOME/kissa/<app>/storage.sqlite`. As in the XDG Base Directory
    /// Specification, `~/.local/share` is used if the variable isn't set to an absolute path.
    package static func location(app: String, environment: [String: String]) -> URL {
        let folder = app.replacing("/", with: "_")
        return dataFolder(environment).appendingPathComponent("kissa/\(folder)/storage.sqlite", isDirectory: false)
    }

    /// The folder of all apps' data.
    static func dataFolder(_ environment: [String: String]) -> URL {
        let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        return named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    }
}
