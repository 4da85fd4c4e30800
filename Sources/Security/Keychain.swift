import CryptoKit
import Foundation
import Permissions
import Storage
import Synchronization

/// The items of an app: each visitor's by themselves, sealed with a key that lies beside the database in a file that only the
/// process's user may read.
///
/// Who has the database without that file can read nothing. Who has both, as the process's user has, can. Code that runs in no
/// visitor's window, where there are windows, gets nobody's items.
final class Keychain: Sendable {
    /// That of the process.
    static let shared = Keychain(
        folder: ByteStore.location(
            app: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment
        ).deletingLastPathComponent())

    fileprivate struct Vault: Sendable {
        let store: ByteStore
        let key: SymmetricKey
    }

    private static let entry = "items"
    private let folder: URL
    private let owner: @Sendable () -> String?
    private let vault = Mutex<Vault?>(nil)

    /// - Parameter owner: Whose items they are; nil where that can't be told, and nobody's are given out.
    init(folder: URL, owner: @escaping @Sendable () -> String? = { PermissionDesk.shared.owner }) {
        self.folder = folder
        self.owner = owner
    }

    /// Reads the items of whoever the current code works for.
    /// - Returns: What the closure returns, or `errSecIO` and the like where the items can't be read.
    func read(_ read: ([KeychainItem]) -> OSStatus) -> OSStatus {
        attempt { vault, owner in
            let sealed = try vault.store.bytes(forKey: Self.entry, of: owner)
            return read(try vault.items(in: sealed, of: owner))
        }
    }

    /// Reads and changes the items of whoever the current code works for. Another process, or another window of theirs,
    /// changes them before or after that.
    func change(_ change: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        attempt { vault, owner in
            try vault.store.change(forKey: Self.entry, of: owner) { sealed in
                Result {
                    let before = try vault.items(in: sealed, of: owner)
                    var items = before
                    let status = change(&items)
                    if status == errSecSuccess, items != before { sealed = try vault.seal(items, of: owner) }
                    return status
                }
            }.get()
        }
    }

    private func attempt(_ action: (Vault, _ owner: String) throws -> OSStatus) -> OSStatus {
        guard let owner = owner() else {
            PermissionDesk.tellOfNoWindow("The keychain was asked, and gave nothing,")
            return errSecNotAvailable
        }
        return vault.withLock { vault in
            do {
                let opened = try vault ?? open()
                vault = opened
                return try action(opened, owner)
            } catch StorageError.valueIsTooLarge {
                return errSecAllocate
            } catch is CryptoKitError, is DecodingError {
                return errSecDecode
            } catch {
                return errSecIO
            }
        }
    }

    private func open() throws -> Vault {
        let store = try ByteStore(at: folder.appendingPathComponent("keychain.sqlite", isDirectory: false))
        let key = KeychainKey(file: folder.appendingPathComponent("keychain.key", isDirectory: false))
        return Vault(store: store, key: SymmetricKey(data: try key.data()))
    }
}

extension Keychain.Vault {
    fileprivate func items(in sealed: Data?, of owner: String) throws -> [KeychainItem] {
        guard let sealed else { return [] }
        let box = try AES.GCM.SealedBox(combined: sealed)
        let data = try AES.GCM.open(box, using: key, authenticating: Data(owner.utf8))
        return try JSONDecoder().decode([KeychainItem].self, from: data)
    }

    /// Nil for no items.
    fileprivate func seal(_ items: [KeychainItem], of owner: String) throws -> Data? {
        guard !items.isEmpty else { return nil }
        return try AES.GCM.seal(JSONEncoder().encode(items), using: key, authenticating: Data(owner.utf8)).combined
    }
}
