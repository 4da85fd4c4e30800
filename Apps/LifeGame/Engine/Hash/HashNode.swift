/// A square of cells in a `NodePool`: four squares of half its side or, for a leaf, 8 by 8 cells.
///
/// A node doesn't store its level: a leaf has level 3 (its side is 2³), and its parents one more. The level is passed along with
/// the node's number.
struct HashNode {
    /// The numbers of the quarters; for a leaf, the lower and the upper half of its cells, and `leafMark` twice.
    let northWest: UInt32
    let northEast: UInt32
    let southWest: UInt32
    let southEast: UInt32
    /// The center of the square after 2^`exponent` generations, a node that is one level lower.
    var result: UInt32 = 0
    /// `noExponent` if the result isn't known.
    var exponent = Self.noExponent
    var isMarked = false
    /// The number of living cells; negative if it isn't known yet.
    var population = -1

    static let leafMark = UInt32.max
    static let noExponent = UInt8.max
    static let leafLevel = 3

    var isLeaf: Bool { southWest == Self.leafMark }

    /// A leaf's cells: byte r is row r, the lowest bit is the leftmost cell.
    var cells: UInt64 { UInt64(northEast) << 32 | UInt64(northWest) }

    func isSame(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) -> Bool {
        northWest == nw && northEast == ne && southWest == sw && southEast == se
    }
}

/// Why a pattern can't be advanced by HashLife.
public enum HashLifeError: Error, Equatable {
    /// The nodes needed at once take more memory than allowed.
    case outOfMemory
    /// Cells would be farther from the center than coordinates reach.
    case tooFarOut
    /// The work exceeded its budget.
    case overBudget
    case cancelled
}
