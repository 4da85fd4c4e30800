import Foundation
import Synchronization

/// Bytes by owner and key, in a database with which there may be trouble. Thread-safe.
///
/// What can't be written is kept in memory, and tried again every few seconds by a thread that nobody waits for. What couldn't
/// be read isn't written over. A damaged file is set aside, and its copy from at most an hour before takes its place.
package final class DurableStore: Sendable {
    package typealias Place = UnwrittenValues.Place

    struct State {
        var store: (any ByteBackend)? { didSet { seenVersion = nil } }
        /// The version of the database at the last look, over this connection.
        var seenVersion: Int64?
        /// What waits while there is trouble. Without trouble nothing does.
        var unwritten = UnwrittenValues()
        /// The marks of the windows that have set something of that.
        var marks: [WindowClaim: WindowMark] = [:]
        /// What windows have set for whose marks it waits.
        var gathered = GatheredValues()
        /// How often a batch has failed while the database took other things, by the number of its first value.
        var failures: [Int: Int] = [:]
        /// Places of which nobody knows what they hold.
        var unread: Set<Place> = []
        var trouble: StorageError?
        /// Whether it is worth asking, which may take a second where the database is out of reach.
        var isInReach = true
        var isRetryPlanned = false
        var isRetrying = false
        var isChanged = true
        /// Databases of the app's that know of events, once this process has had one of them note any.
        var notedFiles: [String] = []
        /// The events that windows are handling now.
        var handled: [WindowClaim: Int] = [:]
    }

    let source: any BackendSource
    let retrySeconds: Double
    let log: @Sendable (String) -> Void
    let changed: @Sendable (StorageError?) -> Void
    let state = Mutex(State())
    /// Names this process among those that share a database.
    let owner = UUID().uuidString
    /// The trouble once more, for whoever is not to wait for the database.
    let reported = Mutex<StorageError?>(nil)

    /// So much may wait for a database that can't be written.
    static let unwrittenBytesMax = 64 << 20
    /// The most places that are remembered as unread.
    private static let unreadCountMax = 100_000

    /// A store in a SQLite file.
    ///
    /// - Parameters:
    ///   - newName: See `ByteStore`.
    ///   - log: Told what an operator should know.
    ///   - changed: Told what keeps the store from writing, and nil when it writes again. Called on any thread.
    package convenience init(
        at url: URL, newName: @escaping @Sendable (_ owner: String) -> String? = { _ in nil }, retrySeconds: Double = 3,
        log: @escaping @Sendable (String) -> Void, changed: @escaping @Sendable (StorageError?) -> Void = { _ in }
    ) {
        self.init(SQLiteSource(at: url, newName: newName), retrySeconds: retrySeconds, log: log, changed: changed)
    }

    init(
        _ source: any BackendSource, retrySeconds: Double = 3, log: @escaping @Sendable (String) -> Void,
        changed: @escaping @Sendable (StorageError?) -> Void = { _ in }
    ) {
        self.source = source
        self.retrySeconds = retrySeconds
        self.log = log
        self.changed = changed
        _ = state.withLock { state in attempt(&state) { _ throws(StorageError) in } }
    }

    /// What keeps the store from writing.
    package var trouble: StorageError? { reported.withLock { $0 } }

    // MARK: Reading

    /// What is known of a value.
    package enum Reading: Equatable, Sendable {
        /// Nil where there is none.
        case known(Data?)
        /// The database can't be read now.
        case unknown
    }

    /// Nil where there is no value, or none that can be read.
    package func bytes(forKey key: String, of owner: String) -> Data? {
        if case .known(let bytes) = read(forKey: key, of: owner) { bytes } else { nil }
    }

    package func read(forKey key: String, of owner: String) -> Reading {
        let place = Place(owner: owner, key: key)
        return state.withLock { state in
            if let waiting = state.gathered[place] ?? state.unwritten[place] { return .known(waiting) }
            var bytes: Data?
            let isRead = attempt(&state) { store throws(StorageError) in bytes = try store.bytes(forKey: key, of: owner)
            }
            if isRead {
                state.unread.remove(place)
            } else if state.unread.count < Self.unreadCountMax {
                state.unread.insert(place)
            }
            return isRead ? .known(bytes) : .unknown
        }
    }

    /// Values of one owner that somebody knows already, as they are now; nil where the database can't be read now.
    package func values(forKeys keys: [String], of owner: String) -> [String: Data]? {
        state.withLock { state in
            var values: [String: Data] = [:]
            let places = keys.map { Place(owner: owner, key: $0) }
            let isRead = attempt(&state) { store throws(StorageError) in
                for (place, bytes) in try store.values(at: places) { values[place.key] = bytes }
            }
            guard isRead else { return nil }
            for place in places {
                state.unread.remove(place)
                if let waiting = state.gathered[place] ?? state.unwritten[place] { values[place.key] = waiting }
            }
            return values
        }
    }

    /// Values that somebody knows already, as other processes have left them. It keeps nobody else waiting.
    /// - Returns: The places, with nil where nothing is kept; those are left out for which a value of this process's own waits.
    ///   Nil where the database can't be read now.
    package func kept(at places: [Place]) -> [Place: Data?]? {
        let asked: [Place]? = state.withLock { state in
            guard state.trouble == nil else { return nil }
            return places.filter { state.gathered[$0] == nil && state.unwritten[$0] == nil }
        }
        guard let asked, let values = try? openStore?.values(at: asked) else { return nil }
        state.withLock { $0.unread.subtract(asked) }
        return Dictionary(asked.map { ($0, values[$0]) }) { $1 }
    }

    // MARK: Writing

    /// Nil removes the value. When this returns it is in the database, or `trouble` says why not.
    /// - Parameter window: The window that sets it, where it has lost the right to as soon as another process has it.
    /// - Returns: Whether the window has the right, as far as that can be told now. Where it hasn't, nothing is kept.
    @discardableResult
    package func set(_ bytes: Data?, forKey key: String, of owner: String, by window: WindowClaim? = nil) -> Bool {
        // One value that no database takes would keep the others of its batch from being written.
        if let refusal = StorageLimits.refusal(of: bytes, key) {
            log("\(refusal)")
            return true
        }
        return state.withLock { set(bytes, at: Place(owner: owner, key: key), by: window, &$0) }
    }

    private func set(_ bytes: Data?, at place: Place, by window: WindowClaim?, _ state: inout State) -> Bool {
        let waitingBytes = state.unwritten.byteCount + state.gathered.byteCount + (bytes?.count ?? 0)
        guard waitingBytes < Self.unwrittenBytesMax else {
            log("\(place.key) is lost: too much waits already")
            return true
        }
        if state.gathered.add(bytes, at: place, of: window) { return true }
        let value = PlacedValue(place: place, bytes: bytes, number: state.gathered.nextNumber)
        let batch = WaitingBatch(values: [value], window: window, mark: nil)
        // While there is trouble it is left to the retries, which keep nobody waiting.
        if state.trouble == nil, let outcome = write(batch, &state) {
            if outcome.isOwner { state.gathered.forgetEarlier(than: [value]) }
            return outcome.isOwner
        }
        state.unwritten.add(bytes, at: place, of: window)
        state.gathered.forgetEarlier(than: [value])
        return true
    }

    /// See `ByteStore.claimRenamed(_:atSeconds:)`.
    /// - Returns: Nil where that can't be told now.
    package func claimRenamed(_ owner: String, atSeconds now: Int) -> Bool? {
        state.withLock { state in
            var isClaimed: Bool?
            attempt(&state) { store throws(StorageError) in isClaimed = try store.claimRenamed(owner, atSeconds: now) }
            return isClaimed
        }
    }

    /// Copies the database, if that is due and it was changed.
    package func backUpIfDue() {
        guard source.isBackupDue else { return }
        let isChanged = state.withLock { state in
            defer { if state.trouble == nil { state.isChanged = false } }
            return state.trouble == nil && state.isChanged
        }
        guard isChanged else { return }
        do {
            try source.backUp()
        } catch {
            state.withLock { $0.isChanged = true }
            log("no copy was made: \(error)")
            // Damage that no read or write has met yet.
            if error.isDamage { state.withLock { _ = recover(&$0, from: error) } }
        }
    }

    /// Removes what is kept of visitors who haven't been here for so long. It keeps nobody waiting, and where it fails another
    /// hour will do.
    package func forgetVisitors(unseenForSeconds seconds: Int) {
        guard trouble == nil else { return }
        do throws(StorageError) {
            try source.forgetVisitors(unseenForSeconds: seconds)
        } catch {
            log("nobody was forgotten: \(error)")
        }
    }

    /// The database, where it is open.
    var openStore: (any ByteBackend)? { state.withLock { $0.store } }
}
