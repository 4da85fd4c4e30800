import Foundation
import Synchronization

/// Groups of this process, which end with it.
package final class MemoryGroups: GroupKeeper {
    private struct State {
        var tables: [String: GroupTable] = [:]
        var followers: [SeatClaim: @MainActor @Sendable (GroupEntry) -> Void] = [:]
        /// At which address a group is.
        var tokens: [UUID: String] = [:]
    }

    /// A visitor has so many addresses at once, and all together so many.
    static let tableCountOfVisitorMax = 32, tableCountMax = 10_000

    private let state = Mutex(State())
    private let now: @Sendable () -> Double
    private let deliver: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    /// - Parameters:
    ///   - now: The time in seconds; tests give one that they advance.
    ///   - deliver: Runs something on the main queue, in the order of the calls.
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
            let own = state.tables.values.count { $0.groups[0].founder == visitor }
            guard own < Self.tableCountOfVisitorMax, state.tables.count < Self.tableCountMax else {
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
        answer(done) { [deliver] state, seconds throws(GroupRefusal) in
            guard let token = state.tokens[claim.group],
                let index = state.tables[token]?.groups.firstIndex(where: { $0.id == claim.group }),
                var ledger = state.tables[token]?.groups[index]
            else { throw .unknownGroup }
            let entry = try ledger.take(content, from: claim, at: seconds)
            state.tables[token]?.groups[index] = ledger
            guard let entry else { return }
            // Within the lock, so that all hear everything in one order.
            for (follower, follow) in state.followers where follower.group == claim.group {
                deliver { follow(entry) }
            }
        }
    }

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

    /// Groups in which nobody was for a day are gone.
    private static func tidy(_ state: inout State, at seconds: Double) {
        state.tables = state.tables.filter { seconds - $0.value.usedAt < GroupTable.keptForSeconds }
        state.tokens = state.tokens.filter { state.tables[$0.value] != nil }
    }
}

/// Runs something on the main queue, in the order of the calls.
package let onMainQueue: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { body in
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}
