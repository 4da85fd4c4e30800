import Glibc

/// The file with the keys that sign visitors' cookies. Only the process's user may read it.
///
/// Keys are appended and never changed, each in one write under a lock: several processes may share the file, and a crash loses
/// at most the line that was being written.
struct SigningKeyFile: Sendable {
    enum Failure: Error, Equatable, CustomStringConvertible {
        case unusable(path: String, reason: String)
        case tooLarge(path: String)

        var description: String {
            switch self {
            case .unusable(let path, let reason): "the file of signing keys \(path) can't be used: \(reason)"
            case .tooLarge(let path): "the file of signing keys \(path) is too large"
            }
        }
    }

    /// Hundreds of keys: more than are made in a lifetime.
    private static let byteCountMax = 64 * 1024

    let path: String

    /// Reads the keys, and appends the one that `makeKey` makes. If the file can't be written, the existing keys remain in use.
    func keys(adding makeKey: ([SigningKey]) -> SigningKey?) throws(Failure) -> [SigningKey] {
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return try keysAsTheyAre(failure()) }
        // Closing also releases the lock.
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else { throw failure() }
        try lock(descriptor)
        let text = try read(descriptor)
        var keys = SigningKey.keys(in: text)
        if let key = makeKey(keys) {
            // A truncated line is ended first.
            do throws(Failure) {
                try append((text.isEmpty || text.last == "\n" ? "" : "\n") + key.line, to: descriptor)
                keys.append(key)
            } catch {
                guard !keys.isEmpty else { throw error }
            }
        }
        return keys
    }

    /// The keys of a file that can only be read, for example on a read-only disk.
    private func keysAsTheyAre(_ failure: Failure) throws(Failure) -> [SigningKey] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        let keys = SigningKey.keys(in: try read(descriptor))
        guard !keys.isEmpty else { throw failure }
        return keys
    }

    /// Differs after another process has added a key, or somebody has restored the file from a copy.
    struct Version: Equatable {
        let byteCount: Int
        let serial: UInt64
        let seconds: Int
        let nanoseconds: Int
    }

    var version: Version? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Version(
            byteCount: Int(status.st_size), serial: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }

    private func read(_ descriptor: Int32) throws(Failure) -> String {
        var bytes = [UInt8](repeating: 0, count: Self.byteCountMax + 1)
        var count = 0
        while count < bytes.count {
            let more = bytes[count...].withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, $0.count, off_t(count))
            }
            guard more >= 0 else { throw failure() }
            if more == 0 { break }
            count += more
        }
        guard count <= Self.byteCountMax else { throw .tooLarge(path: path) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// Waits only briefly for another process, because a page waits for this.
    private func lock(_ descriptor: Int32) throws(Failure) {
        for _ in 0..<Self.lockTryCount {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            usleep(Self.lockPauseMicroseconds)
        }
        throw failure()
    }

    private static let lockTryCount = 50
    private static let lockPauseMicroseconds: UInt32 = 10_000

    private func append(_ line: String, to descriptor: Int32) throws(Failure) {
        let bytes = Array(line.utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else { throw failure() }
        syncFolder()
    }

    /// Without this, a new file may be missing after a power failure, although cookies were signed with its keys. Some file
    /// systems can't sync folders.
    private func syncFolder() {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private func failure() -> Failure { .unusable(path: path, reason: String(cString: strerror(errno))) }
}
