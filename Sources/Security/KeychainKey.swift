import CryptoKit
import Foundation
import Glibc

/// The file with the key that seals an app's items. It is created atomically, and only the process's user may read it.
struct KeychainKey {
    private static let byteCount = 32

    let file: URL

    /// The existing key, or a new one. If several processes create one, the first one's is used.
    func data() throws -> Data {
        if let known = try known() { return known }
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        let draft = file.appendingPathExtension(UUID().uuidString)
        defer { unlink(draft.path) }
        try write(new, to: draft)
        guard link(draft.path, file.path) == 0 else {
            guard errno == EEXIST, let known = try known() else { throw CocoaError(.fileWriteUnknown) }
            return known
        }
        syncFolder()
        return new
    }

    /// Nil if there is no file.
    private func known() throws -> Data? {
        guard access(file.path, F_OK) == 0 else { return nil }
        let data = try Data(contentsOf: file)
        guard data.count == Self.byteCount else { throw CocoaError(.fileReadCorruptFile) }
        return data
    }

    /// Returns when the bytes are on the disk.
    private func write(_ data: Data, to file: URL) throws {
        let descriptor = Glibc.open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        let count = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard count == data.count, fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Otherwise the file's name may be missing after a power failure, although items were sealed. Some file systems don't
    /// support this.
    private func syncFolder() {
        let descriptor = Glibc.open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
