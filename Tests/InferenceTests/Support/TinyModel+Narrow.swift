@testable import Inference

/// Models with smaller heads in layers with a window, and Gemma 4's other features.
extension TinyModel {
    /// The size of each layer's own input per token.
    static let layerInputWidth = 8
    private static let sharedLayerCount = 2

    func isWindowed(_ layer: Int) -> Bool {
        window != nil && layer % (family.windowPeriod ?? 1) < (family.windowPeriod ?? 1) - 1
    }

    func headSize(_ layer: Int) -> Int {
        family.isNarrowInWindows && isWindowed(layer) ? headDimensions / 2 : headDimensions
    }

    /// The layer whose keys a layer reads.
    func keyLayer(_ layer: Int) -> Int {
        let own = layerCount - Self.sharedLayerCount
        guard family.isNarrowInWindows, layer >= own else { return layer }
        return own - (isWindowed(layer) ? 2 : 1)
    }

    func narrowMatrices(_ layer: Int) -> [(name: String, dimensions: [Int])] {
        let size = headSize(layer), queryWidth = headCount * size, keyWidth = keyHeadCount * size
        var matrices = [("attn_q.weight", [width, queryWidth]), ("attn_output.weight", [queryWidth, width])]
        if keyLayer(layer) == layer {
            matrices.append(("attn_k.weight", [width, keyWidth]))
            if isWindowed(layer) { matrices.append(("attn_v.weight", [width, keyWidth])) }
        }
        return matrices + [
            ("inp_gate.weight", [width, Self.layerInputWidth]), ("proj.weight", [Self.layerInputWidth, width]),
        ]
    }

    /// Tensors shared by all layers: names, dimensions, and the mean of their numbers.
    var sharedTensors: [(name: String, dimensions: [Int], center: Float)] {
        guard family.isNarrowInWindows else { return [] }
        let all = Self.layerInputWidth * layerCount
        return [
            ("per_layer_token_embd.weight", [all, vocabularySize], 0),
            ("per_layer_model_proj.weight", [width, all], 0),
            ("per_layer_proj_norm.weight", [Self.layerInputWidth], 1),
        ]
    }

    var narrowMetadata: [(key: String, value: GGUFWriter.Value)] {
        let full = UInt32(headDimensions)
        return [
            ("attention.key_length", full), ("attention.value_length", full), ("attention.key_length_swa", full / 2),
            ("attention.value_length_swa", full / 2), ("rope.dimension_count", full),
            ("rope.dimension_count_swa", full / 2), ("attention.shared_kv_layers", UInt32(Self.sharedLayerCount)),
            ("attention.sliding_window_pattern", UInt32(family.windowPeriod ?? 1)),
            ("embedding_length_per_layer_input", UInt32(Self.layerInputWidth)),
        ].map { (key: "\(architecture).\($0)", value: .uint32($1)) }
    }
}

/// Keys and values of layers, for the layers that reuse them.
final class KeptKeys {
    var keys: [Int: [[Double]]] = [:]
    var values: [Int: [[Double]]] = [:]
}

/// The layers' own inputs.
extension ReferenceTransformer {
    /// For each token, the inputs of all layers, concatenated.
    func layerInputs(_ tokens: [Token], _ hidden: [[Double]]) -> [[Double]] {
        guard family.isNarrowInWindows else { return [] }
        let width = TinyModel.layerInputWidth
        return zip(tokens, hidden).map { token, hidden in
            let own = row(Int(token), of: "per_layer_token_embd.weight").map { $0 * Double(width).squareRoot() }
            let made = multiply("per_layer_model_proj.weight", hidden).map { $0 / Double(model.width).squareRoot() }
            let normalized = stride(from: 0, to: made.count, by: width).flatMap { start in
                normalize(Array(made[start..<start + width]), "per_layer_proj_norm.weight")
            }
            return sum(own, normalized).map { $0 / 2.0.squareRoot() }
        }
    }

    func withLayerInput(_ hidden: [Double], _ inputs: [Double], _ layer: Int) -> [Double] {
        let prefix = "blk.\(layer).", width = TinyModel.layerInputWidth
        let own = Array(inputs[layer * width..<(layer + 1) * width])
        let gates = zip(multiply(prefix + "inp_gate.weight", hidden), own).map(gated)
        let result = normalize(multiply(prefix + "proj.weight", gates), prefix + "post_norm.weight")
        let scale = matrices[prefix + "layer_output_scale.weight"]!.numbers[0]
        return sum(hidden, result).map { $0 * scale }
    }
}
