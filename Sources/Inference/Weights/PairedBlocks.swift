/// The layout of a row block in a format with a scale for each 32 columns: pairs of such groups, with each pair's half-precision
/// scales (and minimums) in a cache line before its quants, so that a block is read sequentially.
struct PairedBlocks: Sendable {
    /// 1 for scales only, 2 for scales and minimums.
    let headerCount: Int
    /// The bytes of 32 columns of 16 rows.
    let quantBytes: Int

    private static let headerBytes = 64
    private var pairBytes: Int { headerCount * Self.headerBytes + 2 * quantBytes }

    func blockBytes(columns: Int) -> Int {
        let groupCount = columns / 32
        return (groupCount + 1) / 2 * headerCount * Self.headerBytes + groupCount * quantBytes
    }

    /// The offset of a row's scale in a group, or of another header.
    func header(_ group: Int, _ lane: Int, number: Int = 0) -> Int {
        group / 2 * pairBytes + number * Self.headerBytes + (group % 2 * WeightFormat.rowsPerBlock + lane) * 2
    }

    /// The offset of a group's quants.
    func quants(_ group: Int) -> Int {
        group / 2 * pairBytes + headerCount * Self.headerBytes + group % 2 * quantBytes
    }
}
