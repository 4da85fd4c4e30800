import Foundation

@testable import Inference

/// The feed-forward networks, dense or with experts.
extension ReferenceTransformer {
    /// The output of the layer's feed-forward networks.
    func changed(_ hidden: [Double], _ prefix: String, _ layer: Int) -> [Double] {
        let norm = prefix + family.feedForwardNorm + ".weight"
        let read = family.inputNorms ? normalize(hidden, norm) : hidden
        guard model.experts != nil, layer >= family.routing.denseLayers else { return network(read, prefix, layer) }
        return family.isNarrowInWindows ? beside(hidden, read, prefix, layer) : mixture(read, routedBy: read, prefix)
    }

    private func network(_ input: [Double], _ prefix: String, _ layer: Int) -> [Double] {
        if model.architecture == "apertus" {
            return multiply(
                prefix + "ffn_down.weight", multiply(prefix + "ffn_up.weight", input).map { xielu($0, layer) })
        }
        let inner = model.feedForwardWidth
        let gate =
            family.fusedGate
            ? bareProduct(prefix + "ffn_up.weight", input, count: inner) : multiply(prefix + "ffn_gate.weight", input)
        let up =
            family.fusedGate
            ? bareProduct(prefix + "ffn_up.weight", input, firstRow: inner, count: inner)
            : multiply(prefix + "ffn_up.weight", input)
        return multiply(prefix + "ffn_down.weight", zip(gate, up).map(gated))
    }

    /// A dense network and experts in parallel.
    private func beside(_ hidden: [Double], _ read: [Double], _ prefix: String, _ layer: Int) -> [Double] {
        let own = normalize(network(read, prefix, layer), prefix + "post_ffw_norm_1.weight")
        let routed = normalize(hidden, prefix + "ffn_gate_inp.scale").map { $0 / Double(model.width).squareRoot() }
        let mixed = mixture(normalize(hidden, prefix + "pre_ffw_norm_2.weight"), routedBy: routed, prefix)
        return sum(own, normalize(mixed, prefix + "post_ffw_norm_2.weight"))
    }

    private func mixture(_ input: [Double], routedBy router: [Double], _ prefix: String) -> [Double] {
        var scores = multiply(prefix + "ffn_gate_inp.weight", router)
        if let bias = matrices[prefix + "ffn_gate_inp.bias"] { scores = sum(scores, bias.numbers) }
        let bias = matrices[prefix + "exp_probs_b.bias"]?.numbers
        var result = [Double](repeating: 0, count: input.count)
        for (expert, share) in family.routing.shares(scores, bias: bias, used: model.experts!.used) {
            let scale = matrices[prefix + "ffn_down_exps.scale"]?.numbers[expert] ?? 1
            result = sum(result, ask(expert, input, prefix).map { $0 * share * scale })
        }
        guard model.sharedWidth > 0 else { return result }
        let gate = multiply(prefix + "ffn_gate_shexp.weight", input),
            up = multiply(prefix + "ffn_up_shexp.weight", input)
        let share = matrices[prefix + "ffn_gate_inp_shexp.weight"].map { weights in
            1 / (1 + exp(-zip(weights.numbers, input).reduce(0) { $0 + $1.0 * $1.1 }))
        }
        let shared = multiply(prefix + "ffn_down_shexp.weight", zip(gate, up).map(gated))
        return sum(result, shared.map { $0 * (share ?? 1) })
    }

    private func ask(_ expert: Int, _ input: [Double], _ prefix: String) -> [Double] {
        func product(_ name: String, _ input: [Double], _ count: Int) -> [Double] {
            let numbers = bareProduct(prefix + name + ".weight", input, firstRow: expert * count, count: count)
            guard let bias = matrices[prefix + name + ".bias"] else { return numbers }
            return sum(numbers, Array(bias.numbers[expert * count..<(expert + 1) * count]))
        }
        let gate = product("ffn_gate_exps", input, model.feedForwardWidth)
        let up = product("ffn_up_exps", input, model.feedForwardWidth)
        return product("ffn_down_exps", zip(gate, up).map(gated), model.width)
    }

    func gated(_ gate: Double, _ up: Double) -> Double {
        switch model.architecture {
        case "gemma", "gemma2", "gemma3", "gemma4":
            let rounded = half(gate)
            let bent = (2 / Double.pi).squareRoot() * (rounded + 0.044715 * rounded * rounded * rounded)
            return half(0.5 * rounded * (1 + tanh(bent))) * up
        case "gpt-oss":
            let bounded = min(gate, 7)
            return bounded / (1 + exp(-1.702 * bounded)) * (min(max(up, -7), 7) + 1)
        default: return gate / (1 + exp(-gate)) * up
        }
    }

    private func xielu(_ x: Double, _ layer: Int) -> Double {
        let curve = model.curve(layer: layer)
        func positive(_ number: Float) -> Double { log(1 + exp(Double(number))) }
        let slope = Double(curve.slope)
        if x > 0 { return positive(curve.above) * x * x + slope * x }
        return (expm1(min(x, -1e-6)) - x) * (slope + positive(curve.below)) + slope * x
    }

    /// A short convolution over three tokens.
    func convolution(_ inputs: [[Double]], _ prefix: String) -> [[Double]] {
        let width = model.width, factors = matrices[prefix + "shortconv.conv.weight"]!.numbers
        let parts = inputs.map { multiply(prefix + "shortconv.in_proj.weight", $0) }
        return inputs.indices.map { position in
            let mixed = (0..<width).map { index -> Double in
                var sum = 0.0
                for token in 0..<3 where position - 2 + token >= 0 {
                    let part = parts[position - 2 + token]
                    sum += part[index] * part[2 * width + index] * factors[index * 3 + token]
                }
                return sum * parts[position][width + index]
            }
            return multiply(prefix + "shortconv.out_proj.weight", mixed)
        }
    }
}
