/// The squares of a macrocell file: each consists of 8 by 8 cells, or of four earlier squares; the last one is the pattern, with
/// the origin at its center. A few squares can represent more cells than any memory could hold.
public struct Macrocell: Hashable, Sendable {
    /// A square of 2^level cells a side.
    public struct Square: Hashable, Sendable {
        public let level: UInt8
        /// The quarters' numbers from 1, or 0 for a dead quarter; for a leaf, the halves of its cells.
        let northWest, northEast, southWest, southEast: UInt32

        init(level: UInt8, _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) {
            (self.level, northWest, northEast, southWest, southEast) = (level, nw, ne, sw, se)
        }

        /// - Parameter cells: Byte r is row r, the lowest bit is the leftmost cell.
        init(cells: UInt64) {
            self.init(
                level: 3, UInt32(truncatingIfNeeded: cells), UInt32(truncatingIfNeeded: cells >> 32), 0, 0)
        }

        var isLeaf: Bool { level == 3 }
        var cells: UInt64 { UInt64(northEast) << 32 | UInt64(northWest) }
        var parts: [UInt32] { isLeaf ? [] : [northWest, northEast, southWest, southEast] }
    }

    /// The largest level: coordinates are within 2^61.
    static let levelMax = 62

    public let squares: [Square]
    /// The number of living cells; `Int.max` if there are more.
    public let population: Int

    init(_ squares: [Square]) {
        self.squares = squares
        population = Self.populations(of: squares).last ?? 0
    }

    /// The level of the whole pattern.
    var level: Int { squares.last.map { Int($0.level) } ?? 3 }

    private static func populations(of squares: [Square]) -> [Int] {
        var populations: [Int] = []
        populations.reserveCapacity(squares.count)
        for square in squares {
            populations.append(
                square.isLeaf
                    ? square.cells.nonzeroBitCount
                    : square.parts.reduce(0) { $1 == 0 ? $0 : $0.addingSaturated(populations[Int($1) - 1]) })
        }
        return populations
    }

    // MARK: - Places

    /// The bounding box of the living cells; nil if there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var boxes: [Box?] = []
        boxes.reserveCapacity(squares.count)
        for square in squares { boxes.append(square.isLeaf ? Box(square.cells) : Self.box(of: square, boxes)) }
        guard let box = boxes.last ?? nil else { return nil }
        let half = 1 << (level - 1)
        return ((box.left - half)...(box.right - half), (box.top - half)...(box.bottom - half))
    }

    private static func box(of square: Square, _ boxes: [Box?]) -> Box? {
        let half = 1 << (Int(square.level) - 1)
        return square.parts.enumerated().reduce(nil as Box?) { whole, part in
            guard part.element != 0, let box = boxes[Int(part.element) - 1] else { return whole }
            let moved = box.moved(x: part.offset % 2 * half, y: part.offset / 2 * half)
            return whole?.union(moved) ?? moved
        }
    }

    /// Calls a closure for each leaf with living cells, with the position of its upper left cell.
    func forEachLeaf(_ body: (_ x: Int, _ y: Int, _ cells: UInt64) -> Void) {
        let populations = Self.populations(of: squares)
        func visit(_ place: UInt32, _ x: Int, _ y: Int) {
            guard place != 0, populations[Int(place) - 1] > 0 else { return }
            let square = squares[Int(place) - 1]
            if square.isLeaf { return body(x, y, square.cells) }
            let half = 1 << (Int(square.level) - 1)
            visit(square.northWest, x, y)
            visit(square.northEast, x + half, y)
            visit(square.southWest, x, y + half)
            visit(square.southEast, x + half, y + half)
        }
        visit(UInt32(squares.count), -(1 << (level - 1)), -(1 << (level - 1)))
    }
}

/// The bounds of a square's living cells, relative to its upper left cell.
private struct Box {
    var left, right, top, bottom: Int

    init?(_ cells: UInt64) {
        guard cells != 0 else { return nil }
        (top, bottom) = (cells.trailingZeroBitCount / 8, 7 - cells.leadingZeroBitCount / 8)
        let columns = (0..<8).reduce(UInt64(0)) { $0 | cells >> UInt64($1 * 8) & 0xFF }
        (left, right) = (columns.trailingZeroBitCount, 63 - columns.leadingZeroBitCount)
    }

    func moved(x: Int, y: Int) -> Box {
        var box = self
        (box.left, box.right, box.top, box.bottom) = (left + x, right + x, top + y, bottom + y)
        return box
    }

    func union(_ other: Box) -> Box {
        var box = self
        (box.left, box.right) = (min(left, other.left), max(right, other.right))
        (box.top, box.bottom) = (min(top, other.top), max(bottom, other.bottom))
        return box
    }
}
