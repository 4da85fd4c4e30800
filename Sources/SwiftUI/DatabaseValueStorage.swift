import BrowserHost
import Foundation
import Storage
import os

/// Keeps the values of `AppStorage` and `SceneStorage` in the app's database, before the frame leaves that shows them. What
/// can't be written for a while is tried again, and windows say so. The folder of a SQLite file is readable by the process's
/// user alone.
struct DatabaseValueStorage: ValueStorage {
    let store: DurableStore
    let isShared: Bool

    /// - Parameter forgetsVisitors: Whether nobody can come back to what was kept of them once their cookie has ended.
    init(at place: StorePlace, forgetsVisitors: Bool = false) {
        isShared = place.isShared
        store = DurableStore(
            at: place,
            newName: { HostConfiguration.Identity.name(ofUnsignedID: $0) },
            log: { HostLog.write($0) },
            changed: { trouble in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { Self.change(to: trouble) }
                }
            })
        tidyNowAndThen(forgetsVisitors: forgetsVisitors)
    }

    /// Meanwhile other processes may have written what this one remembers, and some of it nobody could read.
    @MainActor private static func change(to trouble: StorageError?) {
        StorageHealth.shared.isTroubled = trouble != nil
        if trouble == nil { StoredEntries.reload(of: nil) }
    }

    func read(forKey key: String, of visitor: String) -> StoredReading {
        switch store.read(forKey: key, of: visitor) {
        case .known(let bytes): .known(bytes)
        case .unknown: .unknown
        }
    }

    func values(forKeys keys: [String], of visitor: String) -> [String: Data]? {
        store.values(forKeys: keys, of: visitor)
    }

    func set(_ bytes: Data?, forKey key: String, of visitor: String) {
        store.set(bytes, forKey: key, of: visitor, by: WindowOwnership.current)
    }

    /// Whether a visitor was there before cookies were signed, and hasn't got a signed one since.
    func wasKnownUnsigned(_ visitor: String) -> Bool? { store.claimRenamed(visitor, atSeconds: time(nil)) }

    /// Why values can't be kept now.
    var trouble: String? { store.trouble.map { "\($0)" } }

    /// No cookie is taken for so long after its visitor was last here (`SigningKeys`).
    private static let cookieSecondsMax = 455 * 86_400

    private func tidyNowAndThen(forgetsVisitors: Bool) {
        let queue = DispatchQueue(label: "StorageBackup", qos: .background)
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [store] in
            store.backUpIfDue()
            if forgetsVisitors { store.forgetVisitors(unseenForSeconds: Self.cookieSecondsMax) }
            _ = timer
        }
        timer.schedule(deadline: .now() + 60, repeating: 3600)
        timer.resume()
    }
}
