import CoreGraphics

/// Finds places for boards, one after another, without overlaps as far as there is room.
struct BoardPlaces {
    /// The visible area.
    let seen: CGRect
    /// The areas that must stay free: unreadable ones, and other boards.
    private(set) var taken: [CGRect]
    /// Areas that are only covered if there is no other place.
    let spared: [CGRect]

    init(seen: CGRect, taken: [CGRect], spared: [CGRect] = []) {
        (self.seen, self.taken, self.spared) = (seen, taken, spared)
    }

    /// The place nearest to where a board should be. It is taken from then on.
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

    /// A place's cost is its distance, and much more for each covered area, in proportion to how much of the board overlaps it.
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

    /// Positions next to, above and below each taken area, and the wanted one.
    private func candidates(for wanted: CGRect, _ inside: CGRect) -> [CGRect] {
        let columns = [inside.minX] + taken.flatMap { [$0.minX - wanted.width, $0.maxX] }
        let rows = [inside.minY] + taken.flatMap { [$0.minY - wanted.height, $0.maxY] }
        return columns.flatMap { x in rows.map { moved(wanted, to: CGPoint(x: x, y: $0)) } }
    }

    /// The board at a place, or as near to it as it is completely visible.
    private func moved(_ board: CGRect, to place: CGPoint) -> CGRect {
        CGRect(
            x: min(max(place.x, seen.minX), max(seen.maxX - board.width, seen.minX)),
            y: min(max(place.y, seen.minY), max(seen.maxY - board.height, seen.minY)),
            width: board.width, height: board.height)
    }
}
