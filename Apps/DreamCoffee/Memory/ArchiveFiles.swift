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
    /// takes its place.
    func open(patience: Duration) throws -> Database {
        if !exists(file), exists(copy) { restore() }
        do {
            return try checked(patience)
        } catch let error as DatabaseError where error.isDamage {
            let place = try setAside()
            Logging.general.error(
                "\(error.description, privacy: .public). The shop's archive was set aside as \(place.path, privacy: .public)"
            )
            restore()
            return try checked(patience)
        }
    }

    private func checked(_ patience: Duration) throws -> Database {
        let database = try Database(path: file.path, patience: patience)
        guard let finding = try database.run("PRAGMA quick_check(1)").first?.first?.text, finding != "ok" else {
            return database
        }
        throw DatabaseError(code: SQLITE_CORRUPT, message: finding, statement: "PRAGMA quick_check")
    }

    private func setAside() throws -> URL {
        let name = "damaged-\(Int(Date().timeIntervalSince1970))-\(UUID().uuidString.prefix(4))"
        let place = file.appendingPathExtension(name)
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
            try FileManager.default.moveItem(atPath: file.path + suffix, toPath: place.path + suffix)
        }
        return place
    }

    private func restore() {
        guard exists(copy) else { return }
        do {
            try FileManager.default.copyItem(at: copy, to: file)
            Logging.general.error("The copy of the shop's archive takes its place")
        } catch {
            Logging.general.error("No copy of the shop's archive: \(String(describing: error), privacy: .public)")
        }
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
        guard rename(new.path, copy.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
}
