import CryptoKit
import Foundation
import Glibc

/// The file with the key that seals the items of an app. It appears whole or not at all, and only the process's user may read
/// it.
struct KeychainKey {
    private static let byteCount = 32

    let file: URL

    /// The key that is there, or a new one. Of several processes that make one, the first's counts.
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

    /// Nil where there is no file.
    private func known() throws -> Data? {
        guard access(file.path, F_OK) == 0 else { return nil }
        let data = try Data(contentsOf: file)
        guard data.count == Self.byteCount else { throw CocoaError(.fileReadCorruptFile) }
        return data
    }

    /// Ends when the bytes are on the disk.
    private func write(_ data: Data, to file: URL) throws {
        let descriptor = Glibc.open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        let count = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard count == data.count, fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Without this the name may be missing after a power failure, though items were sealed. Some file systems can't.
    private func syncFolder() {
        let descriptor = Glibc.open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
