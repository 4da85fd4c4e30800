/// What a family of models needs beyond the common transformer. A further family is a row in ``all``; what only some of a
/// family's models have, the file's own tensors and keys tell.
struct Architecture: Sendable {
    /// The name in `general.architecture`, which is also the prefix of the family's metadata keys.
    let name: String
    var rotaryPairing = RotaryPairing.halves
    /// The curve of the feed-forward network's gate.
    var gate = Gate.silu
    /// Queries and keys are normalised, each head by itself, before they are rotated.
    var normalizesQueriesAndKeys = false
    /// What attention and the feed-forward network give is normalised before it is added.
    var normalizesResults = false
    /// Embeddings are multiplied by the square root of their width.
    var scalesEmbeddings = false
    /// Every layer of so many leaves queries and keys as they are; nil where all rotate them.
    var unrotatedLayerPeriod: Int?
    /// Layers that look back only over a window; nil where all see everything.
    var window: WindowPattern?
    /// Bounds of attention's scores and of the logits where the file doesn't tell.
    var caps: (attention: Double, logits: Double) = (0, 0)
    /// The number of layers by which the family's largest model is known, whose scores are scaled by the width that a head
    /// has on average rather than by its own.
    var layerCountOfLargest: Int?

    static let all = [
        // Llama 2 and 3, Mistral, SmolLM and SmolLM2.
        Architecture(name: "llama", rotaryPairing: .neighbours),
        Architecture(name: "smollm3", rotaryPairing: .neighbours, unrotatedLayerPeriod: 4),
        // Qwen2 and Qwen2.5.
        Architecture(name: "qwen2"),
        Architecture(name: "qwen3", normalizesQueriesAndKeys: true),
        Architecture(
            name: "gemma2", gate: .gelu, normalizesResults: true, scalesEmbeddings: true,
            window: WindowPattern(period: 2, lengthDefault: 4096), caps: (50, 30), layerCountOfLargest: 46),
        Architecture(
            name: "gemma3", gate: .gelu, normalizesQueriesAndKeys: true, normalizesResults: true,
            scalesEmbeddings: true, window: WindowPattern(period: 6, rotaryBase: 10000), layerCountOfLargest: 62),
    ]

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

/// The curve by which a feed-forward network's one half gates the other.
enum Gate: Sendable {
    case silu, gelu
}

/// Which layers look back only over a window: all but the last of every `period`.
struct WindowPattern: Sendable {
    let period: Int
    /// Positions in a window where the file doesn't tell; nil where there is then none.
    var lengthDefault: Int?
    /// The base of these layers' angles where the file doesn't tell; nil for that of the others. With a base of their own
    /// their positions aren't scaled.
    var rotaryBase: Double?
}
