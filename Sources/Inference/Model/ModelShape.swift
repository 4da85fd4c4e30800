import Glibc

/// A model's sizes and constants, read from the file and checked, so that whoever computes with them may rely on them.
struct ModelShape: Equatable, Sendable {
    let layerCount: Int
    /// Layers behind them that guess further tokens, and aren't run.
    let guessingLayerCount: Int
    /// Numbers that stand for a token between the layers.
    let width: Int
    /// Inner numbers of the feed-forward network, or of one expert of it.
    let feedForwardWidth: Int
    /// Nil where the feed-forward network is whole.
    let experts: ExpertShape?
    /// Query heads; a whole multiple of ``keyHeadCount``.
    let headCount: Int
    /// Heads of keys and values.
    let keyHeadCount: Int
    /// Nil where every layer attends.
    let convolutions: ConvolutionShape?
    /// Nil where no layer keeps a state.
    let delta: DeltaShape?
    let headDimensions: Int
    /// How many of a head's numbers carry the position.
    let rotaryDimensions: Int
    let rotaryBase: Double
    let rotaryScaling: RotaryScaling
    /// Tokens that the model was first trained for, before its angles were stretched.
    let rotaryContextLength: Int
    /// Nil where every layer sees everything.
    let window: AttentionWindow?
    let normalizationEpsilon: Float
    let scales: ModelScales
    /// The layers' curves; empty where the architecture has none with constants.
    let curves: [ExponentialCurve]
    /// What queries are multiplied by the further they are from the beginning; nil for nothing.
    let temperature: AttentionTemperature?
    /// What products of queries and keys are multiplied by.
    let attentionScale: Float
    /// Bounds attention's scores; 0 for none.
    let attentionCap: Float
    /// Bounds the logits; 0 for none.
    let logitsCap: Float
    /// Tokens that the model was trained to look back over.
    let contextLength: Int

    var queryWidth: Int { headCount * headDimensions }
    var keyWidth: Int { keyHeadCount * headDimensions }
    func isConvolution(layer: Int) -> Bool { convolutions?.isConvolution[layer] ?? false }
    func isRecurrent(layer: Int) -> Bool { delta?.isRecurrent(layer: layer) ?? false }
    var headsPerKeyHead: Int { headCount / keyHeadCount }

    init(_ file: GGUFFile, _ architecture: Architecture) throws(ModelFileError) {
        let keys = ShapeKeys(file: file, prefix: architecture.name)
        guessingLayerCount = try keys.optionalSize("nextn_predict_layers") ?? 0
        layerCount = try keys.size("block_count") - guessingLayerCount
        guard layerCount > 0 else { throw .invalidValue(key: keys.key("nextn_predict_layers"), reason: "all layers") }
        width = try keys.size("embedding_length")
        experts = try ExpertShape(keys)
        if let experts {
            feedForwardWidth = experts.width
        } else {
            feedForwardWidth = try keys.size("feed_forward_length")
        }
        contextLength = try keys.size("context_length")
        headCount = try keys.size("attention.head_count")
        convolutions = try ConvolutionShape(keys, layerCount: layerCount)
        delta = architecture.recurrence == nil ? nil : try DeltaShape(keys, layerCount: layerCount)
        if let convolutions {
            keyHeadCount = convolutions.keyHeadCount
        } else {
            keyHeadCount = try keys.optionalSize("attention.head_count_kv") ?? headCount
        }
        headDimensions = try keys.optionalSize("attention.key_length") ?? width / max(1, headCount)
        rotaryDimensions = try keys.optionalSize("rope.dimension_count") ?? headDimensions
        rotaryBase = try Self.rotaryBase(keys, headDimensions: headDimensions)
        let original = try keys.optionalSize("rope.scaling.original_context_length") ?? contextLength
        rotaryContextLength = original
        rotaryScaling = try RotaryScaling(
            keys, dimensions: rotaryDimensions, base: rotaryBase, contextLength: original)
        guard let epsilon = try keys.number("attention.layer_norm_rms_epsilon") else {
            throw .missingKey(keys.key("attention.layer_norm_rms_epsilon"))
        }
        normalizationEpsilon = Float(epsilon)
        window = try AttentionWindow(
            keys, architecture.window, layerCount: layerCount, rotaryBase: rotaryBase, rotaryScaling: rotaryScaling)
        scales = try ModelScales(keys, embedding: architecture.scalesEmbeddings ? Float(width).squareRoot() : 1)
        curves = architecture.gate == .xielu ? try ExponentialCurve.all(keys, layerCount: layerCount) : []
        temperature = try AttentionTemperature(keys, contextLength: original)
        let isLargest = layerCount == architecture.layerCountOfLargest
        let divisor = Float(max(1, isLargest ? width / max(1, headCount) : headDimensions)).squareRoot()
        attentionScale = try keys.factor("attention.scale", default: Double(1 / divisor))
        attentionCap = try keys.cap("attn_logit_softcapping", default: architecture.caps.attention)
        logitsCap = try keys.cap("final_logit_softcapping", default: architecture.caps.logits)
        try check(keys)
    }

    /// Hunyuan's files have a base to be raised by another key's power, rather than the base itself.
    private static func rotaryBase(_ keys: ShapeKeys, headDimensions: Int) throws(ModelFileError) -> Double {
        let base = try keys.number("rope.freq_base") ?? 10000
        guard let growth = try keys.number("rope.scaling.alpha"), growth > 0, headDimensions > 2 else { return base }
        return base * pow(growth, Double(headDimensions) / Double(headDimensions - 2))
    }

    private func check(_ keys: ShapeKeys) throws(ModelFileError) {
        guard headCount > 0, keyHeadCount > 0, headCount.isMultiple(of: keyHeadCount) else {
            throw .invalidValue(
                key: keys.key("attention.head_count"), reason: "\(headCount) query heads over \(keyHeadCount) key heads"
            )
        }
        guard headDimensions > 0, headDimensions <= 1024 else {
            throw .invalidValue(key: keys.key("attention.key_length"), reason: "\(headDimensions) numbers a head")
        }
        let valueLength = try keys.optionalSize("attention.value_length") ?? headDimensions
        guard valueLength == headDimensions else {
            throw .unsupported(what: "value length", value: "\(valueLength) beside a key length of \(headDimensions)")
        }
        guard rotaryDimensions.isMultiple(of: 2), rotaryDimensions <= headDimensions else {
            throw .invalidValue(
                key: keys.key("rope.dimension_count"), reason: "\(rotaryDimensions) of \(headDimensions) numbers")
        }
        try RotarySections.check(keys, pairCount: rotaryDimensions / 2)
        guard rotaryBase.isFinite, rotaryBase > 0 else {
            throw .invalidValue(key: keys.key("rope.freq_base"), reason: "\(rotaryBase)")
        }
        guard normalizationEpsilon >= 0, normalizationEpsilon.isFinite else {
            throw .invalidValue(
                key: keys.key("attention.layer_norm_rms_epsilon"), reason: "\(normalizationEpsilon)")
        }
    }
}
