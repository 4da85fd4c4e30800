import CryptoKit
import Foundation
import Glibc
import Permissions
import Storage
import Synchronization

/// The items of an app: each visitor's by themselves, sealed with a key that lies beside the database in a file that only the
/// process's user may read.
///
/// Who has the database without that file can read nothing. Who has both, as the process's user has, can.
final class Keychain: Sendable {
    /// That of the process.
    static let shared = Keychain(
        folder: ByteStore.location(
            app: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment
        ).deletingLastPathComponent())

    private struct Vault {
        let store: ByteStore
        let key: SymmetricKey
    }

    private static let entry = "items"
    private let folder: URL
    private let vault = Mutex<Vault?>(nil)

    init(folder: URL) { self.folder = folder }

    /// Reads and changes the items of whoever the current code works for.
    /// - Returns: What the closure returns, or `errSecIO` and the like where the items can't be read or written.
    func change(_ change: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        vault.withLock { vault in
            do {
                let opened = try vault ?? open()
                vault = opened
                let owner = PermissionDesk.shared.prompt?.visitor ?? ""
                let before = try items(of: owner, in: opened)
                var items = before
                let status = change(&items)
                if status == errSecSuccess, items != before { try keep(items, of: owner, in: opened) }
                return status
            } catch StorageError.valueIsTooLarge {
                return errSecAllocate
            } catch is CryptoKitError, is DecodingError {
                return errSecDecode
            } catch {
                return errSecIO
            }
        }
    }

    private func items(of owner: String, in vault: Vault) throws -> [KeychainItem] {
        guard let sealed = try vault.store.bytes(forKey: Self.entry, of: owner) else { return [] }
        let box = try AES.GCM.SealedBox(combined: sealed)
        let data = try AES.GCM.open(box, using: vault.key, authenticating: Data(owner.utf8))
        return try JSONDecoder().decode([KeychainItem].self, from: data)
    }

    private func keep(_ items: [KeychainItem], of owner: String, in vault: Vault) throws {
        let box = try AES.GCM.seal(
            JSONEncoder().encode(items), using: vault.key, authenticating: Data(owner.utf8))
        try vault.store.set(items.isEmpty ? nil : box.combined, forKey: Self.entry, of: owner)
    }

    // MARK: The key

    private func open() throws -> Vault {
        let store = try ByteStore(at: folder.appendingPathComponent("keychain.sqlite", isDirectory: false))
        return Vault(store: store, key: SymmetricKey(data: try key()))
    }

    /// The key that is there, or a new one. Of several processes that make one, the first's counts.
    private func key() throws -> Data {
        let file = folder.appendingPathComponent("keychain.key", isDirectory: false)
        if let data = try? Data(contentsOf: file), data.count == 32 { return data }
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        let descriptor = Glibc.open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            let data = try Data(contentsOf: file)
            guard data.count == 32 else { throw CocoaError(.fileReadCorruptFile) }
            return data
        }
        defer { close(descriptor) }
        guard new.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == new.count else {
            throw CocoaError(.fileWriteUnknown)
        }
        return new
    }
}
