import Foundation
import SQLite3
import os

/// The archive's file with its write-ahead log, a recent backup, and damaged files that were set aside.
struct ArchiveFiles: Sendable {
    let file: URL

    private var copy: URL { file.appendingPathExtension("backup") }
    /// A little less than an hour, since a copy is only made after a write.
    private static let copySeconds = 3000.0

    /// Opens the archive's database. A damaged file is set aside, and a missing one is replaced by the backup, if that is intact.
    func open(patience: Duration) throws -> Database {
        if !exists(file), exists(copy) { try exclusively { if !exists(file) { try restore() } } }
        do {
            return try unlessRepaired { try checked(file, patience) }
        } catch let error as DatabaseError where error.isDamage {
            return try exclusively {
                // Another process may have repaired it already: then the current file is intact.
                if let database = try? checked(file, patience) { return database }
                try restore(because: error)
                return try checked(file, patience)
            }
        }
    }

    private func checked(_ file: URL, _ patience: Duration) throws -> Database {
        let database = try Database(path: file.path, patience: patience)
        guard let finding = try database.run("PRAGMA quick_check(1)").first?.first?.text, finding != "ok" else {
            return database
        }
        throw DatabaseError(code: SQLITE_CORRUPT, message: finding, statement: "PRAGMA quick_check")
    }

    private var lock: URL { file.appendingPathExtension("lock") }

    /// Runs a closure that only one process may run at a time: otherwise one process would set aside the file that another has
    /// just restored.
    private func exclusively<R>(_ body: () throws -> R) throws -> R { try lock.locked(body) }

    /// Runs a closure while nobody is inside `exclusively`. SQLite creates a missing file: between setting aside the damaged file
    /// and restoring the backup, it would create an empty one, and the backup would replace that while it is being written to. In
    /// a read-only folder no repair is possible.
    private func unlessRepaired<R>(_ body: () throws -> R) rethrows -> R {
        let descriptor = try? lock.lock(LOCK_SH)
        defer { if let descriptor { close(descriptor) } }
        return try body()
    }

    /// Restores the backup, after setting aside the current file including its log: SQLite would otherwise replay the log into
    /// the backup.
    private func restore(because error: DatabaseError? = nil) throws {
        let aside = try setAside(file)
        if let error {
            Logging.general.error(
                "\(error.description, privacy: .public). The shop's archive was set aside as \(aside.path, privacy: .public)"
            )
        }
        guard exists(copy) else { return }
        do {
            _ = try checked(copy, .seconds(1))
            try place(copy, at: file)
            Logging.general.error("The copy of the shop's archive takes its place")
        } catch {
            Logging.general.error("No copy of the shop's archive: \(String(describing: error), privacy: .public)")
            // A damaged backup would be tried again at each opening, and a later backup would overwrite it.
            if (error as? DatabaseError)?.isDamage == true { try setAside(copy) }
        }
    }

    @discardableResult
    private func setAside(_ file: URL) throws -> URL {
        let name = "damaged-\(Int(Date().timeIntervalSince1970))-\(UUID().uuidString.prefix(4))"
        let place = file.appendingPathExtension(name)
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
            try FileManager.default.moveItem(atPath: file.path + suffix, toPath: place.path + suffix)
        }
        return place
    }

    /// Puts a file in place atomically, even if there is a power failure.
    private func place(_ file: URL, at target: URL) throws {
        let new = target.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: new)
        try FileManager.default.copyItem(at: file, to: new)
        try move(new, to: target)
    }

    private func move(_ new: URL, to target: URL) throws {
        try new.synchronize()
        guard rename(new.path, target.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        try target.deletingLastPathComponent().synchronize()
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    var isCopyDue: Bool {
        let made = try? copy.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return made.map { Date().timeIntervalSince($0) >= Self.copySeconds } ?? true
    }

    /// Copies the database, if it is intact.
    func makeCopy(by database: Database) throws {
        guard try database.run("PRAGMA quick_check(1)").first?.first?.text == "ok" else { return }
        let new = copy.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: new)
        try database.run("VACUUM INTO ?", .text(new.path))
        try move(new, to: copy)
    }
}
