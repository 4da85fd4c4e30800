import Foundation
import Synchronization

/// Keeps groups in memory; they end with this process.
package final class MemoryGroups: GroupKeeper {
    private struct State {
        var tables: [String: GroupTable] = [:]
        var followers: [SeatClaim: @MainActor @Sendable (GroupEntry) -> Void] = [:]
        /// The tokens of the groups.
        var tokens: [UUID: String] = [:]
        var files: [UUID: GroupFile] = [:]

        mutating func remove(_ token: String) {
            for group in tables[token]?.groups ?? [] { removeFiles(group.attachments.map(\.id)) }
            tables[token] = nil
            tokens = tokens.filter { $0.value != token }
        }

        mutating func removeFiles(_ ids: [UUID]) { for id in ids { files[id] = nil } }

        /// The group's token, and its index in the table.
        func place(of group: UUID) throws(GroupRefusal) -> (token: String, index: Int) {
            guard let token = tokens[group],
                let index = tables[token]?.groups.firstIndex(where: { $0.id == group })
            else { throw .unknownGroup }
            return (token, index)
        }
    }

    /// The limits on tokens of one visitor, and of all visitors together.
    static let tableCountOfVisitorMax = 32, tableCountMax = 10_000

    private let state = Mutex(State())
    private let now: @Sendable () -> Double
    private let deliver: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    /// - Parameters:
    ///   - now: The time in seconds; tests control it.
    ///   - deliver: Runs a closure on the main queue, in the order of the calls.
    package init(
        now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
        deliver: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = onMainQueue
    ) {
        (self.now, self.deliver) = (now, deliver)
    }

    package func found(kind: String, activity: Data, by visitor: String, _ done: @escaping Answer<String>) {
        answer(done) { state, seconds throws(GroupRefusal) in
            Self.tidy(&state, at: seconds)
            let open = state.tables.first { $0.value.isOpen(for: activity, kind: kind, by: visitor) }
            if let open { return open.key }
            let own = state.tables.values.count { $0.groups[0].founder == visitor && !$0.isClosed }
            guard own < Self.tableCountOfVisitorMax else { throw .tooManyGroups }
            guard state.tables.count < Self.tableCountMax || Self.removeIdlest(of: &state, at: seconds) else {
                throw .tooManyGroups
            }
            let token = GroupToken.make()
            state.tables[token] = GroupTable(
                token: token, kind: kind, activity: activity, founder: visitor, at: seconds)
            return token
        }
    }

    package func enter(
        _ token: String, kind: String, visitor: String, follow: @escaping @MainActor @Sendable (GroupEntry) -> Void,
        _ done: @escaping Answer<GroupEntrance>
    ) {
        answer(done) { state, seconds throws(GroupRefusal) in
            guard var table = state.tables[token] else { throw .unknownGroup }
            guard table.kind == kind else { throw .ofAnotherKind }
            let (ledger, claim) = try table.admit(visitor, of: "", at: seconds)
            state.tables[token] = table
            state.tokens[ledger.id] = token
            state.followers[claim] = follow
            return GroupEntrance(ledger, claim, visitor: visitor)
        }
    }

    package func awaiting(_ visitor: String, kind: String, _ done: @escaping Answer<String?>) {
        answer(done) { state, seconds throws(GroupRefusal) in
            state.tables.first { _, table in
                table.kind == kind && table.groups.contains { $0.isAwaited(visitor, at: seconds) }
            }?.key
        }
    }

    package func say(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>) {
        answer(done) { state, seconds throws(GroupRefusal) in
            try self.append(content, from: claim, to: &state, at: seconds)
        }
    }

    package func attach(
        _ file: GroupFile, as attachment: GroupAttachment, from claim: SeatClaim, _ done: @escaping Answer<Void>
    ) {
        answer(done) { state, seconds throws(GroupRefusal) in
            let token = try state.place(of: claim.group).token
            try Self.findRoom(for: file.byteCount, at: token, in: state)
            try self.append(.attached(attachment), from: claim, to: &state, at: seconds)
            state.files[attachment.id] = file
        }
    }

    private static func findRoom(for byteCount: Int, at token: String, in state: State) throws(GroupRefusal) {
        let founder = state.tables[token]?.groups[0].founder
        let own = state.tables.values.filter { $0.groups[0].founder == founder }.reduce(0) { $0 + $1.fileBytes }
        let all = state.files.values.reduce(0) { $0 + $1.byteCount }
        guard own + byteCount <= GroupFileLimits.founderBytesMax,
            all + byteCount <= GroupFileLimits.processBytesMax
        else { throw .tooManyFiles }
    }

    package func file(of attachment: UUID, for claim: SeatClaim, _ done: @escaping Answer<GroupFile>) {
        answer(done) { state, _ throws(GroupRefusal) in
            let (token, index) = try state.place(of: claim.group)
            guard let ledger = state.tables[token]?.groups[index],
                ledger.attachments.contains(where: { $0.id == attachment }), let file = state.files[attachment]
            else { throw .unknownFile }
            return file
        }
    }

    private func append(
        _ content: GroupEntry.Content, from claim: SeatClaim, to state: inout State, at seconds: Double
    ) throws(GroupRefusal) {
        let (token, index) = try state.place(of: claim.group)
        guard var table = state.tables[token] else { throw .unknownGroup }
        let entry = try table.groups[index].take(content, from: claim, at: seconds)
        state.tables[token] = table
        guard let entry else { return }
        state.removeFiles(table.filesGone(after: GroupLine(group: claim.group, entry: entry)))
        Self.removeIfClosed(token, of: &state, at: seconds)
        // Within the lock, so that all followers get the entries in the same order.
        for (follower, follow) in state.followers where follower.group == claim.group {
            deliver { follow(entry) }
        }
    }

    /// The tokens, and the size of all files; for tests.
    var tokens: [String] { state.withLock { Array($0.tables.keys) } }
    var fileBytes: Int { state.withLock { $0.files.values.reduce(0) { $0 + $1.byteCount } } }

    package func stopFollowing(_ claim: SeatClaim) { state.withLock { _ = $0.followers.removeValue(forKey: claim) } }

    private func answer<Value: Sendable>(
        _ done: @escaping Answer<Value>, _ body: (inout State, Double) throws(GroupRefusal) -> Value
    ) {
        let seconds = now()
        state.withLock { state in
            let result: Result<Value, GroupRefusal>
            do throws(GroupRefusal) { result = .success(try body(&state, seconds)) } catch { result = .failure(error) }
            deliver { done(result) }
        }
    }

    /// Removes groups that were empty for a day.
    private static func tidy(_ state: inout State, at seconds: Double) {
        let old = state.tables.filter { _, table in
            !table.isInUse(at: seconds) && (table.isClosed || seconds - table.usedAt >= GroupTable.keptForSeconds)
        }
        for token in old.keys { state.remove(token) }
    }

    /// Makes room by removing the group that has been empty for the longest time.
    private static func removeIdlest(of state: inout State, at seconds: Double) -> Bool {
        let idle = state.tables.filter { !$0.value.isInUse(at: seconds) }
        guard let token = idle.min(by: { $0.value.usedAt < $1.value.usedAt })?.key else { return false }
        state.remove(token)
        return true
    }

    /// Removes a closed table, unless somebody is still in another of its groups.
    private static func removeIfClosed(_ token: String, of state: inout State, at seconds: Double) {
        guard let table = state.tables[token], table.isClosed, !table.isInUse(at: seconds) else { return }
        state.remove(token)
    }
}

/// Runs a closure on the main queue, in the order of the calls.
package let onMainQueue: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { body in
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}
