import Foundation
import Synchronization

/// Bytes by owner and key, in a database with which there may be trouble. Thread-safe.
///
/// What can't be written is kept in memory, and tried again every few seconds. What couldn't be read isn't written over. A
/// damaged file is set aside, and its copy from at most an hour before takes its place.
package final class DurableStore: Sendable {
    typealias Place = UnwrittenValues.Place

    struct State {
        var store: (any ByteBackend)?
        var unwritten = UnwrittenValues()
        /// Places of which nobody knows what they hold.
        var unread: Set<Place> = []
        var trouble: StorageError?
        var isRetrying = false
        var isChanged = true
        /// Whether what is set waits for a window's mark.
        var isGathering = false
    }

    private let source: any BackendSource
    private let retrySeconds: Double
    let log: @Sendable (String) -> Void
    private let changed: @Sendable (StorageError?) -> Void
    let state = Mutex(State())
    /// Names this process among those that share a database.
    let owner = UUID().uuidString
    /// The trouble once more, for whoever is not to wait for the database.
    private let reported = Mutex<StorageError?>(nil)

    /// So much may wait for a database that can't be written.
    static let unwrittenBytesMax = 64 << 20
    /// So many places are remembered as unread.
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

    /// Nil where there is no value, or none that can be read.
    package func bytes(forKey key: String, of owner: String) -> Data? {
        let place = Place(owner: owner, key: key)
        return state.withLock { state in
            if let waiting = state.unwritten[place] { return waiting }
            var bytes: Data?
            let isRead = attempt(&state) { store throws(StorageError) in bytes = try store.bytes(forKey: key, of: owner)
            }
            if isRead {
                state.unread.remove(place)
            } else if state.unread.count < Self.unreadCountMax {
                state.unread.insert(place)
            }
            return bytes
        }
    }

    /// Nil removes the value. When this returns it is in the database, or `trouble` says why not.
    package func set(_ bytes: Data?, forKey key: String, of owner: String) {
        let place = Place(owner: owner, key: key)
        state.withLock { state in
            if let refusal = Self.refusal(of: bytes, key) { return log("\(refusal)") }
            guard state.unwritten.byteCount + (bytes?.count ?? 0) < Self.unwrittenBytesMax else {
                return log("\(key) is lost: too much waits already")
            }
            state.unwritten.add(bytes, at: place)
            // While there is trouble it is left to the retries, which keep nobody waiting.
            if state.trouble == nil, !state.isGathering { while writeNext(&state) {} }
        }
    }

    /// Of what no database takes. One value of several would keep the others from being written.
    private static func refusal(of bytes: Data?, _ key: String) -> StorageError? {
        guard let bytes, bytes.count > StorageLimits.valueBytesMax else { return nil }
        return .valueIsTooLarge(key: key, bytes: bytes.count)
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

    /// The database, where it is open.
    var openStore: (any ByteBackend)? { state.withLock { $0.store } }

    // MARK: Trouble

    /// Does something with the database, which is opened or restored first where that is needed.
    /// - Returns: Whether it succeeded; if not, it is tried again later.
    @discardableResult
    func attempt(_ state: inout State, _ body: (any ByteBackend) throws(StorageError) -> Void) -> Bool {
        do throws(StorageError) {
            try body(open(&state))
            return true
        } catch {
            guard error.isDamage, recover(&state, from: error) else { return note(error, &state) }
        }
        do throws(StorageError) {
            try body(open(&state))
            return true
        } catch {
            return note(error, &state)
        }
    }

    private func open(_ state: inout State) throws(StorageError) -> any ByteBackend {
        if let store = state.store { return store }
        let store = try source.open(log: log)
        state.store = store
        return store
    }

    private func recover(_ state: inout State, from error: StorageError) -> Bool {
        state.store = nil
        return source.recover(from: error, log: log)
    }

    private func note(_ error: StorageError, _ state: inout State) -> Bool {
        if state.trouble == nil {
            log("\(error); it is tried again")
            changed(error)
        }
        setTrouble(error, &state)
        retryLater(&state)
        return false
    }

    private func retryLater(_ state: inout State) {
        guard !state.isRetrying else { return }
        state.isRetrying = true
        DispatchQueue.global().asyncAfter(deadline: .now() + retrySeconds) { [weak self] in self?.retry() }
    }

    private func setTrouble(_ error: StorageError?, _ state: inout State) {
        state.trouble = error
        reported.withLock { $0 = error }
    }

    /// Writes what waits, if that is possible now: one value at a time, so that others get at the database in between.
    func retry() {
        guard state.withLock({ canWriteAgain(&$0) }) else { return }
        while state.withLock({ writeNext(&$0) }) {}
    }

    private func canWriteAgain(_ state: inout State) -> Bool {
        state.isRetrying = false
        guard state.trouble != nil else { return false }
        // A database that was opened while its disk was away isn't the one that is there now.
        state.store = nil
        // Whoever needs the lock waits as long as this does.
        return attempt(&state) { store throws(StorageError) in try store.probe() }
    }

    /// Writes the first of what waits.
    /// - Returns: Whether there may be more to write.
    func writeNext(_ state: inout State) -> Bool {
        guard let (place, bytes) = state.unwritten.first else {
            endTrouble(&state)
            return false
        }
        guard write(bytes, at: place, &state) else { return false }
        state.unwritten.removeFirst()
        noteWrite(&state)
        return true
    }

    func noteWrite(_ state: inout State) {
        state.isChanged = true
        source.noteWrite()
    }

    private func endTrouble(_ state: inout State) {
        guard state.trouble != nil else { return }
        setTrouble(nil, &state)
        log("the database is written again")
        changed(nil)
    }

    private func write(_ bytes: Data?, at place: Place, _ state: inout State) -> Bool {
        let isUnread = state.unread.contains(place)
        var refusal: StorageError?
        var isWithheld = false
        let isWritten = attempt(&state) { store throws(StorageError) in
            if isUnread, try store.bytes(forKey: place.key, of: place.owner) != nil {
                isWithheld = true
                return
            }
            do throws(StorageError) {
                try store.set(bytes, forKey: place.key, of: place.owner)
            } catch {
                guard error.isRefusal else { throw error }
                refusal = error
            }
        }
        if let refusal { log("\(refusal)") }
        if isWritten, isWithheld { log("\(place.key) isn't written over: nobody could read it before") }
        if isWritten, !isWithheld { state.unread.remove(place) }
        return isWritten
    }
}
