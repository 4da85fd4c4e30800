/// The additional memory for latent attention in a pass.
final class LatentSpace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, coordinated by the transformer.

    /// The heads' queries, including the part that isn't folded yet.
    let query: Workspace.Rows
    let queryVector: Workspace.Rows
    let keyVector: Workspace.Rows
    /// The heads' results.
    let values: Workspace.Rows
    private let columnsMax: Int
    /// Each lane's rows, prepared for a head's matrix.
    private let prepared: [AlignedBuffer]

    init(_ shape: LatentShape, headCount: Int, rowCountMax: Int, laneCount: Int) {
        func rows(_ width: Int) -> Workspace.Rows { Workspace.Rows(count: rowCountMax, width: width) }
        query = rows(headCount * shape.queryDimensions)
        queryVector = rows(shape.queryRank)
        keyVector = rows(shape.keyDimensions)
        values = rows(headCount * shape.valueDimensions)
        let columnsMax = max(shape.rank, shape.plainDimensions)
        self.columnsMax = columnsMax
        let bytesMax = ActivationFormat.allCases.map { $0.byteCount(columns: columnsMax) }.max() ?? 0
        prepared = (0..<laneCount).map { _ in AlignedBuffer(byteCount: rowCountMax * bytesMax) }
    }

    /// The memory for a lane's rows of `columns` numbers in a format.
    func prepared(_ format: ActivationFormat, columns: Int, lane: Int) -> PreparedActivations {
        precondition(columns <= columnsMax, "\(columns) numbers in a row for \(columnsMax)")
        return PreparedActivations(
            bytes: prepared[lane].pointer(), stride: format.byteCount(columns: columns))
    }
}
