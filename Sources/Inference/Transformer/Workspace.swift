/// The memory for a pass through a model, allocated once. Every array has a row for each token of a batch.
final class Workspace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, coordinated by the transformer.

    /// Rows of numbers: one per token, each `stride` numbers long.
    struct Rows {
        let numbers: UnsafeMutablePointer<Float>
        let stride: Int
        private let buffer: AlignedBuffer

        init(count: Int, width: Int) {
            // Includes space for the padding rows at the end of a packed matrix.
            stride = width.rounded(upToMultipleOf: WeightFormat.rowsPerBlock)
            buffer = AlignedBuffer(byteCount: count * stride * 4)
            numbers = buffer.pointer()
        }

        @inline(__always)
        subscript(row: Int) -> UnsafeMutablePointer<Float> { numbers + row * stride }
    }

    let rowCountMax: Int
    let hidden: Rows
    let normalized: Rows
    let query: Rows
    let key: Rows
    let value: Rows
    let attention: Rows
    /// The three inputs of a short convolution; empty if no layer has convolutions.
    let mixed: [Rows]
    /// Queries together with their heads' gates, and the gates alone; empty if attention isn't gated.
    let gatedQuery: Rows
    let attentionGate: Rows
    /// Nil where no layer keeps a state.
    let delta: DeltaSpace?
    /// Nil if keys and values are cached as they are.
    let latent: LatentSpace?
    /// Nil if tokens have a single version.
    let versions: VersionSpace?
    let gate: Rows
    let up: Rows
    /// All layers' own inputs of a token, their sources, and their gates in a layer; empty if layers have none.
    let tokenInputs: Rows
    let tokenEmbeddings: Rows
    let tokenGate: Rows
    let projected: Rows
    let angles: Rows
    let windowAngles: Rows
    let logits: Rows
    /// Nil if the model has no experts.
    let experts: ExpertSpace?
    /// Attention scores: a row for each lane, with space for four heads over all positions in use.
    private(set) var scores: Rows
    /// The memory for adapters; nil before the first batch with one.
    private(set) var adapters: AdapterSpace?
    private let laneCount: Int
    private let prepared: [AlignedBuffer]
    /// The largest row for which ``prepared`` has space.
    private let columnsMax: Int

    /// - Parameter logitsCountMax: the most rows of a batch with logits; limited because a vocabulary may be large.
    init(_ model: Model, rowCountMax: Int, logitsCountMax: Int, laneCount: Int) {
        let shape = model.shape
        func rows(_ width: Int) -> Rows { Rows(count: rowCountMax, width: width) }
        self.rowCountMax = rowCountMax
        hidden = rows(shape.width)
        normalized = rows(shape.width)
        let queryWidth = shape.heads.queryWidthMax, keyWidth = shape.heads.keyWidthMax
        query = rows(queryWidth)
        key = rows(keyWidth)
        value = rows(keyWidth)
        attention = rows(queryWidth)
        let isGated = model.architecture.gatesAttention
        gatedQuery = rows(isGated ? 2 * queryWidth : 0)
        attentionGate = rows(isGated ? queryWidth : 0)
        tokenInputs = rows(shape.layerInputWidth * shape.layerCount)
        tokenEmbeddings = rows(shape.layerInputWidth * shape.layerCount)
        tokenGate = rows(shape.layerInputWidth)
        versions = model.architecture.hasVersions ? VersionSpace(width: shape.width, rowCountMax: rowCountMax) : nil
        latent = shape.latent.map {
            LatentSpace(
                $0, headCount: shape.heads[0].headCount, rowCountMax: rowCountMax, laneCount: laneCount)
        }
        delta = shape.delta.map { DeltaSpace($0, rowCountMax: rowCountMax) }
        mixed = (0..<3).map { _ in rows(shape.convolutions == nil ? 0 : shape.width) }
        // Experts have rows of their own; networks for every token use these.
        let innerWidth = max(shape.experts?.sharedWidth ?? 0, shape.feedForwardWidths.max() ?? 0)
        gate = rows(innerWidth)
        up = rows(innerWidth)
        experts = shape.experts.map {
            ExpertSpace(
                $0, width: shape.width, rowCountMax: rowCountMax,
                hasNetworkBeside: model.architecture.hasNetworkBesideExperts)
        }
        projected = rows(shape.width)
        angles = rows(shape.rotaryDimensions)
        windowAngles = rows(shape.window == nil ? 0 : shape.windowRotaryDimensions)
        logits = Rows(count: min(rowCountMax, logitsCountMax), width: model.vocabularySize)
        self.laneCount = laneCount
        scores = Rows(count: laneCount, width: 0)
        let versionRank = model.architecture.hasVersions ? LayerVersionWeights.rank : 0
        columnsMax = max(
            shape.width, queryWidth, innerWidth, shape.delta?.valueWidth ?? 0, shape.layerInputWidth, versionRank,
            shape.latent.map { max($0.queryRank, shape.heads[0].headCount * $0.valueDimensions) } ?? 0)
        prepared = ActivationFormat.allCases.map { [columnsMax] format in
            AlignedBuffer(byteCount: rowCountMax * format.byteCount(columns: columnsMax))
        }
    }

    /// Allocates memory for a batch's attention. Called between passes; a file may claim a context of millions, so memory is
    /// allocated as it is needed.
    func makeRoom(for batch: Batch) {
        let positionCount = (batch.rows.map(\.position).max() ?? 0) + 1
        let width = 4 * positionCount.rounded(upToMultipleOf: CacheLayout.positionsPerBlock)
        if width > scores.stride { scores = Rows(count: laneCount, width: max(width, 2 * scores.stride)) }
        let rankMax = batch.adapterRuns.map(\.adapter.rankMax).max() ?? 0
        if rankMax > adapters?.rankMax ?? 0 {
            adapters = AdapterSpace(rankMax: rankMax, rowCountMax: rowCountMax, laneCount: laneCount)
        }
    }

    /// The memory for activations of `columns` numbers in a format.
    func prepared(_ format: ActivationFormat, columns: Int) -> PreparedActivations {
        precondition(columns <= columnsMax, "\(columns) numbers in a row for \(columnsMax)")
        return PreparedActivations(
            bytes: prepared[format.rawValue].pointer(), stride: format.byteCount(columns: columns))
    }
}
