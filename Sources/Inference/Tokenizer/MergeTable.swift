/// Which two symbols merge into which, in the order in which the merges were learnt.
struct MergeTable: Sendable {
    /// A symbol is a token, or beyond the vocabulary a text that only exists between two merges.
    typealias Symbol = UInt32

    struct Merge {
        let left: Symbol
        let right: Symbol
        let result: Symbol
    }

    private static let empty = UInt32.max

    private var merges: [Merge] = []
    private let hash: TableHash
    /// Numbers of merges, each in the first free slot from where its search begins.
    private var slots: [UInt32]

    init(countMax: Int) {
        hash = TableHash(keyCount: countMax)
        slots = Array(repeating: Self.empty, count: hash.slotCount)
        merges.reserveCapacity(countMax)
    }

    /// Adds the merge that was learnt next; the second of two symbols' never counts.
    mutating func append(_ merge: Merge) {
        precondition(merges.count * 3 <= slots.count * 2, "more than \(merges.count) merges")
        let slot = slot(of: merge.left, merge.right)
        if slots[slot] == Self.empty { slots[slot] = UInt32(merges.count) }
        merges.append(merge)
    }

    /// What two neighbours become, and how many merges were learnt before.
    func merge(_ left: Symbol, _ right: Symbol) -> (rank: UInt32, result: Symbol)? {
        let rank = slots[slot(of: left, right)]
        return rank == Self.empty ? nil : (rank, merges[Int(rank)].result)
    }

    /// Where a pair's merge is, or would be.
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
