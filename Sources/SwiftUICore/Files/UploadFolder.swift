import Foundation
import Synchronization

/// The folder of all files that this process's windows have received, in the temporary directory. If a process ends
/// without cleaning up, a later one removes its folder.
///
/// The folder's `owner` file is locked for as long as its process lives.
enum UploadFolder {
    private static let prefix = "kissa-uploads-"
    private static let ownerName = "owner"
    /// An unlocked folder may be one that another process is just making.
    private static let graceSeconds = 60.0

    private static let ofThisProcess = newName(in: FileManager.default.temporaryDirectory)
    private static let isMade = Mutex(false)

    /// A URL for a new window's files. Nothing is created yet.
    static func placeForWindow() -> URL { ofThisProcess.appendingPathComponent(UUID().uuidString) }

    /// Creates this process's folder before the first file is written. If that fails, the next file tries again. It may
    /// take long, because the folders of ended processes are removed.
    static func prepare() throws {
        try isMade.withLock { isMade in
            guard !isMade else { return }
            try make(ofThisProcess)
            isMade = true
        }
    }

    private static func newName(in parent: URL) -> URL { parent.appendingPathComponent(prefix + UUID().uuidString) }

    /// Makes a process's folder, and removes those of processes that are gone.
    static func make(in parent: URL) throws -> URL {
        let folder = newName(in: parent)
        try make(folder)
        return folder
    }

    private static func make(_ folder: URL) throws {
        removeAbandoned(in: folder.deletingLastPathComponent())
        try makeFolder(folder)
        // The descriptor stays open, and keeps the lock, until the process ends.
        guard lock(folder, creating: true) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    /// Creates a folder that other users of the machine can't read.
    static func makeFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    static func removeAbandoned(in parent: URL, now: Date = Date()) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appendingPathComponent(name)
            guard isOwn(folder), isOld(folder, now), let descriptor = lock(folder, creating: false) else { continue }
            try? FileManager.default.removeItem(at: folder)
            close(descriptor)
        }
    }

    private static func isOwn(_ folder: URL) -> Bool {
        var info = stat()
        return lstat(folder.path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == geteuid()
    }

    private static func isOld(_ folder: URL, _ now: Date) -> Bool {
        let made = try? folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return made.map { now.timeIntervalSince($0) > graceSeconds } ?? false
    }

    /// - Returns: The descriptor that holds the lock; nil if another process has it, or if the file can't be opened.
    private static func lock(_ folder: URL, creating: Bool) -> Int32? {
        let path = folder.appendingPathComponent(ownerName).path
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT : 0), 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
