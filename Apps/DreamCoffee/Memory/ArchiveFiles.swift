import Foundation
import SQLite3
import os

/// The archive's file with its log, a copy from a while ago, and damaged files that were set aside.
struct ArchiveFiles: Sendable {
    let file: URL

    private var copy: URL { file.appendingPathExtension("backup") }
    /// A little less than an hour: a copy is made when something is written.
    private static let copySeconds = 3000.0

    /// Opens the archive's database. One that is damaged is set aside, and where it is missing, or was set aside, its copy
    /// takes its place, if that is whole.
    func open(patience: Duration) throws -> Database {
        if !exists(file), exists(copy) { try exclusively { if !exists(file) { try restore() } } }
        do {
            return try unlessRepaired { try checked(file, patience) }
        } catch let error as DatabaseError where error.isDamage {
            return try exclusively {
                // Another process may have set it aside already: what lies there now is whole.
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

    /// Does something that no two processes may do at once: what one has just put in its place, the other would set aside.
    private func exclusively<R>(_ body: () throws -> R) throws -> R { try lock.locked(body) }

    /// Does something while nobody is inside `exclusively`. SQLite makes a file that is missing: between the damaged one and
    /// its copy it would make an empty one, which the copy replaces while somebody writes to it. Where the folder is
    /// read-only nobody can repair anything.
    private func unlessRepaired<R>(_ body: () throws -> R) rethrows -> R {
        let descriptor = try? lock.lock(LOCK_SH)
        defer { if let descriptor { close(descriptor) } }
        return try body()
    }

    /// Puts the copy in the archive's place, and what lies there, log included, aside: SQLite would replay the log into the copy.
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
            // It would be tried again with each opening, and a later copy would be written over it.
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

    /// Puts a file in its place atomically: whole or not at all, after a power failure too.
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

    /// Copies the database, if that is whole.
    func makeCopy(by database: Database) throws {
        guard try database.run("PRAGMA quick_check(1)").first?.first?.text == "ok" else { return }
        let new = copy.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: new)
        try database.run("VACUUM INTO ?", .text(new.path))
        try move(new, to: copy)
    }
}
