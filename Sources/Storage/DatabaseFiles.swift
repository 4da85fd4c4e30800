import Foundation

/// The files of a database: the database itself with its log, a copy from a while ago, and damaged ones that were set aside.
struct DatabaseFiles: Sendable {
    let url: URL
    var backup: URL { url.appendingPathExtension("backup") }

    /// Less than an hour, so that who asks every hour gets a copy every hour: a copy is a little younger than the question
    /// that it was made for.
    private static let backupSeconds = 3000.0

    /// Whether the copy is old, or there is none.
    func isBackupDue(now: Date = Date()) -> Bool {
        let made = try? backup.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return made.map { now.timeIntervalSince($0) >= Self.backupSeconds } ?? true
    }

    /// Copies the database. Call it for one that is whole.
    func backUp() throws(StorageError) { try ByteStore.copy(url, to: backup) }

    /// A database that is missing beside its copy was lost: the copy takes its place.
    /// - Returns: Whether it did.
    func restoreIfMissing() -> Bool {
        let isMissing = { !FileManager.default.fileExists(atPath: url.path) }
        guard isMissing(), FileManager.default.fileExists(atPath: backup.path) else { return false }
        let isRestored = try? exclusively { () throws(StorageError) in
            // Another process may have done it meanwhile.
            guard isMissing() else { return false }
            try moveAside(["-wal", "-shm"], Date())
            return restore()
        }
        return isRestored ?? false
    }

    /// Does something that no two processes may do at once: what one has just put in its place, the other would set aside.
    func exclusively<R>(_ body: () throws(StorageError) -> R) throws(StorageError) -> R {
        let descriptor = try lock(LOCK_EX)
        defer { close(descriptor) }
        return try body()
    }

    /// Does something while nobody is inside `exclusively`. SQLite makes a file that is missing: between the damaged one and
    /// its copy it would make an empty one, which the copy replaces while somebody writes to it. Where the folder is
    /// read-only nobody can repair anything.
    func unlessRepaired<R>(_ body: () throws(StorageError) -> R) throws(StorageError) -> R {
        let descriptor = try? lock(LOCK_SH)
        defer { if let descriptor { close(descriptor) } }
        return try body()
    }

    /// - Returns: A descriptor whose closing gives the lock back.
    private func lock(_ operation: Int32) throws(StorageError) -> Int32 {
        let path = url.path + ".lock"
        let failure = { StorageError.cannotOpen(path: path, code: 0, reason: String(cString: strerror(errno))) }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        while flock(descriptor, operation) != 0 {
            guard errno == EINTR else {
                defer { close(descriptor) }
                throw failure()
            }
        }
        return descriptor
    }

    /// Puts the damaged database where nobody writes to it and a person may look at it, and its copy in its place, if there
    /// is one that is whole. A copy that can't take its place now is set aside as well, so that no later copy is written over
    /// it.
    /// - Returns: Where the damaged one lies now.
    func setAside(now: Date = Date()) throws(StorageError) -> (damaged: URL, isRestored: Bool) {
        let damaged = try moveAside(["", "-wal", "-shm"], now)
        let isRestored = restore()
        if !isRestored { _ = rename(backup.path, unused(backup.appendingPathExtension("damaged")).path) }
        return (damaged, isRestored)
    }

    /// Moves the files with these ends away. A log that stays would be replayed into the copy.
    @discardableResult
    private func moveAside(_ suffixes: [String], _ now: Date) throws(StorageError) -> URL {
        let damaged = unused(url.appendingPathExtension("damaged-\(Int64(now.timeIntervalSince1970))"))
        for suffix in suffixes where FileManager.default.fileExists(atPath: url.path + suffix) {
            guard rename(url.path + suffix, damaged.path + suffix) == 0 else {
                throw .cannotOpen(path: url.path + suffix, code: 0, reason: String(cString: strerror(errno)))
            }
        }
        return damaged
    }

    /// The address, or one with a number behind it where that is taken.
    private func unused(_ url: URL) -> URL {
        let others = (2...1000).lazy.map { url.appendingPathExtension("\($0)") }
        return ([url] + others).first { !FileManager.default.fileExists(atPath: $0.path) } ?? url
    }

    /// Puts the copy in the place of a database that is gone, if it is whole.
    func restore() -> Bool {
        do {
            guard FileManager.default.fileExists(atPath: backup.path) else { return false }
            try ByteStore.check(backup)
            try ByteStore.copy(backup, to: url) {
                // Of a database that somebody has made here meanwhile.
                for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
            }
            return true
        } catch {
            return false
        }
    }
}
