import Foundation
import Storage

/// What others say, and who of them is gone. All of it runs on the queue.
extension StoredGroups {
    /// Each address where somebody is is touched more than once in the time after which lines go.
    private static let lineSeconds = 600, tidySeconds = 200
    /// As `GroupTable.keptForSeconds`.
    private static let addressSeconds = 86_400

    func hear(_ news: GroupNews) {
        state.connectionDidChange(by: news)
        for (token, place) in state.places where news.said.contains(place.id) { state.unread.insert(token) }
        if news.hasTicked { tick() }
        for token in state.unread {
            // A server that is away now is so for the others, too.
            guard (try? read(token)) != nil else { return }
            state.unread.remove(token)
        }
    }

    /// Once a second. Now and then, what is old goes.
    private func tick() {
        state.tickCount += 1
        for claim in state.unsaid.keys {
            guard (try? sayUnsaid(of: claim)) != nil else { return }
        }
        try? dropDead(at: Array(state.places.keys))
        // A process that lives a few minutes only has its part in it.
        guard state.tickCount % Self.tidySeconds == Self.tidySeconds / 10 else { return }
        try? store.touch(Array(state.places.keys))
        try? store.tidy(linesOlderThan: Self.lineSeconds, addressesUnusedFor: Self.addressSeconds)
    }

    // MARK: Reading

    private func read(_ token: String) throws {
        var count = GroupStore.linesAtOnce
        while count == GroupStore.linesAtOnce, let place = state.places[token] {
            let lines = try store.lines(of: token, after: place.serial)
            count = lines.count
            for line in lines {
                state.places[token]?.serial = line.serial
                if let line = try? JSONDecoder().decode(GroupLine.self, from: line.bytes) { deliver(line) }
            }
        }
    }

    private func deliver(_ line: GroupLine) {
        let entry = line.entry
        for (claim, follower) in state.followers where claim.group == line.group && entry.number > follower.number {
            onMainQueue { follower.follow(entry) }
        }
    }

    // MARK: Who is gone

    /// Marks the seats of processes that have died as left by the connection, and those of this one that nobody here has: their
    /// windows ended while the seat was given to them, or while the database was away.
    func dropDead(at tokens: [String]) throws {
        let tables = try store.states(of: tokens).compactMapValues(Self.decoded)
        for process in try missing(of: Set(tables.values.flatMap(\.processes))) {
            for (token, table) in tables where table.processes.contains(process) {
                try drop(process, at: token) { _ in true }
            }
        }
        let isLost = { [state] (claim: SeatClaim) in state.followers[claim] == nil && state.unsaid[claim] == nil }
        for (token, table) in tables where table.hasLostSeat(of: store.process, where: isLost) {
            try drop(store.process, at: token, where: isLost)
        }
        forgetPlaces(of: tokens)
    }

    private func missing(of processes: Set<String>) throws -> [String] {
        // All have lost the server, and come back one after the other.
        if connectionHasChanged || state.mayBeBackFirst(within: store.graceSeconds) { return [] }
        return try processes.filter { try !store.isAlive($0) }
    }

    private func drop(_ process: String, at token: String, where isLost: (SeatClaim) -> Bool) throws {
        do {
            try change(token) { table throws(GroupRefusal) in
                ((), table.dropSeats(of: process, at: now, where: isLost))
            }
        } catch is GroupRefusal {
            // The address is gone, and with it the seats.
        }
    }

    /// Addresses where nobody of this process is any more, as far as the database knows.
    private func forgetPlaces(of tokens: [String]) {
        let groups = Set(state.followers.keys.map(\.group)).union(state.unsaid.keys.map(\.group))
        state.tokens = state.tokens.filter { groups.contains($0.key) || !tokens.contains($0.value) }
        let kept = Set(state.tokens.values)
        for token in tokens where !kept.contains(token) {
            state.places[token] = nil
            state.unread.remove(token)
        }
    }
}
