import Foundation
import Synchronization

/// A `ByteStore` that outlives trouble with its database. Thread-safe.
///
/// What can't be written is kept in memory, and tried again every few seconds. What couldn't be read isn't written over. A
/// damaged database is set aside, and its copy from at most an hour before takes its place.
package final class DurableStore: Sendable {
    private struct Place: Hashable {
        let owner: String
        let key: String
    }

    private struct State {
        var store: ByteStore?
        /// What isn't in the database yet; nil removes a value.
        var unwritten: [Place: Data?] = [:]
        /// How much that is.
        var unwrittenByteCount = 0
        /// The order in which that was set first.
        var order: [Place] = []
        /// Places of which nobody knows what they hold.
        var unread: Set<Place> = []
        var trouble: StorageError?
        var isRetrying = false
        var isChanged = true

        /// What a value takes that waits, roughly: many short ones are much, too.
        static func cost(of bytes: Data?) -> Int { 256 + (bytes?.count ?? 0) }

        mutating func wait(with bytes: Data?, at place: Place) {
            let before = unwritten.updateValue(bytes, forKey: place)
            if before == nil { order.append(place) }
            unwrittenByteCount += Self.cost(of: bytes) - (before.map(Self.cost(of:)) ?? 0)
        }

        mutating func removeFirst() {
            let bytes = unwritten.removeValue(forKey: order.removeFirst())
            unwrittenByteCount -= bytes.map(Self.cost(of:)) ?? 0
        }
    }

    private let files: DatabaseFiles
    private let newName: @Sendable (String) -> String?
    private let retrySeconds: Double
    private let log: @Sendable (String) -> Void
    private let changed: @Sendable (StorageError?) -> Void
    private let state = Mutex(State())

    /// A main actor that writes waits no longer for another process; what is locked for longer is tried again.
    private static let patience: Int32 = 250
    /// So much may wait for a database that can't be written.
    static let unwrittenBytesMax = 64 << 20
    /// So many places are remembered as unread.
    private static let unreadCountMax = 100_000

    /// - Parameters:
    ///   - newName: See `ByteStore`.
    ///   - log: Told what an operator should know.
    ///   - changed: Told what keeps the store from writing, and nil when it writes again. Called on any thread.
    package init(
        at url: URL, newName: @escaping @Sendable (_ owner: String) -> String? = { _ in nil }, retrySeconds: Double = 3,
        log: @escaping @Sendable (String) -> Void, changed: @escaping @Sendable (StorageError?) -> Void = { _ in }
    ) {
        files = DatabaseFiles(url: url)
        self.newName = newName
        self.retrySeconds = retrySeconds
        self.log = log
        self.changed = changed
        _ = state.withLock { state in attempt(&state) { _ throws(StorageError) in } }
    }

    /// What keeps the store from writing.
    package var trouble: StorageError? { state.withLock { $0.trouble } }

    /// Nil where there is no value, or none that can be read.
    package func bytes(forKey key: String, of owner: String) -> Data? {
        let place = Place(owner: owner, key: key)
        return state.withLock { state in
            if let unwritten = state.unwritten[place] { return unwritten }
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
            guard state.unwrittenByteCount + (bytes?.count ?? 0) < Self.unwrittenBytesMax else {
                return log("\(key) is lost: too much waits already")
            }
            state.wait(with: bytes, at: place)
            // While there is trouble it is left to the retries, which keep nobody waiting.
            if state.trouble == nil { write(&state) }
        }
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
        guard files.isBackupDue() else { return }
        let isChanged = state.withLock { state in
            defer { if state.trouble == nil { state.isChanged = false } }
            return state.trouble == nil && state.isChanged
        }
        guard isChanged else { return }
        do {
            try ByteStore.check(files.url)
            try files.backUp()
        } catch {
            state.withLock { $0.isChanged = true }
            log("no copy was made: \(error)")
            // Damage that no read or write has met yet.
            if error.isDamage { state.withLock { _ = recover(&$0, from: error) } }
        }
    }

    /// The database, where it is open.
    var openStore: ByteStore? { state.withLock { $0.store } }

    // MARK: Trouble

    /// Does something with the database, which is opened or restored first where that is needed.
    /// - Returns: Whether it succeeded; if not, it is tried again later.
    @discardableResult
    private func attempt(_ state: inout State, _ body: (ByteStore) throws(StorageError) -> Void) -> Bool {
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

    private func open(_ state: inout State) throws(StorageError) -> ByteStore {
        if let store = state.store { return store }
        if files.restoreIfMissing() { log("\(files.url.path) was missing; its copy takes its place") }
        let store = try ByteStore(at: files.url, patience: Self.patience, newName: newName)
        state.store = store
        return store
    }

    private func recover(_ state: inout State, from error: StorageError) -> Bool {
        state.store = nil
        do throws(StorageError) {
            // Another process may have set it aside already: what lies there now is whole, and only has to be opened.
            if (try? ByteStore.check(files.url)) != nil { return true }
            let (damaged, isRestored) = try files.setAside()
            let rest = isRestored ? "its copy takes its place" : "no copy could take its place"
            log("\(error). It was set aside as \(damaged.path); \(rest)")
            return true
        } catch {
            log("\(error)")
            return false
        }
    }

    private func note(_ error: StorageError, _ state: inout State) -> Bool {
        if state.trouble == nil {
            log("\(error); it is tried again")
            changed(error)
        }
        state.trouble = error
        retryLater(&state)
        return false
    }

    private func retryLater(_ state: inout State) {
        guard !state.isRetrying else { return }
        state.isRetrying = true
        DispatchQueue.global().asyncAfter(deadline: .now() + retrySeconds) { [weak self] in self?.retry() }
    }

    /// Writes what waits, if that is possible now.
    func retry() {
        state.withLock { state in
            state.isRetrying = false
            guard state.trouble != nil else { return }
            // A database that was opened while its disk was away isn't the one that is there now.
            state.store = nil
            guard attempt(&state, { store throws(StorageError) in try store.probe() }) else { return }
            write(&state)
        }
    }

    /// Writes what waits, in its order, as far as that goes.
    private func write(_ state: inout State) {
        while let place = state.order.first, let bytes = state.unwritten[place] {
            guard write(bytes, at: place, &state) else { return }
            state.removeFirst()
        }
        state.isChanged = true
        guard state.trouble != nil else { return }
        state.trouble = nil
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
