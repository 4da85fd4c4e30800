import Foundation
import Storage

/// Keeps the values of `AppStorage` and `SceneStorage` in the app's database. What can't be kept is reported, and lives
/// as long as the process. The database names visitors by what their cookies hold; its folder is readable by the
/// process's user alone.
struct SQLiteValueStorage: ValueStorage {
    private let store: ByteStore

    init(app: String, environment: [String: String]) throws(StorageError) {
        store = try ByteStore(at: ByteStore.location(app: app, environment: environment))
    }

    func bytes(forKey key: String, of visitor: String) -> Data? {
        do {
            return try store.bytes(forKey: key, of: visitor)
        } catch {
            report(error)
            return nil
        }
    }

    func set(_ bytes: Data?, forKey key: String, of visitor: String) {
        do {
            try store.set(bytes, forKey: key, of: visitor)
        } catch {
            report(error)
        }
    }

    private func report(_ error: StorageError) {
        FileHandle.standardError.write(Data("Kissa: \(error)\n".utf8))
    }
}
