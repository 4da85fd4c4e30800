import Glibc

/// The file of the keys that sign visitors' cookies. Only the process's user may read it.
///
/// Keys are appended and never changed, each by one write under a lock: several processes may share the file, and a crash
/// costs the line that was being written at most.
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

    /// Reads the keys, and adds the one that `makeKey` makes. Where nothing can be written, the keys that are there go on.
    func keys(adding makeKey: ([SigningKey]) -> SigningKey?) throws(Failure) -> [SigningKey] {
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return try keysAsTheyAre(failure()) }
        // Closing lets go of the lock as well.
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0, flock(descriptor, LOCK_EX) == 0 else { throw failure() }
        let text = try read(descriptor)
        var keys = SigningKey.keys(in: text)
        if let key = makeKey(keys) {
            // A line that was cut off is ended first.
            do throws(Failure) {
                try append((text.isEmpty || text.last == "\n" ? "" : "\n") + key.line, to: descriptor)
                keys.append(key)
            } catch {
                guard !keys.isEmpty else { throw error }
            }
        }
        return keys
    }

    /// The keys of a file that can only be read, as on a disk that is mounted so.
    private func keysAsTheyAre(_ failure: Failure) throws(Failure) -> [SigningKey] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        let keys = SigningKey.keys(in: try read(descriptor))
        guard !keys.isEmpty else { throw failure }
        return keys
    }

    /// Another number after another process has added a key.
    var byteCount: Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
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

    private func append(_ line: String, to descriptor: Int32) throws(Failure) {
        let bytes = Array(line.utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else { throw failure() }
    }

    private func failure() -> Failure { .unusable(path: path, reason: String(cString: strerror(errno))) }
}
