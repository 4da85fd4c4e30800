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

    /// In which order waiting requests are let in: first those of whoever has fewest under way, and last what is only read ahead.
    static func order(of waiting: [Request], beside active: [Request]) -> [Request] {
        let counts = Self.counts(active)
        let places = waiting.enumerated().map { place, request in
            (request.isPrewarm ? 1 : 0, counts[request.owner, default: 0], place)
        }
        return places.sorted { $0 < $1 }.map { waiting[$0.2] }
    }

    /// The active request to be interrupted if there isn't room for all: the youngest of the owner with the most. The oldest
    /// request of all always continues.
    static func loser(of active: [Request]) -> Int? {
        let counts = Self.counts(active)
        let most = active.dropFirst().map { counts[$0.owner, default: 0] }.max()
        return active.indices.dropFirst().last { counts[active[$0].owner] == most }
    }

    /// Which requests under way wait again, the youngest first, so that there is room for somebody who has none: nobody loses
    /// the only one for that, nor any for a prompt that is only read ahead. Nil where even that gives no room.
    ///
    /// - Parameter hasRoom: Whether there is room beside some of the requests under way.
    static func losers(
        of active: [Request], for newcomer: Request, until hasRoom: ([Request]) -> Bool
    ) -> [Request]? {
        var (rest, losers): ([Request], [Request]) = (active, [])
        while !hasRoom(rest) {
            guard let loser = loser(of: rest, for: newcomer) else { return nil }
            losers.append(rest.remove(at: loser))
        }
        return losers
    }

    private static func loser(of active: [Request], for newcomer: Request) -> Int? {
        let counts = Self.counts(active)
        guard !newcomer.isPrewarm, counts[newcomer.owner] == nil, let loser = loser(of: active) else { return nil }
        return counts[active[loser].owner, default: 0] > 1 ? loser : nil
    }

    private static func counts(_ active: [Request]) -> [String?: Int] {
        active.reduce(into: [:]) { $0[$1.owner, default: 0] += 1 }
    }
}
