import Glibc

/// A model's sizes and constants, read from the file and validated, so that later code can rely on them.
struct ModelShape: Equatable, Sendable {
    let layerCount: Int
    /// The number of further layers for multi-token prediction, which aren't run.
    let guessingLayerCount: Int
    /// The width of the hidden numbers of a token between layers.
    let width: Int
    /// The inner width of each layer's feed-forward network, if it has no experts.
    let feedForwardWidths: [Int]
    /// Nil if the feed-forward networks have no experts.
    let experts: ExpertShape?
    let heads: LayerHeads
    /// Nil if every layer has attention.
    let convolutions: ConvolutionShape?
    /// Nil if no layer keeps a state.
    let delta: DeltaShape?
    /// Nil if keys and values are cached as they are.
    let latent: LatentShape?
    /// How many of a head's dimensions are rotated, in layers without a window.
    let rotaryDimensions: Int
    /// The same in layers with a window.
    let windowRotaryDimensions: Int
    /// The width of each layer's own input for a token; 0 for none.
    let layerInputWidth: Int
    let rotaryBase: Double
    let rotaryScaling: RotaryScaling
    /// The context length of the first training, before positions were scaled.
    let rotaryContextLength: Int
    /// Nil if every layer attends to everything.
    let window: AttentionWindow?
    let normalizationEpsilon: Float
    let scales: ModelScales
    /// The constants of the layers' activation functions; empty if they have none.
    let curves: [ExponentialCurve]
    /// The position-dependent factor of queries; nil for none.
    let temperature: AttentionTemperature?
    /// The factor of products of queries and keys.
    let attentionScale: Float
    /// The limit for attention scores; 0 for none.
    let attentionCap: Float
    /// The limit for logits; 0 for none.
    let logitsCap: Float
    /// The context length in tokens that the model was trained for.
    let contextLength: Int

    func isConvolution(layer: Int) -> Bool { convolutions?.isConvolution[layer] ?? false }
    func isRecurrent(layer: Int) -> Bool { delta?.isRecurrent(layer: layer) ?? false }
    /// The layer whose keys and values a layer uses: its own, except for the last layers of some models.
    func keyLayer(of layer: Int) -> Int { heads.source(of: layer, window) }
    func hasWindow(layer: Int) -> Bool { window?.covers(layer: layer) ?? false }

    init(_ file: GGUFFile, _ architecture: Architecture) throws(ModelFileError) {
        let keys = ShapeKeys(file: file, prefix: architecture.name)
        guessingLayerCount = try keys.optionalSize("nextn_predict_layers") ?? 0
        layerCount = try keys.size("block_count") - guessingLayerCount
        guard layerCount > 0 else { throw .invalidValue(key: keys.key("nextn_predict_layers"), reason: "all layers") }
        width = try keys.size("embedding_length")
        experts = try ExpertShape(keys, architecture.routing)
        feedForwardWidths = try Self.feedForwardWidths(keys, experts, layerCount)
        contextLength = try keys.size("context_length")
        latent = architecture.hasLatentKeys ? try LatentShape(keys) : nil
        let headCount = try keys.size("attention.head_count"), keyHeadCount: Int
        convolutions = try ConvolutionShape(keys, layerCount: layerCount)
        delta = architecture.recurrence == nil ? nil : try DeltaShape(keys, layerCount: layerCount)
        if let convolutions {
            keyHeadCount = convolutions.keyHeadCount
        } else if let counts = try keys.sizes("attention.head_count_kv", count: layerCount) {
            keyHeadCount = counts.last ?? headCount
        } else {
            keyHeadCount = try keys.optionalSize("attention.head_count_kv") ?? headCount
        }
        let headDimensions = try keys.optionalSize("attention.key_length") ?? width / max(1, headCount)
        rotaryDimensions = try keys.optionalSize("rope.dimension_count") ?? headDimensions
        rotaryBase = try Self.rotaryBase(keys, headDimensions: headDimensions)
        let original = try keys.optionalSize("rope.scaling.original_context_length") ?? contextLength
        rotaryContextLength = original
        rotaryScaling = try RotaryScaling(
            keys, dimensions: rotaryDimensions, base: rotaryBase, contextLength: original, scalesScores: latent != nil)
        guard let epsilon = try keys.number("attention.layer_norm_rms_epsilon") else {
            throw .missingKey(keys.key("attention.layer_norm_rms_epsilon"))
        }
        normalizationEpsilon = Float(epsilon)
        window = try AttentionWindow(
            keys, architecture.window, layerCount: layerCount, rotaryBase: rotaryBase, rotaryScaling: rotaryScaling)
        let common = HeadShape(
            headCount: headCount, keyHeadCount: keyHeadCount, headDimensions: headDimensions,
            rotaryDimensions: rotaryDimensions)
        try common.check(keys)
        heads = try LayerHeads(keys, common, architecture, window, layerCount: layerCount)
        windowRotaryDimensions = heads.rotaryDimensions(window) ?? rotaryDimensions
        layerInputWidth = try keys.optionalSize("embedding_length_per_layer_input") ?? 0
        scales = try ModelScales(keys, embedding: architecture.scalesEmbeddings ? Float(width).squareRoot() : 1)
        curves = architecture.gate == .xielu ? try ExponentialCurve.all(keys, layerCount: layerCount) : []
        temperature = try AttentionTemperature(keys, contextLength: original)
        let isLargest = layerCount == architecture.layerCountOfLargest
        let size = latent?.queryDimensions ?? (isLargest ? width / max(1, headCount) : headDimensions)
        let usual = Double(1 / Float(max(1, size)).squareRoot()) * rotaryScaling.scoreFactor
        attentionScale = try keys.factor("attention.scale", default: architecture.attentionScale ?? usual)
        attentionCap = try keys.cap("attn_logit_softcapping", default: architecture.caps.attention)
        logitsCap = try keys.cap("final_logit_softcapping", default: architecture.caps.logits)
        try check(keys, headDimensions: headDimensions)
        try checkSharedKeys()
        guard layerInputWidth * layerCount <= Self.layerInputsMax else {
            throw .unsupported(what: "inputs of layers", value: "\(layerInputWidth) numbers for \(layerCount) layers")
        }
    }

    /// A hundred times the numbers per token, of all layers, of known models.
    private static let layerInputsMax = 1 << 20

    /// One width for all layers, or one for each.
    private static func feedForwardWidths(
        _ keys: ShapeKeys, _ experts: ExpertShape?, _ layerCount: Int
    ) throws(ModelFileError) -> [Int] {
        guard layerCount <= ShapeKeys.layerCountMax else {
            throw .invalidValue(key: keys.key("block_count"), reason: "\(layerCount)")
        }
        let name = "feed_forward_length"
        if let widths = try keys.sizes(name, count: layerCount) {
            guard !widths.contains(0) else { throw .invalidValue(key: keys.key(name), reason: "zero") }
            return widths
        }
        let told = try keys.optionalSize(name)
        if experts == nil { return Array(repeating: try keys.size(name), count: layerCount) }
        return Array(repeating: told ?? 0, count: layerCount)
    }

    /// Hunyuan's files have a base that must be raised to a power in another key, rather than the final base.
    private static func rotaryBase(_ keys: ShapeKeys, headDimensions: Int) throws(ModelFileError) -> Double {
        let base = try keys.number("rope.freq_base") ?? 10000
        guard let growth = try keys.number("rope.scaling.alpha"), growth > 0, headDimensions > 2 else { return base }
        return base * pow(growth, Double(headDimensions) / Double(headDimensions - 2))
    }

    /// Only attention layers can share keys: other layers have no keys in the cache.
    private func checkSharedKeys() throws(ModelFileError) {
        for layer in 0..<layerCount where keyLayer(of: layer) != layer {
            let attends = [layer, keyLayer(of: layer)].allSatisfy {
                !isConvolution(layer: $0) && !isRecurrent(layer: $0)
            }
            guard attends else {
                throw .unsupported(what: "shared keys", value: "of layer \(keyLayer(of: layer)) in layer \(layer)")
            }
        }
    }

    private func check(_ keys: ShapeKeys, headDimensions: Int) throws(ModelFileError) {
        let valueLength = try keys.optionalSize("attention.value_length") ?? headDimensions
        guard valueLength == headDimensions || latent != nil else {
            throw .unsupported(what: "value length", value: "\(valueLength) beside a key length of \(headDimensions)")
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
