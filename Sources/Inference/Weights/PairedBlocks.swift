/// How a row block of a format with a scale for 32 columns is laid out: pairs of such groups, each pair's halves of scales (and
/// of minimums) in a cache line before its quants, so that a block is read from its first line to its last.
struct PairedBlocks: Sendable {
    /// 1 for scales alone, 2 for minimums too.
    let headerCount: Int
    /// Bytes that 32 columns of 16 rows take.
    let quantBytes: Int

    private static let headerBytes = 64
    private var pairBytes: Int { headerCount * Self.headerBytes + 2 * quantBytes }

    func blockBytes(columns: Int) -> Int {
        let groupCount = columns / 32
        return (groupCount + 1) / 2 * headerCount * Self.headerBytes + groupCount * quantBytes
    }

    /// Where a row's scale of a group is, or another of its headers.
    func header(_ group: Int, _ lane: Int, number: Int = 0) -> Int {
        group / 2 * pairBytes + number * Self.headerBytes + (group % 2 * WeightFormat.rowsPerBlock + lane) * 2
    }

    /// Where the quants of a group begin.
    func quants(_ group: Int) -> Int {
        group / 2 * pairBytes + headerCount * Self.headerBytes + group % 2 * quantBytes
    }
}
