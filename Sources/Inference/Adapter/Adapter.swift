import FoundationEssentials
import Synchronization

/// A LoRA adapter: pairs of narrow matrices whose products are added to some of a model's matrices (Hu et al., "LoRA", 2021),
/// loaded from a GGUF file as llama.cpp writes them (`general.type` is `adapter`). The model's own weights are unchanged, so that
/// conversations with different adapters, or with none, run in the same pass.
///
/// A pair's tensors have the name of the model's matrix with the suffixes `.lora_a` and `.lora_b`; the metadata has
/// `adapter.lora.alpha`.
public final class Adapter: Sendable {
    /// The adapter's name (`general.name`), or else the file's name.
    public let name: String
    /// The ``ClassifierFreeGuidance/scale`` that the adapter's makers recommend for texts (`kissa.guidance.scale`); nil for none.
    public let guidanceScale: Double?
    /// Identifies the adapter during the process's lifetime: cached results of one adapter can't be used with another.
    let id: UInt64
    /// The model that the adapter was loaded for. It can't be used with another one.
    let model: Model
    private let layers: [LayerAdditions]
    private let output: LowRankProduct?
    /// The product for the embedding, whose input is a token: a row of the first matrix.
    let embedding: LowRankProduct?
    /// The largest rank of the products.
    let rankMax: Int

    private static let count = Atomic<UInt64>(0)

    /// - Throws: ``ModelFileError``, if the file is invalid or doesn't match the model.
    public init(contentsOf url: URL, for model: Model) throws(ModelFileError) {
        let file = try GGUFFile(contentsOf: url)
        let header = try AdapterHeader(file)
        try header.check(model.architecture)
        guidanceScale = header.guidanceScale
        var loader = AdapterLoader(file, alpha: header.alpha)
        let weights = model.weights
        embedding = try loader.embedding(
            "token_embd.weight", weights.embedding, isTied: weights.embedding === weights.output)
        output = weights.embedding === weights.output ? nil : try loader.product("output.weight", weights.output)
        var layers: [LayerAdditions] = []
        for layer in weights.layers { layers.append(try LayerAdditions(&loader, "blk.\(layers.count)", layer)) }
        self.layers = layers
        rankMax = try loader.finish()
        name = try file.string("general.name") ?? url.deletingPathExtension().lastPathComponent
        id = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        self.model = model
    }

    /// The product that is added to a matrix; nil for none.
    subscript(site: AdapterSite) -> LowRankProduct? {
        switch site {
        case .output: output
        case .layer(let index, let matrix): layers[index].products[matrix.rawValue]
        }
    }
}

/// A matrix of the model that an adapter may add to.
enum AdapterSite {
    case layer(Int, LayerMatrix)
    case output
}

/// The matrices of a layer.
enum LayerMatrix: Int, CaseIterable {
    case query, key, value, attentionOutput, gate, up, down

    var tensorName: String {
        switch self {
        case .query: "attn_q.weight"
        case .key: "attn_k.weight"
        case .value: "attn_v.weight"
        case .attentionOutput: "attn_output.weight"
        case .gate: "ffn_gate.weight"
        case .up: "ffn_up.weight"
        case .down: "ffn_down.weight"
        }
    }

    /// Nil where the layer has none: experts, for example, have no single gate.
    func matrix(of layer: LayerWeights) -> PackedMatrix? {
        switch self {
        case .query: layer.attention?.query
        case .key: layer.attention?.key
        case .value: layer.attention?.value
        case .attentionOutput: layer.attention?.output
        case .gate: layer.feedForward.network?.gate
        case .up: layer.feedForward.network?.up
        case .down: layer.feedForward.network?.down
        }
    }
}

/// The products that are added to the matrices of a layer.
struct LayerAdditions: Sendable {
    /// Indexed by ``LayerMatrix``.
    let products: [LowRankProduct?]

    init(_ loader: inout AdapterLoader, _ prefix: String, _ layer: LayerWeights) throws(ModelFileError) {
        var products: [LowRankProduct?] = []
        for matrix in LayerMatrix.allCases {
            guard let weights = matrix.matrix(of: layer) else {
                products.append(nil)
                continue
            }
            products.append(try loader.product("\(prefix).\(matrix.tensorName)", weights))
        }
        self.products = products
    }
}

/// scale · B(A x), which is added to the product of a matrix W with x.
struct LowRankProduct: Sendable {
    /// A: as many columns as W, and `rank` rows.
    let narrowing: PackedMatrix
    /// B: `rank` columns, and as many rows as W.
    let widening: PackedMatrix
    let scale: Float

    var rank: Int { widening.columns }
}
