import Foundation
import Storage
import Synchronization

/// The connections to an index's file: one that writes, and some that read. A file that is damaged is set aside, and begun
/// anew: an index is made again by its app.
final class IndexConnections: Sendable {
    private struct Writer: @unchecked Sendable {
        // @unchecked: the lock guards it.
        var database: Database?
        /// Which file it is, among those that have had its name.
        var fileNumber: UInt64?
        /// Grows with each file.
        var generation = 0
        /// When an index was lost, in seconds since 1970; nil where none was.
        var lostSeconds: Int64?
    }

    private struct Reader: @unchecked Sendable {
        // @unchecked: whoever has taken it uses it alone.
        let database: Database
        let generation: Int
    }

    private let file: URL?
    private let writer = Mutex(Writer())
    private let readers = Mutex<[Reader]>([])
    /// The generation of the writer's file; nil before it was opened.
    private let generation = Mutex<Int?>(nil)

    /// How long a change waits for another process, in milliseconds. No page waits for it.
    private static let patience: Int32 = 30_000

    init(_ file: URL?) {
        self.file = file
    }

    /// When an index was lost, in seconds since 1970; nil where none was.
    func lostSeconds() throws -> Int64? {
        try mended {
            try writer.withLock { writer in
                _ = try opened(&writer)
                return writer.lostSeconds
            }
        }
    }

    /// Does some work, and once more in a new file where this one was damaged.
    func mended<Result>(_ work: () throws -> Result) throws -> Result {
        let known = generation.withLock { $0 }
        do {
            do {
                return try work()
            } catch let error as StorageError where error.isDamage && file != nil {
                try beginAnew(known, error)
                return try work()
            }
        } catch let error as StorageError {
            throw CSIndexError(.indexUnavailableError, "The search index can't be used: \(error)")
        }
    }

    func write<Result: Sendable>(_ work: (Database) throws -> Result) throws -> Result {
        try writer.withLock { writer in
            let database = try opened(&writer)
            try database.execute("BEGIN IMMEDIATE")
            do {
                let result = try work(database)
                try database.execute("COMMIT")
                return result
            } catch {
                try? database.execute("ROLLBACK")
                throw error
            }
        }
    }

    // MARK: Reading

    func read<Result: Sendable>(_ search: SearchWork, _ body: (Database) throws -> Result) throws -> Result {
        guard let file else {
            return try writer.withLock { try Self.search(search, in: opened(&$0), body) }
        }
        let reader = try self.reader(of: file)
        let result = try Self.search(search, in: reader.database, body)
        let current = generation.withLock { $0 }
        readers.withLock { if reader.generation == current { $0.append(reader) } }
        return result
    }

    private static func search<Result>(
        _ search: SearchWork, in database: Database, _ body: (Database) throws -> Result
    ) throws -> Result {
        try database.execute("BEGIN")
        defer { try? database.execute("COMMIT") }
        do {
            return try database.interrupted(if: { search.isOver }) { try body(database) }
        } catch let error as StorageError {
            // What was interrupted says why.
            try search.check()
            throw error
        }
    }

    private func reader(of file: URL) throws -> Reader {
        if let reader = readers.withLock({ $0.popLast() }) { return reader }
        if generation.withLock({ $0 }) == nil { try writer.withLock { _ = try opened(&$0) } }
        let current = generation.withLock { $0 } ?? 0
        let database = try DatabaseFiles(url: file).unlessRepaired { () throws(StorageError) in
            try Database(path: file.path, access: .writing)
        }
        try database.execute("PRAGMA query_only = 1")
        return Reader(database: database, generation: current)
    }

    // MARK: Opening

    private func opened(_ writer: inout Writer) throws -> Database {
        if let database = writer.database { return database }
        if let folder = file?.deletingLastPathComponent() {
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let database = try opening(&writer)
        writer.database = database
        writer.lostSeconds = try database.integers("SELECT max(seconds) FROM loss WHERE seconds > 0").first
            .flatMap { $0 > 0 ? $0 : nil }
        let current = writer.generation
        generation.withLock { $0 = current }
        return database
    }

    private func opening(_ writer: inout Writer) throws -> Database {
        guard let file else {
            let database = try Database(path: ":memory:")
            try IndexTables.make(in: database)
            return database
        }
        let (database, number) = try DatabaseFiles(url: file).unlessRepaired { () throws(StorageError) in
            let database = try Database(path: file.path, patience: Self.patience)
            return (database, DatabaseFiles(url: file).number)
        }
        writer.fileNumber = number
        try database.beginLog(patience: Self.patience)
        try database.execute("PRAGMA synchronous = NORMAL")
        try IndexTables.make(in: database)
        return database
    }

    /// Sets the file aside, unless this or another process has done so since it was opened.
    ///
    /// - Parameter known: The generation that was found to be damaged.
    private func beginAnew(_ known: Int?, _ error: StorageError) throws {
        guard let file else { return }
        try writer.withLock { writer in
            guard known == generation.withLock({ $0 }) else { return }
            writer.database = nil
            writer.generation += 1
            generation.withLock { $0 = nil }
            readers.withLock { $0 = [] }
            let files = DatabaseFiles(url: file)
            let opened = writer.fileNumber
            let damaged = try files.exclusively { () throws(StorageError) -> URL? in
                guard files.number == opened else { return nil }
                return try files.setAside().damaged
            }
            guard let damaged else { return }
            writer.lostSeconds = try IndexTables.noteLoss(in: self.opened(&writer))
            let text = "Kissa: \(error). It was set aside as \(damaged.path); the app's search indexes begin anew.\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }
}
