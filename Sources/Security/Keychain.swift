import CryptoKit
import Foundation
import Permissions
import Storage
import Synchronization

/// The keychain of an app: each visitor's items are separate, and sealed with a key in a file next to the database, which only
/// the process's user may read.
///
/// Reading the items requires both the database and that file, which the process's user has. If there are windows, code outside
/// of a window's context can't access any items.
final class Keychain: Sendable {
    /// The process's keychain.
    static let shared = Keychain(
        folder: ByteStore.location(
            app: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment
        ).deletingLastPathComponent())

    fileprivate struct Vault: Sendable {
        let store: ByteStore
        let key: SymmetricKey
    }

    private static let entry = "items"
    /// Changes are rare and small, so they can wait for the write of a megabyte now and then.
    private static let logPageCountMax = 256
    private let folder: URL
    private let owner: @Sendable () -> String?
    private let vault = Mutex<Vault?>(nil)

    /// - Parameter owner: The owner of the items; nil if there is none in the current context, in which case no items can be
    ///   accessed.
    init(folder: URL, owner: @escaping @Sendable () -> String? = { PermissionDesk.shared.owner }) {
        self.folder = folder
        self.owner = owner
    }

    /// Reads the items of the current owner.
    /// - Returns: The closure's result, or an error such as `errSecIO` if the items can't be read.
    func read(_ read: ([KeychainItem]) -> OSStatus) -> OSStatus {
        attempt { vault, owner in
            let sealed = try vault.store.bytes(forKey: Self.entry, of: owner)
            return read(try vault.items(in: sealed, of: owner))
        }
    }

    /// Reads and changes the items of the current owner. Changes by other processes and windows of the owner happen before or
    /// after.
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
        let file = folder.appendingPathComponent("keychain.sqlite", isDirectory: false)
        let store = try ByteStore(at: file, logPageCountMax: Self.logPageCountMax)
        let key = KeychainKey(file: folder.appendingPathComponent("keychain.key", isDirectory: false))
        let vault = Vault(store: store, key: SymmetricKey(data: try key.data()))
        if SharedDatabases.areUsed { try vault.checkKey(of: key.file) }
        return vault
    }
}

extension Keychain.Vault {
    private static let nobody = "", mark = "key"

    /// The first process whose keychain is in a shared database leaves a mark of its key. On a machine with another key nothing
    /// can be opened, and nothing must be sealed.
    fileprivate func checkKey(of file: URL) throws {
        let own = Data(HMAC<SHA256>.authenticationCode(for: Data("keychain".utf8), using: key))
        let first = try store.change(forKey: Self.mark, of: Self.nobody) { bytes in
            let first = bytes ?? own
            bytes = first
            return first
        }
        guard first == own else {
            let text = "Kissa: \(file.path) isn't the key of the shared keychain; copy it from the first machine.\n"
            FileHandle.standardError.write(Data(text.utf8))
            throw CocoaError(.fileReadNoPermission)
        }
    }
}

extension Keychain.Vault {
    fileprivate func items(in sealed: Data?, of owner: String) throws -> [KeychainItem] {
        guard let sealed else { return [] }
        let box = try AES.GCM.SealedBox(combined: sealed)
        let data = try AES.GCM.open(box, using: key, authenticating: Data(owner.utf8))
        return try JSONDecoder().decode([KeychainItem].self, from: data)
    }

    /// Nil if there are no items.
    fileprivate func seal(_ items: [KeychainItem], of owner: String) throws -> Data? {
        guard !items.isEmpty else { return nil }
        return try AES.GCM.seal(JSONEncoder().encode(items), using: key, authenticating: Data(owner.utf8)).combined
    }
}
