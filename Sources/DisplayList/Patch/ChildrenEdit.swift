/// The fewest changes that turn one list of children into another.
///
/// Children that keep their relative order aren't mentioned. The rest either left the list or are placed, in runs, each behind a
/// child that stays.
///
///     [a b c d e] → [e a c x y d]      left: b      placed: e at the front; x, y behind c
public struct ChildrenEdit: Equatable, Sendable {
    /// No longer children of this element. They may have another parent now, or be removed altogether.
    public var left: [ElementID]
    /// Where children are placed, run by run.
    public var placed: [Run]

    /// Consecutive children, placed behind `after`, or in front of all others where it is nil.
    public struct Run: Equatable, Sendable {
        /// The child behind which the run is placed; nil is the front.
        public var after: ElementID?
        /// The children of the run, in order.
        public var children: [ElementID]

        /// Creates a run.
        public init(after: ElementID?, children: [ElementID]) {
            self.after = after
            self.children = children
        }
    }

    /// The edit from `old` to `new`; neither may name a child twice.
    public init(from old: [ElementID], to new: [ElementID]) {
        guard old != new else {
            (left, placed) = ([], [])
            return
        }
        let (prefix, suffix) = Self.equalEnds(old, new)
        let oldMiddle = old[prefix..<(old.count - suffix)]
        let newMiddle = new[prefix..<(new.count - suffix)]
        let positions = Dictionary(uniqueKeysWithValues: zip(oldMiddle, oldMiddle.indices))
        let remaining = Set(newMiddle)
        left = oldMiddle.filter { !remaining.contains($0) }
        let kept = Self.longestKeptRun(newMiddle.map { positions[$0] })
        placed = []
        var anchor = prefix == 0 ? nil : new[prefix - 1]
        var isInRun = false
        for (child, isKept) in zip(newMiddle, kept) {
            if isKept {
                anchor = child
            } else if isInRun {
                placed[placed.count - 1].children.append(child)
            } else {
                placed.append(Run(after: anchor, children: [child]))
            }
            isInRun = !isKept
        }
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { left.isEmpty && placed.isEmpty }

    /// How many children it moves, inserts or removes.
    public var count: Int { left.count + placed.reduce(0) { $0 + $1.children.count } }

    /// The children after the edit.
    public func applied(to old: [ElementID]) -> [ElementID] {
        let absent = Set(left).union(placed.flatMap(\.children))
        let runs = Dictionary(uniqueKeysWithValues: placed.map { ($0.after, $0.children) })
        var new = runs[nil] ?? []
        for child in old where !absent.contains(child) {
            new.append(child)
            if let run = runs[child] { new += run }
        }
        return new
    }

    // MARK: Steps

    private static func equalEnds(_ old: [ElementID], _ new: [ElementID]) -> (prefix: Int, suffix: Int) {
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        return (prefix, suffix)
    }

    /// Marks a longest increasing subsequence of the old positions (nil: is new), in O(n log n).
    private static func longestKeptRun(_ positions: [Int?]) -> [Bool] {
        // tails[k]: the place in `positions` where the best subsequence of length k + 1 ends, so far.
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: positions.count)
        for (place, position) in positions.enumerated() {
            guard let position else { continue }
            let length = tails.partitioningIndex { positions[$0]! >= position }
            previous[place] = length == 0 ? nil : tails[length - 1]
            if length == tails.count { tails.append(place) } else { tails[length] = place }
        }
        var kept = [Bool](repeating: false, count: positions.count)
        var place = tails.last
        while let current = place {
            kept[current] = true
            place = previous[current]
        }
        return kept
    }
}

extension Array {
    /// The first index whose element belongs to the second partition; the array is partitioned by the predicate.
    fileprivate func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
