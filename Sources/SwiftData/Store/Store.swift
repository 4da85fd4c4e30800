import Foundation
import Storage

/// A database with the models of one configuration, or the objects of one of Core Data's stores. Thread-safe: a lock admits one
/// thread at a time.
///
/// A save is one transaction, which is in the write-ahead log before `save()` returns. If the process is killed, either all of it
/// is kept or nothing.
package final class Store: @unchecked Sendable {
    // @unchecked: the lock guards everything that isn't constant.
    let url: URL?
    package let allowsSave: Bool
    package private(set) var identifier = ""
    private let lock = NSRecursiveLock()
    private let connection: Database
    private var transactionDepth = 0
    private var reservedKeys: [String: Range<Int64>] = [:]

    /// How many numbers for new models are reserved at once; the count doubles each time, up to a limit.
    private var reservedKeyCounts: [String: Int64] = [:]
    private static let reservedKeyCounts: ClosedRange<Int64> = 64...8192

    /// - Parameter url: The file; nil for memory.
    package init(url: URL?, allowsSave: Bool) throws {
        if let folder = url?.deletingLastPathComponent(), allowsSave {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        self.url = url
        self.allowsSave = allowsSave || url == nil
        connection = try Database(
            path: url?.path ?? ":memory:", access: self.allowsSave ? .making : .reading, notesEvents: true)
        SwiftFunctions.register(with: connection.pointer)
        TextOrder.register(with: connection.pointer)
        if self.allowsSave { try Database.besideEvents(prepare) }
        identifier = try value(forKey: "identifier") ?? ""
    }

    private func prepare() throws {
        try connection.beginLog()
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

    /// Runs a closure with the database, under the lock.
    package func use<R>(_ body: (Database) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body(connection)
    }

    /// Groups changes in a transaction, which may be nested.
    package func transaction<R>(_ body: (Database) throws -> R) throws -> R {
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
                // A rollback's own error would hide the first one.
                let undo = transactionDepth == 1 ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)"
                try? connection.execute(undo)
                throw error
            }
        }
    }

    // MARK: Notes

    package func value(forKey key: String) throws -> String? {
        try use { try $0.rows("SELECT value FROM kissa_about WHERE key = ?", [.text(key)]).first?[0].text }
    }

    package func set(_ value: String, forKey key: String) throws {
        try use { connection in
            _ = try connection.rows(
                "INSERT INTO kissa_about VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
                [.text(key), .text(value)])
        }
    }

    /// A number that no other model of the class ever gets, in any process.
    package func newKey(_ entity: String) -> Int64 {
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
