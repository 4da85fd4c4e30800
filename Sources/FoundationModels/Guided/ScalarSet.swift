/// A set of Unicode scalars, as sorted ranges with gaps between them.
struct ScalarSet: Equatable, Sendable {
    private(set) var ranges: [ClosedRange<UInt32>]

    static let scalarMax: UInt32 = 0x10FFFF
    static let all = ScalarSet([0...0xD7FF, 0xE000...scalarMax])

    init(_ ranges: [ClosedRange<UInt32>] = []) {
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        self.ranges = merged
    }

    init(_ scalars: some Sequence<Unicode.Scalar>) {
        self.init(scalars.map { $0.value...$0.value })
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// The number of scalars.
    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

    var complement: ScalarSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= Self.scalarMax { gaps.append(next...Self.scalarMax) }
        return ScalarSet(gaps)
    }

    func intersection(_ other: ScalarSet) -> ScalarSet {
        var common: [ClosedRange<UInt32>] = []
        for range in ranges {
            for other in other.ranges where range.overlaps(other) { common.append(range.clamped(to: other)) }
        }
        return ScalarSet(common)
    }

    func subtracting(_ other: ScalarSet) -> ScalarSet { intersection(other.complement) }
}
