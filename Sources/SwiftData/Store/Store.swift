import Foundation
import Storage

/// A database with the models of one configuration. Thread-safe: one thread at a time works with it.
///
/// Everything that a save changes is one transaction, in the write-ahead log before `save()` returns; killing the process
/// leaves either all of it or nothing.
final class Store: @unchecked Sendable {
    // @unchecked: the lock guards everything that isn't constant.
    let url: URL?
    let allowsSave: Bool
    private(set) var identifier = ""
    private let lock = NSRecursiveLock()
    private let connection: Database
    private var transactionDepth = 0
    private var reservedKeys: [String: Range<Int64>] = [:]

    /// So many numbers of new models are reserved at once: the more, the more are made.
    private var reservedKeyCounts: [String: Int64] = [:]
    private static let reservedKeyCounts: ClosedRange<Int64> = 64...8192

    /// - Parameter url: The file; nil for memory.
    init(url: URL?, allowsSave: Bool) throws {
        if let folder = url?.deletingLastPathComponent(), allowsSave {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        self.url = url
        self.allowsSave = allowsSave || url == nil
        connection = try Database(
            path: url?.path ?? ":memory:", access: self.allowsSave ? .making : .reading, notesEvents: true)
        SwiftFunctions.register(with: connection.pointer)
        if self.allowsSave { try Database.besideEvents(prepare) }
        identifier = try value(forKey: "identifier") ?? ""
    }

    private func prepare() throws {
        try connection.rows("PRAGMA journal_mode = WAL")
        try connection.execute("PRAGMA synchronous = NORMAL")
        try transaction { connection in
            try connection.execute(
                """
                CREATE TABLE IF NOT EXISTS kissa_about (key TEXT PRIMARY KEY, value TEXT NOT NULL);
                CREATE TABLE IF NOT EXISTS kissa_keys (entity TEXT PRIMARY KEY, next INTEGER NOT NULL)
                """)
            try connection.execute(Self.historyTable)
            try connection.rows(
                "INSERT OR IGNORE INTO kissa_about VALUES ('identifier', ?)", [.text(UUID().uuidString)])
        }
    }

    // MARK: Work

    /// Does something with the database.
    func use<R>(_ body: (Database) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body(connection)
    }

    /// Makes several changes one, also inside of another transaction.
    func transaction<R>(_ body: (Database) throws -> R) throws -> R {
        try use { connection in
            let name = "level\(transactionDepth)"
            try connection.execute(transactionDepth == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
            transactionDepth += 1
            defer { transactionDepth -= 1 }
            do {
                let result = try body(connection)
                try connection.execute(transactionDepth == 1 ? "COMMIT" : "RELEASE \(name)")
                return result
            } catch {
                // The first error is the one to tell.
                let undo = transactionDepth == 1 ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)"
                try? connection.execute(undo)
                throw error
            }
        }
    }

    // MARK: Notes

    func value(forKey key: String) throws -> String? {
        try use { try $0.rows("SELECT value FROM kissa_about WHERE key = ?", [.text(key)]).first?[0].text }
    }

    func set(_ value: String, forKey key: String) throws {
        try use { connection in
            _ = try connection.rows(
                "INSERT INTO kissa_about VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
                [.text(key), .text(value)])
        }
    }

    /// A number that no other model of the class has or will have, in any process.
    func newKey(_ entity: String) -> Int64 {
        use { connection in
            if let next = reservedKeys[entity]?.first { return take(next, of: entity) }
            let count = reservedKeyCounts[entity] ?? Self.reservedKeyCounts.lowerBound
            reservedKeyCounts[entity] = min(count * 2, Self.reservedKeyCounts.upperBound)
            // What an event makes is kept when it is saved.
            let end = try? Database.besideEvents {
                try connection.integers(
                    """
                    INSERT INTO kissa_keys VALUES (?1, ?2 + 1)
                    ON CONFLICT (entity) DO UPDATE SET next = next + ?2 RETURNING next
                    """,
                    [.text(entity), .integer(count)]
                ).first
            }
            // A database that can't be written now: numbers far above those that are counted.
            let start = end.map { $0 - count } ?? Int64.random(in: (1 << 48)..<(1 << 62))
            reservedKeys[entity] = start..<(start + count)
            return take(start, of: entity)
        }
    }

    private func take(_ key: Int64, of entity: String) -> Int64 {
        reservedKeys[entity] = (key + 1)..<reservedKeys[entity]!.upperBound
        return key
    }
}
