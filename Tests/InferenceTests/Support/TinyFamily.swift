@testable import Inference

/// What the files of an architecture contain beyond the common transformer's, and how it is computed. This is an implementation
/// independent of ``Architecture``.
struct TinyFamily {
    enum HeadNorm { case none, each, eachLate, all }

    /// Rotates the first half of a head with the second, rather than adjacent pairs.
    var isSplit = true
    var biases = false
    var outputBias = false
    var headNorm = HeadNorm.none
    var inputNorms = true
    var resultNorms = false
    var feedForwardNorm = "ffn_norm"
    var fusedInputs = false
    var fusedGate = false
    /// Factors for embeddings, results, attention and logits.
    var scales: [String: Float] = [:]
    var sinks = false
    var expertBiases = false
    var routing = TinyRouting()
    var scalesEmbeddings = false
    var unrotatedPeriod: Int?
    var rotatesWindowsOnly = false
    /// In each period of this many layers, all but the last use the model's window.
    var windowPeriod: Int?
    var windowBase: Double?
    var windowIsStretched = true
    var rotaryFactors = false
    var temperature: Float?
    /// In each period of this many layers one attends; the others convolve over three tokens.
    var attentionPeriod: Int?
    /// Layers with a window have heads of half the size. The other layers use their keys as values. Values are normalized, scores
    /// aren't scaled, the last two layers reuse the keys of earlier ones, and each layer has an eight-number input per token.
    var isNarrowInWindows = false
    /// Every fourth layer uses gated attention; the others keep a delta-rule state.
    var delta: TinyDelta?
    /// Every layer uses latent attention.
    var latent: TinyLatent?

    static let all: [String: TinyFamily] = [
        "llama": TinyFamily(isSplit: false),
        "mistral3": TinyFamily(isSplit: false, temperature: 0.2),
        "smollm3": TinyFamily(isSplit: false, unrotatedPeriod: 4),
        "granite": granite, "granitemoe": granite,
        "ernie4_5": TinyFamily(isSplit: false),
        "glm4": TinyFamily(isSplit: false, biases: true, resultNorms: true, fusedGate: true),
        "phi3": TinyFamily(fusedInputs: true, fusedGate: true, rotaryFactors: true),
        "qwen2": TinyFamily(biases: true),
        "qwen3": TinyFamily(headNorm: .each), "qwen3moe": TinyFamily(headNorm: .each),
        "seed_oss": TinyFamily(biases: true, feedForwardNorm: "post_attention_norm"),
        "hunyuan-dense": TinyFamily(headNorm: .eachLate),
        "apertus": TinyFamily(headNorm: .each),
        "qwen35": TinyFamily(
            headNorm: .each, feedForwardNorm: "post_attention_norm", delta: TinyDelta(isInterleaved: false)),
        "qwen3next": TinyFamily(
            headNorm: .each, feedForwardNorm: "post_attention_norm", delta: TinyDelta(isInterleaved: true)),
        "lfm2": TinyFamily(headNorm: .each, attentionPeriod: 3),
        "olmo2": TinyFamily(
            headNorm: .all, inputNorms: false, resultNorms: true, windowPeriod: 4, windowIsStretched: false),
        "olmoe": TinyFamily(headNorm: .all, routing: TinyRouting(normalizes: false)),
        "ernie4_5-moe": TinyFamily(isSplit: false, routing: TinyRouting(hasChoiceBias: true, denseLayers: 1)),
        "deepseek": TinyFamily(isSplit: false, routing: TinyRouting(normalizes: false, denseLayers: 1)),
        "glm4moe": TinyFamily(
            biases: true, feedForwardNorm: "post_attention_norm",
            routing: TinyRouting(weighing: .sigmoid, tells: true, hasChoiceBias: true, denseLayers: 1)),
        "deepseek2": TinyFamily(
            routing: TinyRouting(
                weighing: .sigmoid, tells: true, hasChoiceBias: true, groups: (2, 1), scale: 1.5, denseLayers: 1),
            latent: TinyLatent()),
        "dots1": TinyFamily(
            headNorm: .each,
            routing: TinyRouting(weighing: .sigmoid, normalizes: false, tells: true, hasChoiceBias: true)),
        "bailingmoe2": TinyFamily(
            headNorm: .each, fusedInputs: true,
            routing: TinyRouting(
                weighing: .sigmoid, tells: true, hasChoiceBias: true, groups: (4, 2), scale: 2.5, denseLayers: 1)),
        "minimax-m2": TinyFamily(headNorm: .all, routing: TinyRouting(weighing: .sigmoid, hasChoiceBias: true)),
        "lfm2moe": TinyFamily(
            headNorm: .each, routing: TinyRouting(weighing: .sigmoid, hasChoiceBias: true, denseLayers: 2),
            attentionPeriod: 3),
        "exaone4": TinyFamily(
            headNorm: .each, inputNorms: false, resultNorms: true, rotatesWindowsOnly: true, windowPeriod: 4),
        "gpt-oss": TinyFamily(
            biases: true, outputBias: true, feedForwardNorm: "post_attention_norm", sinks: true, expertBiases: true,
            routing: TinyRouting(weighing: .softmaxOfChosen), windowPeriod: 2),
        "gemma": TinyFamily(scalesEmbeddings: true),
        "gemma2": TinyFamily(resultNorms: true, scalesEmbeddings: true, windowPeriod: 2),
        "gemma3": TinyFamily(
            headNorm: .each, resultNorms: true, scalesEmbeddings: true, windowPeriod: 6, windowBase: 10000,
            windowIsStretched: false),
        "gemma4": TinyFamily(
            headNorm: .each, resultNorms: true, scalesEmbeddings: true, windowPeriod: 2, windowBase: 10000,
            windowIsStretched: false, isNarrowInWindows: true),
    ]

    private static let granite = TinyFamily(
        isSplit: false,
        scales: ["embedding_scale": 3, "residual_scale": 0.4, "attention.scale": 0.2, "logit_scale": 2])
}

extension TinyModel {
    var family: TinyFamily { TinyFamily.all[architecture]! }

    /// Each layer's activation constants for a network without a gate.
    func curve(layer: Int) -> (above: Float, below: Float, slope: Float) {
        (0.6 + 0.1 * Float(layer), 0.4 - 0.1 * Float(layer), 0.5 + 0.05 * Float(layer))
    }

    /// The divisors of each pair's angle, for short contexts and for long ones.
    func rotaryFactors(isLong: Bool) -> [Float] {
        (0..<headDimensions / 2).map { 1 + Float($0) * (isLong ? 0.7 : 0.1) }
    }

    func isConvolution(layer: Int) -> Bool { family.attentionPeriod.map { layer % $0 != $0 - 1 } ?? false }

    func isRecurrent(layer: Int) -> Bool { family.delta != nil && layer % 4 < 3 }

    /// A layer's vectors besides the two norms of the common transformer.
    func layerVectors(_ layer: Int) -> [(name: String, count: Int)] {
        if let delta = family.delta, isRecurrent(layer: layer) { return delta.vectors }
        if let latent = family.latent { return latent.vectors + routingVectors(layer) }
        if isConvolution(layer: layer) { return routingVectors(layer) }
        let size = headSize(layer), queryWidth = headCount * size, keyWidth = keyHeadCount * size
        var vectors: [(name: String, count: Int)] = []
        if family.biases {
            vectors += [("attn_q.bias", queryWidth), ("attn_k.bias", keyWidth), ("attn_v.bias", keyWidth)]
        }
        if family.outputBias { vectors.append(("attn_output.bias", width)) }
        switch family.headNorm {
        case .none: break
        case .each, .eachLate:
            vectors.append(("attn_q_norm.weight", size))
            if keyLayer(layer) == layer { vectors.append(("attn_k_norm.weight", size)) }
        case .all: vectors += [("attn_q_norm.weight", queryWidth), ("attn_k_norm.weight", keyWidth)]
        }
        if family.resultNorms { vectors += [("post_attention_norm.weight", width), ("post_ffw_norm.weight", width)] }
        if family.isNarrowInWindows { vectors += [("post_norm.weight", width), ("layer_output_scale.weight", 1)] }
        if family.sinks { vectors.append(("attn_sinks.weight", headCount)) }
        return vectors + routingVectors(layer)
    }

    /// A layer's matrices by name, with their columns, rows and counts.
    func layerMatrices(_ layer: Int) -> [(name: String, dimensions: [Int])] {
        if isConvolution(layer: layer) {
            return [
                ("shortconv.in_proj.weight", [width, 3 * width]), ("shortconv.conv.weight", [3, width]),
                ("shortconv.out_proj.weight", [width, width]),
            ] + networkMatrices(layer)
        }
        if let delta = family.delta, isRecurrent(layer: layer) {
            return delta.matrices(width: width) + networkMatrices(layer)
        }
        if let latent = family.latent {
            return latent.matrices(width: width, headCount: headCount) + networkMatrices(layer)
        }
        if family.isNarrowInWindows { return narrowMatrices(layer) + networkMatrices(layer) }
        let queryWidth = headCount * headDimensions, keyWidth = keyHeadCount * headDimensions
        let inputs =
            family.fusedInputs
            ? [("attn_qkv.weight", [width, queryWidth + 2 * keyWidth])]
            : [
                ("attn_q.weight", [width, family.delta == nil ? queryWidth : 2 * queryWidth]),
                ("attn_k.weight", [width, keyWidth]),
                ("attn_v.weight", [width, keyWidth]),
            ]
        return inputs + [("attn_output.weight", [queryWidth, width])] + networkMatrices(layer)
    }

    func networkMatrices(_ layer: Int) -> [(name: String, dimensions: [Int])] {
        let inner = feedForwardWidth
        let gate = family.fusedGate || architecture == "apertus" ? [] : [("ffn_gate.weight", [width, inner])]
        let whole =
            gate + [
                ("ffn_up.weight", [width, family.fusedGate ? 2 * inner : inner]), ("ffn_down.weight", [inner, width]),
            ]
        guard let experts, layer >= family.routing.denseLayers else { return whole }
        let count = experts.count
        var matrices =
            (family.isNarrowInWindows ? whole : []) + [
                ("ffn_gate_inp.weight", [width, count]), ("ffn_gate_exps.weight", [width, inner, count]),
                ("ffn_up_exps.weight", [width, inner, count]), ("ffn_down_exps.weight", [inner, width, count]),
            ]
        if family.expertBiases {
            matrices += [
                ("ffn_gate_exps.bias", [inner, count]), ("ffn_up_exps.bias", [inner, count]),
                ("ffn_down_exps.bias", [width, count]),
            ]
        }
        if sharedWidth > 0, family.delta != nil { matrices.append(("ffn_gate_inp_shexp.weight", [width])) }
        guard sharedWidth > 0 else { return matrices }
        return matrices + [
            ("ffn_gate_shexp.weight", [width, sharedWidth]), ("ffn_up_shexp.weight", [width, sharedWidth]),
            ("ffn_down_shexp.weight", [sharedWidth, width]),
        ]
    }

    /// The metadata that only some families have.
    var familyMetadata: [(key: String, value: GGUFWriter.Value)] {
        var metadata = family.scales.sorted { $0.key < $1.key }
            .map { (key: "\(architecture).\($0.key)", value: GGUFWriter.Value.float32($0.value)) }
        if let temperature = family.temperature {
            metadata.append(("\(architecture).attention.temperature_scale", .float32(temperature)))
        }
        if family.isNarrowInWindows { metadata += narrowMetadata }
        if let latent = family.latent { metadata += latent.metadata(architecture) }
        if let delta = family.delta { metadata += delta.metadata(architecture) }
        if let experts {
            metadata += [
                ("\(architecture).expert_count", .uint32(UInt32(experts.count))),
                ("\(architecture).expert_used_count", .uint32(UInt32(experts.used))),
                ("\(architecture).expert_shared_feed_forward_length", .uint32(UInt32(sharedWidth))),
            ]
            metadata += family.routing.metadata(architecture)
        }
        if family.attentionPeriod != nil {
            metadata.append(("\(architecture).shortconv.l_cache", .uint32(3)))
        }
        guard architecture == "apertus" else { return metadata }
        let curves = (0..<layerCount).map(curve)
        return metadata + [
            ("xielu.alpha_p", .numbers(curves.map(\.above))), ("xielu.alpha_n", .numbers(curves.map(\.below))),
            ("xielu.beta", .numbers(curves.map(\.slope))), ("xielu.eps", .float32(-1e-6)),
        ]
    }
}
