/// The merges of pairs of symbols, in the order in which they were learned.
struct MergeTable: Sendable {
    /// A symbol is a token, or beyond the vocabulary an intermediate text between two merges.
    typealias Symbol = UInt32

    struct Merge {
        let left: Symbol
        let right: Symbol
        let result: Symbol
    }

    private static let empty = UInt32.max

    private var merges: [Merge] = []
    private let hash: TableHash
    /// Indices of merges, in an open-addressing hash table.
    private var slots: [UInt32]

    init(countMax: Int) {
        hash = TableHash(keyCount: countMax)
        slots = Array(repeating: Self.empty, count: hash.slotCount)
        merges.reserveCapacity(countMax)
    }

    /// Adds the merge that was learned next. A second merge of the same pair has no effect.
    mutating func append(_ merge: Merge) {
        precondition(merges.count * 3 <= slots.count * 2, "more than \(merges.count) merges")
        let slot = slot(of: merge.left, merge.right)
        if slots[slot] == Self.empty { slots[slot] = UInt32(merges.count) }
        merges.append(merge)
    }

    /// The result of merging two neighbors, and the merge's rank.
    func merge(_ left: Symbol, _ right: Symbol) -> (rank: UInt32, result: Symbol)? {
        let rank = slots[slot(of: left, right)]
        return rank == Self.empty ? nil : (rank, merges[Int(rank)].result)
    }

    /// The slot of a pair's merge, or the free one for it.
    private func slot(of left: Symbol, _ right: Symbol) -> Int {
        var slot = hash.slot(of: UInt64(left) << 32 | UInt64(right))
        while slots[slot] != Self.empty {
            let merge = merges[Int(slots[slot])]
            if merge.left == left, merge.right == right { break }
            slot = hash.slot(after: slot)
        }
        return slot
    }
}
