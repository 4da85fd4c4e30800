import Foundation
import Synchronization

/// Bytes by owner and key, in a database that may fail at times. Thread-safe.
///
/// Values that can't be written are kept in memory, and retried every few seconds on a thread that blocks no caller. A value that
/// couldn't be read isn't overwritten. A damaged file is set aside, and replaced by its copy, which is at most an hour old.
package final class DurableStore: Sendable {
    package typealias Place = UnwrittenValues.Place

    struct State {
        var store: (any ByteBackend)? { didSet { seenVersion = nil } }
        /// The database's version at the last check, over this connection.
        var seenVersion: Int64?
        /// The values that are queued while there is trouble; otherwise empty.
        var unwritten = UnwrittenValues()
        /// The marks of the windows that have set some of the queued values.
        var marks: [WindowClaim: WindowMark] = [:]
        /// The values that windows have set and that wait for those windows' marks.
        var gathered = GatheredValues()
        /// How often each batch has failed by itself, by the number of its first value.
        var failures: [Int: Int] = [:]
        /// Places whose reading has failed, so that their contents are unknown.
        var unread: Set<Place> = []
        var trouble: StorageError?
        /// Whether to try the database at all: an unreachable one may take a second to fail.
        var isInReach = true
        var isRetryPlanned = false
        var isRetrying = false
        var isChanged = true
        /// Databases of the app's that know of events, once this process has had one of them note any.
        var notedFiles: [String] = []
        /// The events that windows are handling now.
        var handled: [WindowClaim: Int] = [:]
        /// Of windows that have handled an event whose mark isn't kept yet.
        var awaited: [WindowClaim: EventOwning] = [:]
        /// Windows of which the app's databases have events from another owner.
        var refused: [WindowClaim: EventMarks.Refusal] = [:]
    }

    let source: any BackendSource
    let retrySeconds: Double
    let log: @Sendable (String) -> Void
    let changed: @Sendable (StorageError?) -> Void
    let state = Mutex(State())
    /// Identifies this process among those that share a database.
    let owner = UUID().uuidString
    /// A copy of `state.trouble`, for callers that mustn't wait for the state's lock.
    let reported = Mutex<StorageError?>(nil)

    /// The most bytes that may be queued while the database can't be written.
    static let unwrittenBytesMax = 64 << 20
    /// The most places that are remembered in `unread`.
    private static let unreadCountMax = 100_000

    /// A store in a SQLite file.
    ///
    /// - Parameters:
    ///   - newName: See `ByteStore`.
    ///   - log: Called with messages for an operator.
    ///   - changed: Called with the error that keeps the store from writing, and with nil when it writes again. Runs on any
    ///     thread.
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

    /// The error that keeps the store from writing; nil if it writes.
    package var trouble: StorageError? { reported.withLock { $0 } }

    // MARK: Reading

    /// The result of reading a value.
    package enum Reading: Equatable, Sendable {
        /// Nil where the place has no value.
        case known(Data?)
        /// The database can't be read now.
        case unknown
    }

    /// Nil where there is no value, or it can't be read.
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

    /// The current values of one owner for keys that a caller has read before; nil where the database can't be read now.
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

    /// Values that a caller has read before, as other processes have left them. Blocks no other caller.
    /// - Returns: The places, with nil where nothing is kept. Places for which this process has a queued value are left out. Nil
    ///   where the database can't be read now.
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

    /// Sets a value; nil removes it. On return it is in the database, or `trouble` says why not. A value beyond the limits is
    /// logged and dropped.
    /// - Parameter window: The window that sets it, if the value is to be dropped once another process owns that window.
    /// - Returns: Whether the window still belongs to this process, as far as that can be told now. If not, nothing is kept.
    @discardableResult
    package func set(_ bytes: Data?, forKey key: String, of owner: String, by window: WindowClaim? = nil) -> Bool {
        // An invalid value would keep the others of its batch from being written.
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
        // While there is trouble the retries write it, which block no caller.
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
            // Damage that reads and writes haven't found yet.
            if error.isDamage { state.withLock { _ = recover(&$0, from: error) } }
        }
    }

    /// Removes what is kept of visitors who haven't been here for this long, here and in other files (`VisitorFiles`). Blocks no
    /// other caller; after a failure the next hourly call is early enough.
    package func forgetVisitors(unseenForSeconds seconds: Int) {
        guard trouble == nil else { return }
        do {
            try source.forgetVisitors(unseenForSeconds: seconds)
            try VisitorFiles.forget(unseenForSeconds: seconds) { try source.visitors(among: $0) }
        } catch {
            log("not everybody was forgotten: \(error)")
        }
    }

    /// The database, if it is open.
    var openStore: (any ByteBackend)? { state.withLock { $0.store } }
}
