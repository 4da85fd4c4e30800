import InferenceKernels

/// Runs batches of tokens through a model: embedding, then for every layer attention and a gated feed-forward network, each with
/// a residual sum, then the logits (Touvron et al., "LLaMA", 2023).
///
/// All lanes run the same code. Between two barriers a lane only writes its share: some tokens' rows when numbers are prepared,
/// some rows of the weights in products, some heads in attention. A token's logits depend neither on the other tokens of its
/// batch, nor on the number of lanes.
struct Transformer: Sendable {
    let model: Model
    let kernels: Kernels
    let rotary: RotaryTable
    /// The angles of layers with a window, if they differ.
    let windowRotary: RotaryTable?
    let cacheLayout: CacheLayout

    /// - Parameter contextLength: the most tokens of a conversation; nil for the model's trained length.
    init(
        _ model: Model, contextLength: Int? = nil, cacheFormat: CacheFormat = .half, kernels: Kernels = .best
    ) {
        self.model = model
        self.kernels = kernels
        let shape = model.shape
        let factors = model.weights.rotaryFactors.factors(contextLength: contextLength ?? shape.contextLength)
        rotary = RotaryTable(
            dimensions: shape.rotaryDimensions, base: shape.rotaryBase, scaling: shape.rotaryScaling, factors: factors)
        windowRotary = shape.window.map {
            RotaryTable(
                dimensions: shape.windowRotaryDimensions, base: $0.rotaryBase, scaling: $0.rotaryScaling,
                factors: model.architecture.factorsHoldInWindows ? factors : nil)
        }
        cacheLayout = CacheLayout(model.shape, cacheFormat)
    }

    /// Runs one lane's share. The keys and values of the batch's tokens are written to their caches, and the logits to the
    /// workspace.
    func run(_ batch: Batch, _ space: Workspace, _ lane: Lane) {
        embed(batch, space, lane)
        fillTokenInputs(batch, space, lane)
        partVersions(batch, space, lane)
        for (index, layer) in model.weights.layers.enumerated() {
            if let weights = layer.versions { predict(weights, batch, space, lane) }
            switch layer.mixer {
            case .attention(let weights): attend(weights, layer.mixerNorm, index, batch, space, lane)
            case .convolution(let weights): convolve(weights, layer.mixerNorm, index, batch, space, lane)
            case .delta(let weights): recur(weights, layer.mixerNorm, index, batch, space, lane)
            case .latent(let weights): attend(weights, layer.mixerNorm, index, batch, space, lane)
            }
            if let weights = layer.versions { fillLaurel(weights, batch, space, lane) }
            feedForward(layer, index, batch, space, lane)
            if let weights = layer.versions {
                correct(weights, layer, index, batch, space, lane)
            } else {
                addTokenInput(layer, index, batch, space, lane)
            }
        }
        joinVersions(batch, space, lane)
        computeLogits(batch, space, lane)
    }

    private func embed(_ batch: Batch, _ space: Workspace, _ lane: Lane) {
        for row in lane.share(of: batch.count) {
            model.weights.embedding.copyRow(Int(batch.rows[row].token), to: space.hidden[row])
            addEmbedding(row, of: batch, space, lane)
            scale(space.hidden[row], model.shape.width, by: model.shape.scales.embedding)
            rotary.fill(space.angles[row], position: batch.rows[row].position)
            windowRotary?.fill(space.windowAngles[row], position: batch.rows[row].position)
        }
    }

    private func computeLogits(_ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let wanted = batch.rowsWithLogits
        guard !wanted.isEmpty else { return }
        // Rows are compacted here, so a lane may read a row that another one has written.
        lane.meet()
        let output = [Projection(model.weights.output, space.logits, .output)]
        for index in lane.share(of: wanted.count) {
            normalize(space.hidden[wanted[index]], model.weights.outputNorm, into: space.normalized[index])
            prepare(space.normalized, row: index, for: output, batch.rows[wanted[index]].adapter, space)
        }
        lane.meet()
        project(output, rowCount: wanted.count, batch.adapterRunsOfLogits, space, lane)
        let shape = model.shape
        guard shape.logitsCap > 0 || shape.scales.logits != 1 else { return }
        lane.meet()
        for index in lane.share(of: wanted.count) {
            scale(space.logits[index], model.vocabularySize, by: shape.scales.logits)
            if shape.logitsCap > 0 { kernels.cap(space.logits[index], model.vocabularySize, shape.logitsCap) }
        }
    }
}

/// The steps that layers share.
extension Transformer {
    func scale(_ numbers: UnsafeMutablePointer<Float>, _ count: Int, by factor: Float) {
        if factor != 1 { kernels.scale(numbers, count, factor) }
    }

    /// The input of a part of a layer: the hidden rows, normalized if the architecture requires it.
    func input(_ norm: Vector?, _ space: Workspace) -> Workspace.Rows { norm == nil ? space.hidden : space.normalized }

    func fillInput(_ row: Int, _ norm: Vector?, _ space: Workspace) {
        if let norm { normalize(space.hidden[row], norm, into: space.normalized[row]) }
    }

    func normalize(
        _ input: UnsafeMutablePointer<Float>, _ weight: Vector, into output: UnsafeMutablePointer<Float>
    ) {
        kernels.normalize(input, weight.numbers, weight.count, model.shape.normalizationEpsilon, output)
    }

    /// Adds the output of a part of a layer to the residual stream, normalized if the architecture requires it.
    func addResult(_ row: Int, bias: Vector?, norm: Vector?, _ space: Workspace) {
        let result = space.projected[row]
        if let bias { kernels.add(result, bias.numbers, bias.count) }
        if let norm { normalize(result, norm, into: result) }
        scale(result, model.shape.width, by: model.shape.scales.residual)
        kernels.add(space.hidden[row], result, model.shape.width)
    }
}
