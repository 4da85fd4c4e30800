/// The differences of a family of models from the common transformer. A new family is a row in ``all``; features that only some
/// of a family's models have are determined by the file's tensors and keys.
struct Architecture: Sendable {
    /// The name in `general.architecture`, which is also the prefix of the family's metadata keys.
    let name: String
    var rotaryPairing = RotaryPairing.halves
    /// The activation function of the feed-forward network.
    var gate = Gate.silu
    /// The normalization of queries and keys; nil for none.
    var headNorm: HeadNorm?
    /// Whether the inputs of attention and the feed-forward network are normalized.
    var normalizesInputs = true
    /// Whether their results are normalized before they are added.
    var normalizesResults = false
    /// The name of the tensor that normalizes the feed-forward network's input.
    var feedForwardNorm = "ffn_norm"
    /// The name of the tensor that normalizes the last layer's result.
    var outputNorm = "output_norm"
    /// Whether embeddings are multiplied by the square root of their width, unless the file has a factor.
    var scalesEmbeddings = false
    /// The layers without rotary positions.
    var unrotated = UnrotatedLayers.none
    /// The layers with a sliding window; nil if all attend to everything.
    var window: WindowPattern?
    /// Whether each head has a sink: a score that takes a share of the attention, without a value.
    var hasSinks = false
    /// Whether queries are scaled before the product with the keys, and so before they are rounded.
    var scalesQueries = false
    /// Whether attention's result is gated for each head, by numbers that the query matrix computes together with each head's
    /// query.
    var gatesAttention = false
    /// The factor of products of queries and keys, unless the file has one; nil for the usual one of the heads' size.
    var attentionScale: Double?
    /// Whether keys and values are computed from one short vector of each token; see ``LatentShape``.
    var hasLatentKeys = false
    /// Whether values are normalized, too, without weights.
    var normalizesValues = false
    /// The number of layers with keys of their own; nil for the number in the file.
    var keyLayerCount: Int?
    /// Whether the angles' factors also apply to layers with a window.
    var factorsHoldInWindows = true
    /// Whether tokens have several versions, one of which each layer changes, while it predicts the others (Gemma 3n).
    var hasVersions = false
    /// The rule for layers that keep a state instead of attending; nil if there are none.
    var recurrence: Recurrence?
    /// Whether layers with experts have a separate network in addition to them.
    var hasNetworkBesideExperts = false
    /// How the experts of a token are chosen and weighted, if the model has any.
    var routing = ExpertRouting()
    /// The limits for attention scores and logits, unless the file has them.
    var caps: (attention: Double, logits: Double) = (0, 0)
    /// The layer count by which the family's largest model is recognized. Its scores are scaled by the average width of a head,
    /// rather than by the head's own.
    var layerCountOfLargest: Int?

    static func of(_ file: GGUFFile) throws(ModelFileError) -> Architecture {
        guard let name = try file.string("general.architecture") else { throw .missingKey("general.architecture") }
        guard let architecture = all.first(where: { $0.name == name }) else {
            throw .unsupported(what: "architecture", value: name)
        }
        return architecture
    }
}

/// Which two numbers of a head are rotated together.
enum RotaryPairing: Sendable {
    /// 0 with 1, 2 with 3 …: llama.cpp's "norm" order, for which converters of Llama files permute the weights.
    case neighbours
    /// The first with the first of the second half, and so on: llama.cpp's "neox" order.
    case halves
}

/// The activation function of a feed-forward network.
enum Gate: Sendable {
    /// One half gates the other through an activation function.
    case silu, gelu
    /// The same with both halves clamped, and one added to the gated half (gpt-oss).
    case boundedSwish
    /// An activation function without a gate, whose constants are in the file (Apertus).
    case xielu
}

/// The normalization of queries and keys.
enum HeadNorm: Sendable {
    /// Each head separately, before or after the rotation.
    case eachHead, eachHeadAfterRotation
    /// Each head separately, before the rotation, if the file has weights for it.
    case eachHeadWhereTold
    /// All heads together.
    case allHeads
}

/// The layers without rotary positions.
enum UnrotatedLayers: Sendable {
    case none
    /// Every n-th layer.
    case each(Int)
    /// Those that attend to everything, if others have a window.
    case withoutWindow
}

/// The layers with a sliding window: all but the last of every `period`, unless the file specifies them.
struct WindowPattern: Sendable {
    let period: Int
    /// The window's length, unless the file has one; nil for no window then.
    var lengthDefault: Int?
    /// The only layer count with which models of the family have windows; nil for any.
    var layerCount: Int?
    /// The rotary base of these layers, unless the file has one; nil for that of the others.
    var rotaryBase: Double?
    /// Whether these layers' positions are scaled like those of the others.
    var isStretched = true
}

/// The rule for layers that keep a state.
enum Recurrence: Sendable {
    /// The gated delta rule, in which value heads use the key heads in rotation (Qwen 3.5).
    case delta
    /// The same, in which neighboring value heads share a key head (Qwen3-Next).
    case groupedDelta
}

/// How a token's experts are chosen and weighted.
struct ExpertRouting: Equatable, Sendable {
    var weighing = ExpertWeighing.softmax
    /// Whether the weights of the chosen experts are scaled to a sum of one.
    var normalizesWeights = true
    /// Which of `weighing` and `normalizesWeights` the file determines, if it has the key.
    var isTold: Told = []
    /// Whether the file has the width of one of the networks for every token, rather than of all together.
    var sharedWidthIsOfOne = false

    struct Told: OptionSet, Sendable {
        let rawValue: Int
        static let weighing = Told(rawValue: 1)
        static let normalization = Told(rawValue: 2)
    }
}

/// How experts' scores become weights; the numbers are GGUF's.
enum ExpertWeighing: Int, Sendable {
    case softmax = 1
    /// A sigmoid of each score (DeepSeek-V3).
    case sigmoid = 2
    /// A softmax over the scores of the chosen experts only.
    case softmaxOfChosen = 3
}
