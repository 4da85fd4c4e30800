import Foundation
import Storage

/// Groups that processes share over PostgreSQL.
///
/// Whoever says something appends it by itself, under the address's lock and by the same rules as in one process, so that no
/// process has to live for others to speak. What is confirmed is in the database. Others hear numbers, and read.
package final class StoredGroups: GroupKeeper {
    private typealias Follow = @MainActor @Sendable (GroupEntry) -> Void

    private struct Follower: Sendable {
        let follow: Follow
        /// The entry that it knew last when it began.
        let number: Int
    }

    /// Only touched on the queue.
    private final class State: @unchecked Sendable {
        var followers: [SeatClaim: Follower] = [:]
        var tokens: [UUID: String] = [:]
        /// Up to where each address's log was read.
        var serials: [String: Int] = [:]
        var isPrepared = false
        var connectedAt = ContinuousClock.now
        var tickCount = 0
    }

    private let store: GroupStore
    private let listener: GroupListener
    private let state = State()
    private let queue = DispatchQueue(label: "StoredGroups")

    /// After the server was away all processes have time to come back before they are missed.
    private static let grace = Duration.seconds(3)
    private static let lineSeconds = 600
    /// As `GroupLedger.seatIsKeptForSeconds` and `GroupTable.keptForSeconds`.
    private static let seatSeconds = 60, addressSeconds = 86_400

    package init(_ store: GroupStore) {
        self.store = store
        listener = GroupListener(store)
        listener.start { [weak self] news in
            guard let self else { return }
            queue.async { self.hear(news) }
        }
    }

    package func stop() { listener.stop() }

    private var now: Double { Date().timeIntervalSince1970 }

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
                countMax: MemoryGroups.tableCountOfVisitorMax)
            guard isKept else { throw GroupRefusal.tooManyGroups }
            return token
        }
    }

    package func enter(
        _ token: String, kind: String, visitor: String, follow: @escaping @MainActor @Sendable (GroupEntry) -> Void,
        _ done: @escaping Answer<GroupEntrance>
    ) {
        answer(done) { [self] in
            try dropDead(at: token)
            if state.serials[token] == nil { state.serials[token] = try store.lastSerial(of: token) }
            let (ledger, claim) = try change(token) { table throws(GroupRefusal) in
                guard table.kind == kind else { throw .ofAnotherKind }
                return (try table.admit(visitor, of: store.process, at: now), [])
            }
            state.tokens[ledger.id] = token
            state.followers[claim] = Follower(follow: follow, number: ledger.lastNumber)
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
        answer(done) { [self] in
            guard let token = state.tokens[claim.group] else { throw GroupRefusal.unknownGroup }
            try change(token) { table throws(GroupRefusal) in
                guard let index = table.groups.firstIndex(where: { $0.id == claim.group }) else { throw .unknownGroup }
                let entry = try table.groups[index].take(content, from: claim, at: now)
                return ((), entry.map { [GroupLine(group: claim.group, entry: $0)] } ?? [])
            }
        }
    }

    package func stopFollowing(_ claim: SeatClaim) {
        queue.async { [state] in
            state.followers[claim] = nil
            let groups = Set(state.followers.keys.map(\.group))
            let tokens = Set(groups.compactMap { state.tokens[$0] })
            state.serials = state.serials.filter { tokens.contains($0.key) }
        }
    }

    // MARK: The database

    private func answer<Value: Sendable>(
        _ done: @escaping Answer<Value>, _ body: @escaping @Sendable () throws -> Value
    ) {
        queue.async { [self] in
            let result = Result { try prepared(body) }.mapError { error in
                error as? GroupRefusal ?? .away("\(error)")
            }
            onMainQueue { done(result) }
        }
    }

    private func prepared<Value>(_ body: () throws -> Value) throws -> Value {
        if !state.isPrepared { try store.prepare() }
        state.isPrepared = true
        return try body()
    }

    private func change<R>(
        _ token: String, _ body: (inout GroupTable) throws(GroupRefusal) -> (R, [GroupLine])
    ) throws -> R {
        try store.change(token) { bytes -> (GroupStore.Change, Result<R, GroupRefusal>) in
            guard var table = bytes.flatMap(Self.decoded) else {
                return (GroupStore.Change(state: nil), .failure(.unknownGroup))
            }
            do throws(GroupRefusal) {
                let (result, lines) = try body(&table)
                let change = GroupStore.Change(state: Self.encoded(table), lines: lines.map(Self.encoded))
                return (change, .success(result))
            } catch {
                return (GroupStore.Change(state: nil), .failure(error))
            }
        }.get()
    }

    private static func encoded(_ value: some Encodable) -> Data {
        // Values of ours; nothing in them can't be written.
        do { return try JSONEncoder().encode(value) } catch { fatalError("\(value) can't be encoded: \(error)") }
    }

    private static func decoded(_ bytes: Data) -> GroupTable? {
        try? JSONDecoder().decode(GroupTable.self, from: bytes)
    }

    // MARK: What others say

    private func hear(_ news: GroupListener.News) {
        switch news {
        case .connected: state.connectedAt = .now
        case .said: break
        case .tick: tick()
        }
        for token in state.serials.keys { try? read(token) }
    }

    /// Once a second: whose process is gone has lost the connection. Now and then, what is old goes.
    private func tick() {
        state.tickCount += 1
        if .now - state.connectedAt > Self.grace { for token in state.serials.keys { try? dropDead(at: token) } }
        guard state.tickCount.isMultiple(of: Self.lineSeconds) else { return }
        try? store.tidy(linesOlderThan: Self.lineSeconds, addressesUnusedFor: Self.addressSeconds)
    }

    private func read(_ token: String) throws {
        var count: Int
        repeat {
            let lines = try store.lines(of: token, after: state.serials[token] ?? 0)
            count = lines.count
            for line in lines {
                state.serials[token] = line.serial
                if let line = try? JSONDecoder().decode(GroupLine.self, from: line.bytes) { deliver(line) }
            }
        } while count == GroupStore.linesAtOnce
    }

    private func deliver(_ line: GroupLine) {
        let entry = line.entry
        for (claim, follower) in state.followers where claim.group == line.group && entry.number > follower.number {
            onMainQueue { follower.follow(entry) }
        }
    }

    /// Marks the seats of processes that have died as left by the connection.
    private func dropDead(at token: String) throws {
        let processes = try store.state(of: token).flatMap(Self.decoded)?.processes ?? []
        for process in processes where process != store.process {
            if try store.isAlive(process) { continue }
            try change(token) { table throws(GroupRefusal) in ((), table.dropProcess(process, at: now)) }
        }
    }
}
