import JSONSyntax

/// The unique names of a structure's properties, in order.
///
/// @unchecked, also for exclusivity, because only a unique owner mutates it (see ``OrderedProperties``).
final class PropertyNames: @unchecked Sendable {
    /// Up to this many names, a name is found by linear search, beyond by a dictionary.
    private static let searchedCountMax = 12

    @exclusivity(unchecked) private(set) var keys: [String]
    @exclusivity(unchecked) private var positions: [String: Int] = [:]

    /// The names as JSON, each with its closing quotation mark, concatenated; a name that needs an escape is empty
    /// here.
    private(set) var written: [UInt8] = []
    /// Where each name ends in ``written``.
    private var ends: [Int] = []

    init(_ keys: [String]) {
        self.keys = keys
        ends.reserveCapacity(keys.count)
        for key in keys { write(key) }
        if keys.count > Self.searchedCountMax { index() }
    }

    func append(_ key: String) {
        keys.append(key)
        write(key)
        if keys.count == Self.searchedCountMax + 1 { index() }
        if keys.count > Self.searchedCountMax { positions[key] = keys.count - 1 }
    }

    func position(of key: String) -> Int? {
        guard keys.count <= Self.searchedCountMax else { return positions[key] }
        // Compares the strings' bits first: for short, inline strings, equal bits mean equal names. Others are compared
        // in full.
        let bits = Self.bits(of: key)
        for position in keys.indices where Self.bits(of: keys[position]) == bits { return position }
        return keys.firstIndex(of: key)
    }

    @inline(__always)
    private static func bits(of key: String) -> SIMD2<UInt64> { unsafeBitCast(key, to: SIMD2<UInt64>.self) }

    /// The bytes of a name in ``written``; empty for one that needs an escape.
    func writtenRange(at position: Int) -> Range<Int> {
        (position == 0 ? 0 : ends[position - 1])..<ends[position]
    }

    private func index() {
        positions.reserveCapacity(keys.count)
        for (position, key) in keys.enumerated() { positions[key] = position }
    }

    private func write(_ key: String) {
        if !key.utf8.contains(where: JSONEscape.isNeeded) {
            written += key.utf8
            written.append(UInt8(ascii: "\""))
        }
        ends.append(written.count)
    }
}
