/// The weights of a layer's feed-forward network.
enum FeedForwardWeights: Sendable {
    case whole(NetworkWeights)
    case experts(ExpertWeights)
    case both(NetworkBesideExperts)

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ index: Int, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        if let experts = shape.experts, loader.contains("\(prefix).ffn_gate_inp.weight") {
            let weights = try ExpertWeights(&loader, prefix, experts, width: shape.width)
            if architecture.hasNetworkBesideExperts {
                let network = try NetworkWeights(&loader, prefix, index, architecture, shape)
                self = .both(try NetworkBesideExperts(&loader, prefix, network, weights, width: shape.width))
            } else {
                self = .experts(weights)
            }
        } else {
            self = .whole(try NetworkWeights(&loader, prefix, index, architecture, shape))
        }
    }

    /// The layer's own network for every token, if there is one.
    var network: NetworkWeights? {
        switch self {
        case .whole(let network): network
        case .both(let both): both.network
        case .experts: nil
        }
    }
}

/// A network and experts with the same input, each with its own normalization; their results are normalized, too, and added
/// (Gemma 4).
struct NetworkBesideExperts: Sendable {
    let network: NetworkWeights
    let networkResultNorm: Vector
    let experts: ExpertWeights
    let expertsNorm: Vector
    let expertsResultNorm: Vector
    /// Normalizes the router's input.
    let routerNorm: Vector

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ network: NetworkWeights, _ experts: ExpertWeights, width: Int
    ) throws(ModelFileError) {
        self.network = network
        self.experts = experts
        networkResultNorm = try loader.vector("\(prefix).post_ffw_norm_1.weight", count: width)
        expertsNorm = try loader.vector("\(prefix).pre_ffw_norm_2.weight", count: width)
        expertsResultNorm = try loader.vector("\(prefix).post_ffw_norm_2.weight", count: width)
        routerNorm = try loader.vector("\(prefix).ffn_gate_inp.scale", count: width)
        for index in 0..<width { routerNorm.numbers[index] /= Float(width).squareRoot() }
    }
}

/// A feed-forward network: up, through an activation function, and down again.
struct NetworkWeights: Sendable {
    /// Nil if there is no gate.
    let gate: PackedMatrix?
    let up: PackedMatrix
    let down: PackedMatrix
    var gateBias: Vector?
    var upBias: Vector?
    var downBias: Vector?
    /// The constants of the activation function of a network without a gate.
    var curve: ExponentialCurve?
    /// Gates are reduced by their mean plus this multiple of their deviation, and those below become zero; nil to keep all.
    var sparseBound: Float?

    init(gate: PackedMatrix?, up: PackedMatrix, down: PackedMatrix) {
        self.gate = gate
        self.up = up
        self.down = down
    }

    /// Some files have the gate and the gated matrix as one tensor.
    init(
        _ loader: inout TensorLoader, _ prefix: String, _ index: Int, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        let width = shape.width, inner = shape.feedForwardWidths[index]
        let down = try loader.matrix("\(prefix).ffn_down.weight", columns: inner, rows: width)
        if architecture.gate == .xielu {
            self.init(
                gate: nil, up: try loader.matrix("\(prefix).ffn_up.weight", columns: width, rows: inner), down: down)
            curve = shape.curves[index]
        } else if loader.contains("\(prefix).ffn_gate.weight") {
            self.init(
                gate: try loader.matrix("\(prefix).ffn_gate.weight", columns: width, rows: inner),
                up: try loader.matrix("\(prefix).ffn_up.weight", columns: width, rows: inner), down: down)
        } else {
            let both = try loader.matrices("\(prefix).ffn_up.weight", columns: width, rows: [inner, inner])
            self.init(gate: both[0], up: both[1], down: down)
        }
        if architecture.hasVersions, index < LayerVersionWeights.sparseLayerCount {
            sparseBound = LayerVersionWeights.sparseBound
        }
        gateBias = try loader.optionalVector("\(prefix).ffn_gate.bias", count: inner)
        upBias = try loader.optionalVector("\(prefix).ffn_up.bias", count: inner)
        downBias = try loader.optionalVector("\(prefix).ffn_down.bias", count: width)
    }
}

/// Networks of which a few process each token, and their router (Shazeer et al., "Outrageously Large Neural Networks", 2017).
struct ExpertWeights: Sendable {
    /// A row for each expert: its score for a token.
    let router: PackedMatrix
    let routerBias: Vector?
    /// Added to the weights for the choice of experts, but not for their results.
    let choiceBias: Vector?
    let experts: [NetworkWeights]
    /// The factor of each expert's result; nil for none.
    let resultScales: Vector?
    /// A network that processes every token in addition, and the gate that weights it; nil for its full weight.
    let shared: NetworkWeights?
    let sharedGate: Vector?

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ shape: ExpertShape, width: Int
    ) throws(ModelFileError) {
        let count = shape.count, inner = shape.width
        router = try loader.matrix("\(prefix).ffn_gate_inp.weight", columns: width, rows: count)
        routerBias = try loader.optionalVector("\(prefix).ffn_gate_inp.bias", count: count)
        choiceBias = try loader.optionalVector("\(prefix).exp_probs_b.bias", count: count)
        resultScales = try loader.optionalVector("\(prefix).ffn_down_exps.scale", count: count)
        let gates: [PackedMatrix], ups: [PackedMatrix], both = "\(prefix).ffn_gate_up_exps.weight"
        if loader.contains(both) {
            (gates, ups) = try loader.pairs(both, columns: width, rows: inner, count: count)
        } else {
            gates = try loader.matrices("\(prefix).ffn_gate_exps.weight", columns: width, rows: inner, count: count)
            ups = try loader.matrices("\(prefix).ffn_up_exps.weight", columns: width, rows: inner, count: count)
        }
        let downs = try loader.matrices("\(prefix).ffn_down_exps.weight", columns: inner, rows: width, count: count)
        let gateBiases = try loader.optionalVectors("\(prefix).ffn_gate_exps.bias", count: inner, rows: count)
        let upBiases = try loader.optionalVectors("\(prefix).ffn_up_exps.bias", count: inner, rows: count)
        let downBiases = try loader.optionalVectors("\(prefix).ffn_down_exps.bias", count: width, rows: count)
        experts = (0..<count).map { index in
            var expert = NetworkWeights(gate: gates[index], up: ups[index], down: downs[index])
            expert.gateBias = gateBiases?[index]
            expert.upBias = upBiases?[index]
            expert.downBias = downBiases?[index]
            return expert
        }
        sharedGate = try loader.optionalVector("\(prefix).ffn_gate_inp_shexp.weight", count: width)
        guard shape.sharedWidth > 0 else {
            shared = nil
            return
        }
        func matrix(_ name: String, columns: Int, rows: Int) throws(ModelFileError) -> PackedMatrix {
            try loader.matrix("\(prefix).\(name)_shexp.weight", columns: columns, rows: rows)
        }
        shared = NetworkWeights(
            gate: try matrix("ffn_gate", columns: width, rows: shape.sharedWidth),
            up: try matrix("ffn_up", columns: width, rows: shape.sharedWidth),
            down: try matrix("ffn_down", columns: shape.sharedWidth, rows: width))
    }
}
