import Foundation

extension URL {
    /// Does something while no other process, and no other thread, has the file locked. The file is made where there is none.
    func locked<R>(_ body: () throws -> R) throws -> R {
        let descriptor = try opened(O_RDWR | O_CREAT)
        // Closing gives the lock back.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        }
        return try body()
    }

    /// Has the disk keep a file, or the names in a folder.
    func synchronize() throws {
        let descriptor = try opened(O_RDONLY)
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    private func opened(_ flags: Int32) throws -> Int32 {
        let descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return descriptor
    }
}
