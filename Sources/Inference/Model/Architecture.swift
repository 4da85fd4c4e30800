/// What a family of models needs beyond the common transformer. A further family is a row in ``all``; what only some of a
/// family's models have, the file's own tensors and keys tell.
struct Architecture: Sendable {
    /// The name in `general.architecture`, which is also the prefix of the family's metadata keys.
    let name: String
    var rotaryPairing = RotaryPairing.halves
    /// What the feed-forward network's inner numbers go through.
    var gate = Gate.silu
    /// How queries and keys are normalised; nil for not at all.
    var headNorm: HeadNorm?
    /// What attention and the feed-forward network read is normalised first.
    var normalizesInputs = true
    /// What they give is normalised before it is added.
    var normalizesResults = false
    /// What the tensor is called that normalises the feed-forward network's input.
    var feedForwardNorm = "ffn_norm"
    /// What the tensor is called that normalises what the last layer gives.
    var outputNorm = "output_norm"
    /// Embeddings are multiplied by the square root of their width where the file doesn't tell a factor.
    var scalesEmbeddings = false
    /// Which layers leave queries and keys as they are.
    var unrotated = UnrotatedLayers.none
    /// Layers that look back only over a window; nil where all see everything.
    var window: WindowPattern?
    /// Each head has a sink: a score that takes a share of the attention, and gives nothing.
    var hasSinks = false
    /// Queries are scaled before they meet the keys, and so before they are rounded.
    var scalesQueries = false
    /// Attention's result is gated, head by head, by numbers that the queries' matrix gives beside each head's query.
    var gatesAttention = false
    /// What products of queries and keys are multiplied by where the file doesn't tell; nil for what heads of their size need.
    var attentionScale: Double?
    /// Keys and values come from one short vector of each token; see ``LatentShape``.
    var hasLatentKeys = false
    /// Values are normalised too, without weights.
    var normalizesValues = false
    /// How many layers have keys of their own; nil for what the file tells.
    var keyLayerCount: Int?
    /// Whether the factors of angles hold for layers with a window too.
    var factorsHoldInWindows = true
    /// Tokens pass in several versions, of which each layer changes one and predicts the others (Gemma 3n).
    var hasVersions = false
    /// By what rule layers keep a state that don't attend; nil where there are none.
    var recurrence: Recurrence?
    /// Layers with experts have a whole network beside them.
    var hasNetworkBesideExperts = false
    /// How the experts of a token are chosen and weighted where the model has some.
    var routing = ExpertRouting()
    /// Bounds of attention's scores and of the logits where the file doesn't tell.
    var caps: (attention: Double, logits: Double) = (0, 0)
    /// The number of layers by which the family's largest model is known, whose scores are scaled by the width that a head
    /// has on average rather than by its own.
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
    /// 0 with 1, 2 with 3 …: llama.cpp's "norm" order, which the writers of Llama files permute their weights for.
    case neighbours
    /// The first with the first of the second half, and so on: llama.cpp's "neox" order.
    case halves
}

/// What the inner numbers of a feed-forward network go through.
enum Gate: Sendable {
    /// One half gates the other by a curve.
    case silu, gelu
    /// The same with both halves bounded, and one added to the half that is gated (gpt-oss).
    case boundedSwish
    /// No gate, but a curve whose constants the file tells (Apertus).
    case xielu
}

/// How queries and keys are normalised.
enum HeadNorm: Sendable {
    /// Each head by itself, before it is rotated or behind that.
    case eachHead, eachHeadAfterRotation
    /// Each head by itself, before it is rotated, where the file has weights for it.
    case eachHeadWhereTold
    /// All heads together.
    case allHeads
}

/// Which layers leave queries and keys as they are.
enum UnrotatedLayers: Sendable {
    case none
    /// Every layer of so many.
    case each(Int)
    /// Those that see everything, where others have a window.
    case withoutWindow
}

/// Which layers look back only over a window: all but the last of every `period`, where the file doesn't tell.
struct WindowPattern: Sendable {
    let period: Int
    /// Positions in a window where the file doesn't tell; nil where there is then none.
    var lengthDefault: Int?
    /// The only number of layers with which models of the family have windows; nil for any.
    var layerCount: Int?
    /// The base of these layers' angles where the file doesn't tell; nil for that of the others.
    var rotaryBase: Double?
    /// Whether these layers' positions are stretched as those of the others.
    var isStretched = true
}

/// By what rule layers keep a state.
enum Recurrence: Sendable {
    /// The gated delta rule, its key heads in turns beside more value heads (Qwen 3.5).
    case delta
    /// The same, with neighbouring value heads for each key head (Qwen3-Next).
    case groupedDelta
}

/// How a token's experts are chosen and weighted.
struct ExpertRouting: Equatable, Sendable {
    var weighing = ExpertWeighing.softmax
    /// Whether the weights of the chosen experts are made to add up to one.
    var normalizesWeights = true
    /// What of the two the file tells, where it has the key.
    var isTold: Told = []
    /// Whether the file tells the width of one of the networks that look at every token, rather than of all together.
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
    /// Each score by itself (DeepSeek-V3).
    case sigmoid = 2
    /// Softmax over the scores of the chosen experts alone.
    case softmaxOfChosen = 3
}
