/// The additional memory for adapters in a pass. It is allocated for the first batch with an adapter.
struct AdapterSpace {
    /// Projections that are computed together: queries, keys and values.
    private static let projectionCountMax = 3
    /// The row blocks for which a lane has space if all rows have adapters.
    private static let blockCountMin = 8

    let rankMax: Int
    /// For each projection a row for each token: the result of a pair's first matrix.
    let narrow: [Workspace.Rows]
    /// The same rows, prepared for the second matrix.
    private let prepared: [AlignedBuffer]
    private let preparedStride: Int
    /// Each lane's own sums.
    private let sums: Workspace.Rows
    private let rowCountMax: Int

    init(rankMax: Int, rowCountMax: Int, laneCount: Int) {
        self.rankMax = rankMax
        self.rowCountMax = rowCountMax
        let stride = ActivationFormat.allCases.map { $0.byteCount(columns: rankMax) }.max() ?? 0
        preparedStride = stride
        narrow = (0..<Self.projectionCountMax).map { _ in Workspace.Rows(count: rowCountMax, width: rankMax) }
        prepared = narrow.map { _ in AlignedBuffer(byteCount: rowCountMax * stride) }
        sums = Workspace.Rows(
            count: laneCount, width: rowCountMax * Self.blockCountMin * WeightFormat.rowsPerBlock)
    }

    /// The prepared rows of a projection, starting at a row.
    func prepared(_ projection: Int, from row: Int) -> PreparedActivations {
        PreparedActivations(bytes: prepared[projection].pointer() + row * preparedStride, stride: preparedStride)
    }

    func sums(of lane: Int) -> UnsafeMutablePointer<Float> { sums[lane] }

    /// The number of row blocks that a lane computes before it adds them: with fewer rows there is space for more.
    func blockCount(ofRows count: Int) -> Int { Self.blockCountMin * (rowCountMax / count) }
}
