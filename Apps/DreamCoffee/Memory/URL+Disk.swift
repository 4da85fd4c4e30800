import Foundation

extension URL {
    /// Does something while no other process, and no other thread, has the file locked. The file is made where there is none.
    func locked<R>(_ body: () throws -> R) throws -> R {
        let descriptor = try lock(LOCK_EX)
        defer { close(descriptor) }
        return try body()
    }

    /// Locks the file by `flock`, and waits for it. The file is made where there is none.
    /// - Returns: A descriptor whose closing gives the lock back.
    func lock(_ operation: Int32) throws -> Int32 {
        let descriptor = try opened(O_RDWR | O_CREAT)
        while flock(descriptor, operation) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw POSIXError(.init(rawValue: errno) ?? .EIO)
            }
        }
        return descriptor
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
