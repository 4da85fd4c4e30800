import Foundation

/// The files of a database: the database itself with its log, a copy from a while ago, and damaged ones that were set aside.
struct DatabaseFiles: Sendable {
    let url: URL
    var backup: URL { url.appendingPathExtension("backup") }

    /// Copies of a database that is seldom written are as good as new ones.
    private static let backupSeconds = 3600.0

    /// Copies the database where the copy is old. Call it for a database that is whole.
    func backUpIfDue(now: Date = Date()) throws(StorageError) {
        let made = try? backup.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if let made, now.timeIntervalSince(made) < Self.backupSeconds { return }
        try ByteStore.copy(url, to: backup)
    }

    /// Puts the damaged database where nobody writes to it and a person may look at it, and its copy in its place, if there
    /// is one that is whole.
    /// - Returns: Where it lies now.
    func setAside(now: Date = Date()) throws(StorageError) -> (damaged: URL, isRestored: Bool) {
        let damaged = url.appendingPathExtension("damaged-\(Int64(now.timeIntervalSince1970))")
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            guard rename(url.path + suffix, damaged.path + suffix) == 0 else {
                throw .cannotOpen(path: url.path + suffix, code: 0, reason: String(cString: strerror(errno)))
            }
        }
        return (damaged, restore())
    }

    private func restore() -> Bool {
        do {
            guard FileManager.default.fileExists(atPath: backup.path) else { return false }
            try ByteStore.check(backup)
            try ByteStore.copy(backup, to: url)
            return true
        } catch {
            return false
        }
    }
}
