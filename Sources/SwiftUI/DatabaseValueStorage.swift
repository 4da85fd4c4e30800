import BrowserHost
import Foundation
import Storage
import os

/// Saves the values of `AppStorage` and `SceneStorage` in the app's database, before the frame that shows them is sent. If
/// writing fails it is retried, and windows show a notice. Only the process's user can read the folder of a SQLite file.
struct DatabaseValueStorage: ValueStorage {
    let store: DurableStore
    let isShared: Bool

    /// - Parameter forgetsVisitors: Whether a visitor's values become unreachable once their cookie has expired.
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

    /// Meanwhile other processes may have changed values that this one has cached, and some reads may have failed.
    @MainActor private static func change(to trouble: StorageError?) {
        StorageHealth.shared.isTroubled = trouble != nil
        if trouble == nil { Task { await StoredEntries.reloadAll() } }
    }

    /// Shows changes by other processes that use the same file about a second later, until the task is canceled.
    func followOthers(everySeconds pause: Double = 1) -> Task<Void, Never> {
        Task.detached(priority: .utility) {
            let clock = ContinuousClock()
            while true {
                do { try await clock.sleep(for: .seconds(pause), tolerance: .seconds(pause / 4)) } catch { return }
                guard await elsewhere({ $0.wasChangedElsewhere() }) else { continue }
                let begin = clock.now
                await StoredEntries.reloadAll()
                // However much is shown and however often others write, this uses at most a twentieth of a core's time.
                try? await clock.sleep(for: (clock.now - begin) * 19)
            }
        }
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

    func kept(at places: [StoredPlace]) async -> [StoredPlace: Data?]? {
        await elsewhere { store in
            let kept = store.kept(at: places.map { DurableStore.Place(owner: $0.visitor, key: $0.key) })
            return kept.map { kept in
                Dictionary(kept.map { (StoredPlace(visitor: $0.owner, key: $0.key), $1) }) { $1 }
            }
        }
    }

    /// If a window was taken over, values set by its remaining tasks and timers are neither saved nor shown.
    func set(_ bytes: Data?, forKey key: String, of visitor: String, by writer: (any StorageWriter)?) {
        let right = writer as? WindowRight
        let isLost = right?.isLost == true
        guard isLost || !store.set(bytes, forKey: key, of: visitor, by: right.map { WindowClaim($0.claim) }) else {
            return
        }
        right?.noteLoss()
        DispatchQueue.main.async { MainActor.assumeIsolated { StoredEntries.reload(of: visitor) } }
    }

    /// Whether a visitor existed before cookies were signed, and hasn't got a signed one since.
    func wasKnownUnsigned(_ visitor: String) -> Bool? { store.claimRenamed(visitor, atSeconds: time(nil)) }

    /// Why values can't be saved now; nil if they can.
    var trouble: String? { store.trouble.map { "\($0)" } }

    /// No cookie is accepted this long after its visitor's last visit (`SigningKeys`).
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
