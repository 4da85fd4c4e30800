import Foundation

@testable import Inference

/// How experts are chosen and weighted. This is an implementation independent of ``ExpertRouting``.
struct TinyRouting {
    enum Weighing: UInt32 { case softmax = 1, sigmoid, softmaxOfChosen }

    var weighing = Weighing.softmax
    var normalizes = true
    /// Whether the file gives the weighting function and whether weights are normalized.
    var tells = false
    /// Whether each expert has a bias that affects the choice but not the weight.
    var hasChoiceBias = false
    /// Experts are chosen from the best `used` of `count` groups.
    var groups: (count: Int, used: Int)?
    var scale: Float?
    /// How many of the first layers are dense.
    var denseLayers = 0

    func metadata(_ architecture: String) -> [(key: String, value: GGUFWriter.Value)] {
        var metadata: [(key: String, value: GGUFWriter.Value)] = []
        if tells {
            metadata += [
                ("expert_gating_func", .uint32(weighing.rawValue)), ("expert_weights_norm", .boolean(normalizes)),
            ]
        }
        if let groups {
            metadata += [
                ("expert_group_count", .uint32(UInt32(groups.count))),
                ("expert_group_used_count", .uint32(UInt32(groups.used))),
            ]
        }
        if let scale { metadata.append(("expert_weights_scale", .float32(scale))) }
        return metadata.map { (key: "\(architecture).\($0.key)", value: $0.value) }
    }

    /// The experts that process a token, and their weights.
    func shares(_ scores: [Double], bias: [Double]?, used: Int) -> [(expert: Int, share: Double)] {
        let all = scores.reduce(0) { $0 + exp($1) }
        let weights = scores.map { weighing == .sigmoid ? 1 / (1 + exp(-$0)) : exp($0) / all }
        let ranks = bias.map { zip(weights, $0).map { $0 + $1 } } ?? weights
        let chosen = candidates(ranks).sorted { ranks[$0] > ranks[$1] }.prefix(used)
        let sum = chosen.reduce(0) { $0 + weights[$1] }
        let divisor = normalizes || weighing == .softmaxOfChosen ? sum : 1
        return chosen.map { ($0, weights[$0] / divisor * Double(scale ?? 1)) }
    }

    private func candidates(_ ranks: [Double]) -> [Int] {
        guard let groups else { return Array(ranks.indices) }
        let size = ranks.count / groups.count
        func best(_ group: Int) -> Double { ranks[(group * size)..<(group + 1) * size].sorted().suffix(2).reduce(0, +) }
        let chosen = (0..<groups.count).sorted { best($0) > best($1) }.prefix(groups.used)
        return chosen.flatMap { ($0 * size)..<(($0 + 1) * size) }
    }
}

extension TinyModel {
    /// The vectors of a layer with experts.
    func routingVectors(_ layer: Int) -> [(name: String, count: Int)] {
        guard let experts, layer >= family.routing.denseLayers else { return [] }
        var vectors: [(name: String, count: Int)] = []
        if family.expertBiases { vectors.append(("ffn_gate_inp.bias", experts.count)) }
        if family.routing.hasChoiceBias { vectors.append(("exp_probs_b.bias", experts.count)) }
        guard family.isNarrowInWindows else { return vectors }
        return vectors + [
            ("ffn_gate_inp.scale", width), ("ffn_down_exps.scale", experts.count), ("pre_ffw_norm_2.weight", width),
            ("post_ffw_norm_1.weight", width), ("post_ffw_norm_2.weight", width),
        ]
    }
}
