/// Shares the engine fairly between owners: each has an equal share of every pass, however many requests it has.
struct RequestTurns {
    private var passCount = 0

    /// The active requests that take part in the next pass: equally many of each owner, in rotation.
    mutating func next(of active: [Request]) -> [Request] {
        let groups = Dictionary(grouping: active, by: \.owner)
        guard groups.count > 1, let share = groups.values.map(\.count).min() else { return active }
        passCount = (passCount + 1) % 1_000_000
        var chosen: Set<ObjectIdentifier> = []
        for group in groups.values {
            for place in 0..<share {
                chosen.insert(ObjectIdentifier(group[(passCount * share + place) % group.count]))
            }
        }
        return active.filter { chosen.contains(ObjectIdentifier($0)) }
    }

    /// The waiting request to be admitted next: the first one of the owner with the fewest active requests.
    static func next(of waiting: [Request], beside active: [Request]) -> Request? {
        let counts = Self.counts(active)
        return waiting.min { counts[$0.owner, default: 0] < counts[$1.owner, default: 0] }
    }

    /// The active request to be interrupted if there isn't room for all: the youngest of the owner with the most. The oldest
    /// request of all always continues.
    static func loser(of active: [Request]) -> Int? {
        let counts = Self.counts(active)
        let most = active.dropFirst().map { counts[$0.owner, default: 0] }.max()
        return active.indices.dropFirst().last { counts[active[$0].owner] == most }
    }

    /// The active request to be interrupted for a request of an owner without active ones. An owner's only request isn't
    /// interrupted.
    static func loser(of active: [Request], for newcomer: Request) -> Int? {
        let counts = Self.counts(active)
        guard counts[newcomer.owner] == nil, let loser = loser(of: active) else { return nil }
        return counts[active[loser].owner, default: 0] > 1 ? loser : nil
    }

    private static func counts(_ active: [Request]) -> [String?: Int] {
        active.reduce(into: [:]) { $0[$1.owner, default: 0] += 1 }
    }
}
