import CoreGraphics

/// Finds places for boards, one after another: none lies over what is taken, as far as there is room.
struct BoardPlaces {
    /// What the player sees.
    let seen: CGRect
    /// Where nothing can be read, or other boards are.
    private(set) var taken: [CGRect]
    /// What is covered only where there is no other place.
    let spared: [CGRect]

    init(seen: CGRect, taken: [CGRect], spared: [CGRect] = []) {
        (self.seen, self.taken, self.spared) = (seen, taken, spared)
    }

    /// The place nearest to where a board wants to be. It is taken from now on.
    mutating func take(_ wanted: CGRect, margin: CGFloat) -> CGRect {
        let inside = moved(wanted, to: wanted.origin)
        var (best, leastCost) = (inside, cost(of: inside, from: wanted))
        if leastCost >= Self.coveringCost {
            for place in candidates(for: wanted, inside) {
                let cost = cost(of: place, from: wanted)
                if cost < leastCost { (best, leastCost) = (place, cost) }
            }
        }
        taken.append(best.insetBy(dx: -margin, dy: -margin))
        return best
    }

    /// A place costs its distance, and much more for each thing that it covers, by how much of the board lies over it.
    private static let coveringCost: CGFloat = 10_000, sparedCost: CGFloat = 100

    private func cost(of place: CGRect, from wanted: CGRect) -> CGFloat {
        let covered = taken.reduce(0) { $0 + Self.part(of: place, over: $1) }
        let spoilt = spared.reduce(0) { $0 + Self.part(of: place, over: $1) }
        return hypot(place.minX - wanted.minX, place.minY - wanted.minY)
            + (covered > 0 ? Self.coveringCost * (1 + covered) : 0) + Self.sparedCost * spoilt
    }

    private static func part(of place: CGRect, over other: CGRect) -> CGFloat {
        let common = place.intersection(other)
        guard !common.isNull, common.width > 0.5, common.height > 0.5 else { return 0 }
        return common.width * common.height / (place.width * place.height)
    }

    /// Beside, above and below each thing that is taken, and where the board wants to be.
    private func candidates(for wanted: CGRect, _ inside: CGRect) -> [CGRect] {
        let columns = [inside.minX] + taken.flatMap { [$0.minX - wanted.width, $0.maxX] }
        let rows = [inside.minY] + taken.flatMap { [$0.minY - wanted.height, $0.maxY] }
        return columns.flatMap { x in rows.map { moved(wanted, to: CGPoint(x: x, y: $0)) } }
    }

    /// At a place, or as near to it as one sees the board whole.
    private func moved(_ board: CGRect, to place: CGPoint) -> CGRect {
        CGRect(
            x: min(max(place.x, seen.minX), max(seen.maxX - board.width, seen.minX)),
            y: min(max(place.y, seen.minY), max(seen.maxY - board.height, seen.minY)),
            width: board.width, height: board.height)
    }
}
