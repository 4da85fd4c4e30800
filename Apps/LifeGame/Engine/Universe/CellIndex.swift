/// A cell's position: `x` to the right, `y` down.
public struct CellIndex: Hashable, Sendable, Comparable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The eight neighboring cells.
    public var neighbours: [CellIndex] {
        [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)].map {
            CellIndex(x: x + $0.0, y: y + $0.1)
        }
    }

    /// Reading order: line by line.
    public static func < (left: CellIndex, right: CellIndex) -> Bool { (left.y, left.x) < (right.y, right.x) }
}
