import Foundation

/// Checks of a database's integrity and writability, and its backup copy.
extension ByteStore {
    func probeReading() throws(StorageError) {
        _ = try run { (database) throws(StorageError) in
            try database.run("SELECT count(*) FROM (SELECT 1 FROM value LIMIT 1)")
        }
    }

    /// Changes nothing, and waits for no lock.
    func probeWriting() throws(StorageError) {
        try wait(for: 0)
        defer { try? wait(for: patience) }
        try run { (database) throws(StorageError) in try database.transaction { () throws(StorageError) in } }
    }

    /// Cheap: SQLite reads a few bytes of memory that all processes share, and no page of the file.
    func version() throws(StorageError) -> Int64? {
        let version = try run { (database) throws(StorageError) in try database.run("PRAGMA data_version") }
        guard case .integer(let number)? = version else { return nil }
        return number
    }

    /// Checks every page of the database in a file, over a connection of its own. A file that isn't there is an error.
    static func check(_ url: URL) throws(StorageError) {
        let database = try Database(path: url.path, access: .writing)
        guard case .text(let result)? = try database.run("PRAGMA quick_check(1)"), result != "ok" else { return }
        throw .damaged(path: url.path, reason: result)
    }

    /// Copies the database in a file to another file, which is replaced only when the copy is complete.
    static func copy(_ url: URL, to backup: URL) throws(StorageError) {
        let new = backup.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: new)
        try Database(path: url.path, access: .writing).run("VACUUM INTO ?1", [.text(new.path)])
        try synchronize(new)
        guard rename(new.path, backup.path) == 0 else {
            throw .cannotOpen(path: backup.path, code: 0, reason: String(cString: strerror(errno)))
        }
        try synchronize(backup.deletingLastPathComponent())
    }

    /// Flushes a file, or a folder's directory entries, to the disk. Without it a power failure may leave an empty file under the
    /// name of a complete one.
    private static func synchronize(_ url: URL) throws(StorageError) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        guard descriptor >= 0, fsync(descriptor) == 0 else {
            throw .cannotOpen(path: url.path, code: 0, reason: String(cString: strerror(errno)))
        }
    }
}
