import Foundation
import Storage
import Synchronization

/// Groups that processes share over PostgreSQL.
///
/// Whoever says something appends it by itself, under the address's lock and by the same rules as in one process, so that no
/// process has to live for others to speak. What is confirmed is in the database. Others hear numbers, and read.
package final class StoredGroups: GroupKeeper {
    typealias Follow = @MainActor @Sendable (GroupEntry) -> Void

    let store: GroupStore
    private let listener: GroupListener
    /// Only touched on the queue.
    let state = StoredGroupsState()
    let queue = DispatchQueue(label: "StoredGroups")
    /// Where files are brought and fetched, one after the other, while others speak.
    let files = DispatchQueue(label: "StoredGroups.files")
    private let inbox = Mutex(GroupNews())

    private static let tableCountMax = 100_000
    /// As `GroupLedger.seatIsKeptForSeconds`.
    private static let seatSeconds = 60

    package init(_ store: GroupStore) {
        self.store = store
        listener = GroupListener(store)
        listener.start { [weak self] in self?.receive($0) }
    }

    deinit { listener.stop() }

    package func stop() { listener.stop() }

    var now: Double { Date().timeIntervalSince1970 }

    /// However much is told while the queue is busy, it is attended to once.
    private func receive(_ news: GroupListener.News) {
        let isFirst = inbox.withLock { inbox in
            defer { inbox.add(news) }
            return inbox.isEmpty
        }
        guard isFirst else { return }
        queue.async { [self] in
            hear(
                inbox.withLock { inbox in
                    defer { inbox = GroupNews() }
                    return inbox
                })
        }
    }

    /// Whether the listener has told something of its connection that the queue hasn't come to yet.
    var connectionHasChanged: Bool { inbox.withLock { $0.connection != nil } }

    // MARK: What is asked for

    package func found(kind: String, activity: Data, by visitor: String, _ done: @escaping Answer<String>) {
        answer(done) { [self] in
            let open = try store.states(ofKind: kind, founder: visitor).first { _, bytes in
                Self.decoded(bytes)?.isOpen(for: activity, kind: kind, by: visitor) == true
            }
            if let open { return open.key }
            let token = GroupToken.make()
            let table = GroupTable(token: token, kind: kind, activity: activity, founder: visitor, at: now)
            let isKept = try store.add(
                token, kind: kind, founder: visitor, state: Self.encoded(table),
                countMax: MemoryGroups.tableCountOfVisitorMax, countOfAllMax: Self.tableCountMax)
            guard isKept else { throw GroupRefusal.tooManyGroups }
            return token
        }
    }

    /// Waits until the listener is connected: otherwise the other processes would miss this one, and free the new seat.
    package func enter(
        _ token: String, kind: String, visitor: String, follow: @escaping @MainActor @Sendable (GroupEntry) -> Void,
        _ done: @escaping Answer<GroupEntrance>
    ) {
        answer(done, isListening: true) { [self] in
            // An address that nobody made isn't remembered.
            guard let end = try store.end(of: token) else { throw GroupRefusal.unknownGroup }
            try dropDead(at: [token])
            if state.places[token] == nil { state.places[token] = end }
            let (ledger, claim) = try change(token) { table throws(GroupRefusal) in
                guard table.kind == kind else { throw .ofAnotherKind }
                return (try table.admit(visitor, of: store.process, at: now), [])
            }
            state.tokens[ledger.id] = token
            state.followers[claim] = StoredGroupsState.Follower(follow: follow, number: ledger.lastNumber)
            return GroupEntrance(ledger, claim, visitor: visitor)
        }
    }

    package func awaiting(_ visitor: String, kind: String, _ done: @escaping Answer<String?>) {
        answer(done) { [self] in
            try store.states(ofKind: kind, usedWithin: Self.seatSeconds).first { _, bytes in
                Self.decoded(bytes)?.groups.contains { $0.isAwaited(visitor, at: now) } == true
            }?.key
        }
    }

    package func say(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>) {
        if content.isPresence { return sayPresence(content, from: claim, done) }
        answer(done) { [self] in
            // Who has joined by its own account and not by the log's yet would be refused.
            try sayUnsaid(of: claim)
            try append(content, from: claim)
        }
    }

    private func sayPresence(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>) {
        queue.async { [self] in
            state.unsaid.updateValue(StoredGroupsState.Unsaid(content: content, done: done), forKey: claim)?
                .answer(.success(()))
            try? sayUnsaid(of: claim)
        }
    }

    package func stopFollowing(_ claim: SeatClaim) {
        queue.async { [state] in state.followers[claim] = nil }
    }

    /// How many addresses are read; for tests.
    var placeCount: Int { queue.sync { state.places.count } }

    // MARK: The database

    private func answer<Value: Sendable>(
        _ done: @escaping Answer<Value>, isListening: Bool = false, _ body: @escaping @Sendable () throws -> Value
    ) {
        let work = { @Sendable [self] (trouble: StorageError?) in
            let result = Result { () throws -> Value in
                if let trouble { throw trouble }
                return try prepared(body)
            }
            onMainQueue { done(result.mapError(Self.refusal)) }
        }
        queue.async { [state] in
            if isListening, !state.isListening { state.waiting.append(work) } else { work(nil) }
        }
    }

    static func refusal(_ error: any Error) -> GroupRefusal { error as? GroupRefusal ?? .away("\(error)") }

    func prepared<Value>(_ body: () throws -> Value) throws -> Value {
        if !state.isPrepared { try store.prepare() }
        state.isPrepared = true
        return try body()
    }

    /// Says what the database wasn't there for. It is kept for the next second where the database still isn't.
    func sayUnsaid(of claim: SeatClaim) throws {
        guard let unsaid = state.unsaid[claim] else { return }
        let result: Result<Void, GroupRefusal>
        do {
            try prepared { try append(unsaid.content, from: claim) }
            result = .success(())
        } catch let refusal as GroupRefusal {
            result = .failure(refusal)
        }
        state.unsaid[claim] = nil
        unsaid.answer(result)
    }

    func token(of claim: SeatClaim) throws(GroupRefusal) -> String {
        guard let token = state.tokens[claim.group] else { throw .unknownGroup }
        return token
    }

    func append(_ content: GroupEntry.Content, from claim: SeatClaim) throws {
        try change(token(of: claim)) { table throws(GroupRefusal) in
            guard let index = table.groups.firstIndex(where: { $0.id == claim.group }) else { throw .unknownGroup }
            let entry = try table.groups[index].take(content, from: claim, at: now)
            return ((), entry.map { [GroupLine(group: claim.group, entry: $0)] } ?? [])
        }
    }

    func change<R>(
        _ token: String, _ body: (inout GroupTable) throws(GroupRefusal) -> (R, [GroupLine])
    ) throws -> R {
        try store.change(token) { bytes -> (GroupStore.Change, Result<R, GroupRefusal>) in
            guard var table = bytes.flatMap(Self.decoded) else {
                return (GroupStore.Change(state: nil), .failure(.unknownGroup))
            }
            do throws(GroupRefusal) {
                let (result, lines) = try body(&table)
                return (Self.change(to: table, saying: lines), .success(result))
            } catch {
                return (GroupStore.Change(state: nil), .failure(error))
            }
        }.get()
    }

    private static func change(to table: GroupTable, saying lines: [GroupLine]) -> GroupStore.Change {
        var change = GroupStore.Change(
            state: encoded(table), lines: lines.map(encoded), isClosed: table.isClosed)
        change.removedFiles = lines.flatMap(table.filesGone)
        for line in lines {
            if case .attached(let attachment) = line.entry.content { change.keptFile = attachment.id }
        }
        return change
    }

    private static func encoded(_ value: some Encodable) -> Data {
        // Values of ours; nothing in them can't be written.
        do { return try JSONEncoder().encode(value) } catch { fatalError("\(value) can't be encoded: \(error)") }
    }

    static func decoded(_ bytes: Data) -> GroupTable? {
        try? JSONDecoder().decode(GroupTable.self, from: bytes)
    }
}
