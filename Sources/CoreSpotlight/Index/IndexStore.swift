import Foundation
import Permissions
import Storage
import Synchronization

/// The items of an app's indexes in SQLite, and their words in its full-text search.
///
/// What code in a visitor's window indexes is that visitor's, and what the app indexes before there are windows is
/// everybody's: a search finds both. A change is one transaction.
final class IndexStore: Sendable {
    /// That of the process.
    static let shared = IndexStore(
        file: ByteStore.location(
            app: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment
        ).deletingLastPathComponent().appendingPathComponent("spotlight.sqlite", isDirectory: false))

    /// One that stands in for the process's in a test.
    @TaskLocal static var standIn: IndexStore?

    static var current: IndexStore { standIn ?? shared }

    /// More items of one owner are refused, and more bytes of one item.
    static let itemsMax: Int64 = 50_000
    static let itemBytesMax = 1 << 20
    /// So many items are looked at for what isn't asked by words.
    static let scannedMax = 10_000

    private struct Opened: @unchecked Sendable {
        // @unchecked: the lock guards it.
        let database: Database
    }

    private let file: URL?
    private let whoever: @Sendable () -> String?
    private let opened = Mutex<Opened?>(nil)

    /// - Parameters:
    ///   - file: The database; nil is in memory.
    ///   - owner: Whose items they are; nil where that can't be told.
    init(file: URL?, owner: @escaping @Sendable () -> String? = { PermissionDesk.shared.owner }) {
        (self.file, whoever) = (file, owner)
    }

    /// Whose items the current code's are.
    func owner() throws(CSIndexError) -> String {
        guard let owner = whoever() else {
            PermissionDesk.tellOfNoWindow("A search index was asked, and gave nothing,")
            throw CSIndexError(.indexUnavailableError, "The search index is used outside of any window.")
        }
        return owner
    }

    /// Does something with the database, in one transaction.
    func use<Result: Sendable>(
        _ work: (Database) throws -> Result
    ) throws -> Result {
        try opened.withLock { opened in
            do {
                let database = try opened?.database ?? open()
                opened = Opened(database: database)
                try database.execute("BEGIN IMMEDIATE")
                do {
                    let result = try work(database)
                    try database.execute("COMMIT")
                    return result
                } catch {
                    try? database.execute("ROLLBACK")
                    throw error
                }
            } catch let error as StorageError {
                throw CSIndexError(.indexUnavailableError, "The search index can't be used: \(error)")
            }
        }
    }

    private func open() throws -> Database {
        if let folder = file?.deletingLastPathComponent() {
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let database = try Database(path: file?.path ?? ":memory:")
        try database.rows("PRAGMA journal_mode = WAL")
        try database.execute("PRAGMA synchronous = NORMAL")
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS item (
                number INTEGER PRIMARY KEY, owner TEXT NOT NULL, place TEXT NOT NULL, id TEXT NOT NULL, domain TEXT,
                expires REAL NOT NULL, attributes BLOB NOT NULL, UNIQUE (owner, place, id));
            CREATE TABLE IF NOT EXISTS state (
                owner TEXT NOT NULL, place TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (owner, place));
            CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (
                title, keywords, body, tokenize = 'unicode61 remove_diacritics 2');
            """)
        return database
    }
}
