import Foundation

/// The files of a database: the database itself with its log, a backup copy, and damaged databases that were set aside.
package struct DatabaseFiles: Sendable {
    let url: URL
    var backup: URL { url.appendingPathExtension("backup") }

    package init(url: URL) {
        self.url = url
    }

    /// Less than an hour, so that an hourly check always finds the copy due: the copy is made a little after the check.
    private static let backupSeconds = 3000.0

    /// Whether the copy is old or missing.
    func isBackupDue(now: Date = Date()) -> Bool {
        let made = try? backup.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return made.map { now.timeIntervalSince($0) >= Self.backupSeconds } ?? true
    }

    /// Copies the database, which must be intact.
    func backUp() throws(StorageError) { try ByteStore.copy(url, to: backup) }

    /// Restores a database that is missing although its copy exists: it was lost.
    /// - Returns: Whether it was restored.
    func restoreIfMissing() -> Bool {
        let isMissing = { !FileManager.default.fileExists(atPath: url.path) }
        guard isMissing(), FileManager.default.fileExists(atPath: backup.path) else { return false }
        let isRestored = try? exclusively { () throws(StorageError) in
            // Another process may have restored it meanwhile.
            guard isMissing() else { return false }
            try moveAside(["-wal", "-shm"], Date())
            return restore()
        }
        return isRestored ?? false
    }

    /// Runs a closure under an exclusive lock between processes. Otherwise two processes could repair at once, and one would set
    /// aside what the other has just restored.
    package func exclusively<R>(_ body: () throws(StorageError) -> R) throws(StorageError) -> R {
        let descriptor = try lock(LOCK_EX)
        defer { close(descriptor) }
        return try body()
    }

    /// Runs a closure while no process is inside `exclusively`. SQLite creates a missing file: in the moment between moving the
    /// damaged one away and restoring the copy it would create an empty one, which the copy then replaces while somebody writes
    /// to it. In a read-only folder, where the lock can't be taken, no process can repair anything either.
    package func unlessRepaired<R>(_ body: () throws(StorageError) -> R) throws(StorageError) -> R {
        let descriptor = try? lock(LOCK_SH)
        defer { if let descriptor { close(descriptor) } }
        return try body()
    }

    /// - Returns: A descriptor; closing it releases the lock.
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

    /// Identifies the database among those that have had its name; nil where there is none, or it can't be told now.
    package var number: UInt64? {
        if let system = sharedSystem {
            do throws(StorageError) {
                if let number = try system.number(of: url.path) { return UInt64(clamping: number) }
            } catch {
                return nil
            }
        }
        var status = stat()
        // An empty file only stands for a database in PostgreSQL.
        guard stat(url.path, &status) == 0, sharedSystem == nil || status.st_size > 0 else { return nil }
        return UInt64(status.st_ino)
    }

    /// The system that has the database, if it isn't on the disk.
    private var sharedSystem: PostgresFileSystem? {
        PostgresVFS.system.flatMap { $0.folders.name(of: url.path) == nil ? nil : $0 }
    }

    /// Deletes the database, wherever it is.
    package func remove() throws {
        try sharedSystem?.remove(url.path)
        for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
            try FileManager.default.removeItem(atPath: url.path + ending)
        }
    }

    /// Gives a database in PostgreSQL another name there. Its copies are the server's.
    private func setAsideShared(_ system: PostgresFileSystem, _ now: Date) throws(StorageError) -> URL {
        let ending = "damaged-\(Int64(now.timeIntervalSince1970))-\(UUID().uuidString.prefix(4))"
        let damaged = url.appendingPathExtension(ending)
        if let number = try system.number(of: url.path) { _ = try system.rename(number, to: damaged.path) }
        return damaged
    }

    /// Moves the damaged database away, where a person can examine it, and restores its copy, if there is an intact one. A copy
    /// that can't be restored now is set aside as well, so that no later copy overwrites it.
    /// - Returns: Where the damaged database is now.
    package func setAside(now: Date = Date()) throws(StorageError) -> (damaged: URL, isRestored: Bool) {
        if let system = sharedSystem, try system.number(of: url.path) != nil {
            return (try setAsideShared(system, now), false)
        }
        let damaged = try moveAside(["", "-wal", "-shm"], now)
        let isRestored = restore()
        if !isRestored { _ = rename(backup.path, unused(backup.appendingPathExtension("damaged")).path) }
        return (damaged, isRestored)
    }

    /// Moves the files with these suffixes away. A log left behind would be replayed into the copy.
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

    /// The URL, with a number appended where it is taken.
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
