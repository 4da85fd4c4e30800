import Foundation

@testable import Inference

/// The same transformer once more, slow and obvious: Double arithmetic on the numbers that the file holds, no cache, no
/// blocks. What the engine rounds by intention (keys, values, queries and probabilities to half precision; activations to
/// the form that their weights ask for) is rounded here too.
struct ReferenceTransformer {
    private struct Matrix {
        let type: TensorType
        let columns: Int
        let numbers: [Double]

        init(_ tensor: GGUFWriter.Tensor) {
            type = tensor.type
            columns = tensor.dimensions[0]
            numbers =
                switch tensor.type {
                case .f32: tensor.numbers.map(Double.init)
                case .f16: tensor.numbers.map { Double(Float16($0)) }
                default: Quantized.roundTrip(tensor.numbers).map(Double.init)
                }
        }
    }

    let model: TinyModel
    private let matrices: [String: Matrix]

    init(_ model: TinyModel) {
        self.model = model
        matrices = Dictionary(uniqueKeysWithValues: model.tensors.map { ($0.name, Matrix($0)) })
    }

    /// The logits after each of the tokens.
    func logits(after tokens: [Token]) -> [[Double]] {
        var hidden = tokens.map { row(Int($0), of: "token_embd.weight") }
        for layer in 0..<model.layerCount {
            let prefix = "blk.\(layer)."
            let attended = attention(hidden.map { normalize($0, prefix + "attn_norm.weight") }, prefix)
            hidden = zip(hidden, attended).map(sum)
            let changed = hidden.map { feedForward(normalize($0, prefix + "ffn_norm.weight"), prefix) }
            hidden = zip(hidden, changed).map(sum)
        }
        let output = model.isTied ? "token_embd.weight" : "output.weight"
        return hidden.map { multiply(output, normalize($0, "output_norm.weight")) }
    }

    private func attention(_ inputs: [[Double]], _ prefix: String) -> [[Double]] {
        let size = model.headDimensions
        let queries = inputs.enumerated().map { rotate(multiply(prefix + "attn_q.weight", $1), position: $0).map(half) }
        let keys = inputs.enumerated().map { rotate(multiply(prefix + "attn_k.weight", $1), position: $0).map(half) }
        let values = inputs.map { multiply(prefix + "attn_v.weight", $0).map(half) }
        return inputs.indices.map { position in
            var result: [Double] = []
            for head in 0..<model.headCount {
                let keyHead = head / (model.headCount / model.keyHeadCount)
                let scores = (0...position).map { other in
                    (0..<size).reduce(0) { $0 + queries[position][head * size + $1] * keys[other][keyHead * size + $1] }
                        / Double(size).squareRoot()
                }
                let weights = scores.map { exp($0 - scores.max()!) }
                let probabilities = weights.map { half($0 / weights.reduce(0, +)) }
                for index in 0..<size {
                    let column = keyHead * size + index
                    result.append((0...position).reduce(0) { $0 + probabilities[$1] * values[$1][column] })
                }
            }
            return multiply(prefix + "attn_output.weight", result)
        }
    }

    private func feedForward(_ input: [Double], _ prefix: String) -> [Double] {
        let gate = multiply(prefix + "ffn_gate.weight", input), up = multiply(prefix + "ffn_up.weight", input)
        return multiply(prefix + "ffn_down.weight", zip(gate, up).map { $0 / (1 + exp(-$0)) * $1 })
    }

    private func rotate(_ vector: [Double], position: Int) -> [Double] {
        var result = vector
        for start in stride(from: 0, to: vector.count, by: model.headDimensions) {
            for pair in 0..<model.headDimensions / 2 {
                let exponent = -2 * Double(pair) / Double(model.headDimensions)
                let angle = Double(position) * pow(Double(model.rotaryBase), exponent)
                let (first, second) = (vector[start + pair * 2], vector[start + pair * 2 + 1])
                result[start + pair * 2] = first * cos(angle) - second * sin(angle)
                result[start + pair * 2 + 1] = first * sin(angle) + second * cos(angle)
            }
        }
        return result
    }

    private func normalize(_ input: [Double], _ name: String) -> [Double] {
        let mean = input.reduce(0) { $0 + $1 * $1 } / Double(input.count)
        return zip(input, matrices[name]!.numbers).map { $0 / (mean + 1e-5).squareRoot() * $1 }
    }

    private func multiply(_ name: String, _ input: [Double]) -> [Double] {
        let matrix = matrices[name]!
        let activation: [Double] =
            switch matrix.type {
            case .f32: input
            case .f16: input.map(half)
            default: Quantized.roundTrip(input.map(Float.init)).map(Double.init)
            }
        return stride(from: 0, to: matrix.numbers.count, by: matrix.columns).map { start in
            var sum = 0.0
            var column = 0
            while column < matrix.columns {
                sum += matrix.numbers[start + column] * activation[column]
                column += 1
            }
            return sum
        }
    }

    private func row(_ index: Int, of name: String) -> [Double] {
        let matrix = matrices[name]!
        return Array(matrix.numbers[index * matrix.columns..<(index + 1) * matrix.columns])
    }

    private func half(_ number: Double) -> Double { Double(Float16(Float(number))) }
    private func sum(_ first: [Double], _ second: [Double]) -> [Double] { zip(first, second).map { $0 + $1 } }
}
