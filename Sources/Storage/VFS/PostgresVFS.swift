import Foundation
import SQLite3
import Synchronization

/// SQLite's layer below its databases: those in the app's folders are kept in PostgreSQL, so that processes on several machines
/// share them. Apps open them with SQLite as ever. Other files, temporary ones among them, are SQLite's own to keep.
enum PostgresVFS {
    static let name = "kissa-postgres"

    private static let current = Mutex<PostgresFileSystem?>(nil)
    /// The files' system; nil where databases are on the disk.
    static var system: PostgresFileSystem? { current.withLock { $0 } }

    /// Makes SQLite open databases in this way from now on.
    static func use(_ system: PostgresFileSystem) {
        current.withLock { $0 = system }
        _ = registration
    }

    /// SQLite's own layer.
    private nonisolated(unsafe) static let disk: UnsafeMutablePointer<sqlite3_vfs>? = sqlite3_vfs_find("unix")

    private static let registration: Int32 = {
        guard let disk else { return SQLITE_ERROR }
        let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        layer.initialize(to: disk.pointee)
        layer.pointee.iVersion = 2
        layer.pointee.pNext = nil
        layer.pointee.zName = UnsafePointer(strdup(name))
        layer.pointee.szOsFile = max(disk.pointee.szOsFile, Int32(MemoryLayout<OpenedFile>.stride))
        layer.pointee.xOpen = { PostgresVFS.open($1, $2, $3, $4) }
        layer.pointee.xDelete = { PostgresVFS.delete($1, $2) }
        layer.pointee.xAccess = { PostgresVFS.access($1, $2, $3) }
        layer.pointee.xFullPathname = {
            PostgresVFS.disk?.pointee.xFullPathname(PostgresVFS.disk, $1, $2, $3) ?? SQLITE_CANTOPEN
        }
        return sqlite3_vfs_register(layer, 1)
    }()

    // MARK: Files

    private static func open(
        _ path: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
        _ flagsUsed: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard let file else { return SQLITE_CANTOPEN }
        file.pointee.pMethods = nil
        let (code, opened) = opened(path.map { String(cString: $0) }, flags)
        guard code == SQLITE_OK else { return code }
        guard let opened else { return disk?.pointee.xOpen(disk, path, file, flags, flagsUsed) ?? SQLITE_CANTOPEN }
        OpenedFile.put(opened, into: file)
        flagsUsed?.pointee = flags
        return SQLITE_OK
    }

    /// - Returns: Nil for a file on the disk.
    private static func opened(_ path: String?, _ flags: Int32) -> (code: Int32, VFSFile?) {
        guard let path, let system else { return (SQLITE_OK, nil) }
        if flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL) != 0 {
            guard system.isJournal(path) else { return (SQLITE_OK, nil) }
            return flags & SQLITE_OPEN_WAL == 0 ? (SQLITE_OK, MemoryJournal()) : (SQLITE_CANTOPEN, nil)
        }
        guard flags & SQLITE_OPEN_MAIN_DB != 0 else { return (SQLITE_OK, nil) }
        do throws(StorageError) {
            switch try system.open(path, isMade: flags & SQLITE_OPEN_CREATE != 0) {
            case .onDisk: return (SQLITE_OK, nil)
            case .shared(let file): return (SQLITE_OK, file)
            case .nothing: return (SQLITE_CANTOPEN, nil)
            }
        } catch {
            return (error.isLocked ? SQLITE_BUSY : SQLITE_CANTOPEN, nil)
        }
    }

    /// A journal in memory ends with its file.
    private static func delete(_ path: UnsafePointer<CChar>?, _ synchronizes: Int32) -> Int32 {
        if isJournal(path) { return SQLITE_OK }
        return disk?.pointee.xDelete(disk, path, synchronizes) ?? SQLITE_IOERR
    }

    /// No journal is ever left by a killed process.
    private static func access(
        _ path: UnsafePointer<CChar>?, _ question: Int32, _ answer: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard isJournal(path) else { return disk?.pointee.xAccess(disk, path, question, answer) ?? SQLITE_IOERR }
        answer?.pointee = 0
        return SQLITE_OK
    }

    private static func isJournal(_ path: UnsafePointer<CChar>?) -> Bool {
        guard let path, let system else { return false }
        return system.isJournal(String(cString: path))
    }
}
