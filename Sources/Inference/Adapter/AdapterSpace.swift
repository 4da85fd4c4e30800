/// The memory that adapters need in a pass, beside that of the model. It is taken when a batch first has one.
struct AdapterSpace {
    /// Projections that are computed together: queries, keys and values.
    private static let projectionCountMax = 3
    /// Row blocks whose sums a lane has room for where all rows have adapters.
    private static let blockCountMin = 8

    let rankMax: Int
    /// For each projection a row for each token: what the first matrix of a pair gives.
    let narrow: [Workspace.Rows]
    /// The same in the form that the second matrix reads.
    private let prepared: [AlignedBuffer]
    private let preparedStride: Int
    /// A lane's own sums.
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

    /// The prepared rows of a projection, from one on.
    func prepared(_ projection: Int, from row: Int) -> PreparedActivations {
        PreparedActivations(bytes: prepared[projection].pointer() + row * preparedStride, stride: preparedStride)
    }

    func sums(of lane: Int) -> UnsafeMutablePointer<Float> { sums[lane] }

    /// Row blocks whose sums a lane computes before it adds them: the fewer rows there are, the more have room.
    func blockCount(ofRows count: Int) -> Int { Self.blockCountMin * (rowCountMax / count) }
}
