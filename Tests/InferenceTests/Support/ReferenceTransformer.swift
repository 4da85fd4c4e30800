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
            numbers = Quantized.roundTrip(tensor.numbers, tensor.type).map(Double.init)
        }
    }

    static let attentionCap: Float = 1.5
    static let logitsCap: Float = 4

    let model: TinyModel
    private let adapterScale: Double
    private let matrices: [String: Matrix]

    private var isGemma: Bool { model.architecture.hasPrefix("gemma") }

    init(_ model: TinyModel, _ adapter: TinyAdapter? = nil) {
        self.model = model
        adapterScale = adapter?.scale ?? 0
        let tensors = model.tensors + (adapter?.tensors(for: model) ?? [])
        matrices = Dictionary(uniqueKeysWithValues: tensors.map { ($0.name, Matrix($0)) })
    }

    /// The logits after each of the tokens.
    func logits(after tokens: [Token]) -> [[Double]] {
        let embeddingScale = isGemma ? Double(model.width).squareRoot() : 1
        var hidden = tokens.map { embedding(Int($0)).map { $0 * embeddingScale } }
        for layer in 0..<model.layerCount {
            let prefix = "blk.\(layer)."
            let attended = attention(hidden.map { normalize($0, prefix + "attn_norm.weight") }, prefix, layer)
            hidden = zip(hidden, attended.map { result($0, prefix + "post_attention_norm.weight") }).map(sum)
            let changed = hidden.map { feedForward(normalize($0, prefix + "ffn_norm.weight"), prefix) }
            hidden = zip(hidden, changed.map { result($0, prefix + "post_ffw_norm.weight") }).map(sum)
        }
        let output = model.isTied ? "token_embd.weight" : "output.weight"
        let logits = hidden.map { multiply(output, normalize($0, "output_norm.weight")) }
        return model.architecture == "gemma2" ? logits.map { $0.map { capped($0, Self.logitsCap) } } : logits
    }

    /// Gemma normalises what a part of a layer has come to.
    private func result(_ numbers: [Double], _ name: String) -> [Double] {
        isGemma ? normalize(numbers, name) : numbers
    }

    private func capped(_ number: Double, _ cap: Float) -> Double { Double(cap) * tanh(number / Double(cap)) }

    /// Queries, keys or values: multiplied, moved by a bias, normalised head by head, as the family has it.
    private func projected(_ input: [Double], _ name: String) -> [Double] {
        var numbers = multiply(name + ".weight", input)
        if let bias = matrices[name + ".bias"] { numbers = sum(numbers, bias.numbers) }
        guard matrices[name + "_norm.weight"] != nil else { return numbers }
        return stride(from: 0, to: numbers.count, by: model.headDimensions).flatMap { start in
            normalize(Array(numbers[start..<start + model.headDimensions]), name + "_norm.weight")
        }
    }

    /// All layers but every second (Gemma 2) or sixth (Gemma 3) look back over a window.
    private func firstPosition(_ position: Int, _ layer: Int) -> Int {
        let period = ["gemma2": 2, "gemma3": 6][model.architecture]
        guard let window = model.window, let period, layer % period < period - 1 else { return 0 }
        return max(0, position - window + 1)
    }

    private func attention(_ inputs: [[Double]], _ prefix: String, _ layer: Int) -> [[Double]] {
        let size = model.headDimensions
        func rotated(_ name: String) -> [[Double]] {
            inputs.enumerated().map { rotate(projected($1, prefix + name), position: $0, layer).map(half) }
        }
        let queries = rotated("attn_q"), keys = rotated("attn_k")
        let values = inputs.map { projected($0, prefix + "attn_v").map(half) }
        return inputs.indices.map { position in
            let seen = firstPosition(position, layer)...position
            var result: [Double] = []
            for head in 0..<model.headCount {
                let keyHead = head / (model.headCount / model.keyHeadCount)
                let scores = seen.map { (other: Int) -> Double in
                    var product = 0.0
                    for index in 0..<size {
                        product += queries[position][head * size + index] * keys[other][keyHead * size + index]
                    }
                    let score = product / Double(size).squareRoot()
                    return model.architecture == "gemma2" ? capped(score, Self.attentionCap) : score
                }
                let weights = scores.map { exp($0 - scores.max()!) }
                let probabilities = weights.map { half($0 / weights.reduce(0, +)) }
                for index in 0..<size {
                    let column = keyHead * size + index
                    result.append(zip(seen, probabilities).reduce(0) { $0 + $1.1 * values[$1.0][column] })
                }
            }
            return multiply(prefix + "attn_output.weight", result)
        }
    }

    private func feedForward(_ input: [Double], _ prefix: String) -> [Double] {
        let gate = multiply(prefix + "ffn_gate.weight", input), up = multiply(prefix + "ffn_up.weight", input)
        return multiply(prefix + "ffn_down.weight", zip(gate, up).map { curve($0) * $1 })
    }

    private func curve(_ x: Double) -> Double {
        guard isGemma else { return x / (1 + exp(-x)) }
        let rounded = half(x)
        let bent = (2 / Double.pi).squareRoot() * (rounded + 0.044715 * rounded * rounded * rounded)
        return half(0.5 * rounded * (1 + tanh(bent)))
    }

    private func rotate(_ vector: [Double], position: Int, _ layer: Int) -> [Double] {
        // Every fourth layer of SmolLM3 leaves positions out; Gemma 3's windowed layers have angles of their own.
        if model.architecture == "smollm3", (layer + 1) % 4 == 0 { return vector }
        let hasOwnBase = model.architecture == "gemma3" && model.window != nil && layer % 6 < 5
        let base = hasOwnBase ? 10000 : Double(model.rotaryBase)
        let isSplit = !["llama", "smollm3"].contains(model.architecture)
        let half = model.headDimensions / 2
        var result = vector
        for start in stride(from: 0, to: vector.count, by: model.headDimensions) {
            for pair in 0..<half {
                let (angle, magnitude) = stretched(Double(position) * pow(base, -Double(pair) / Double(half)), pair)
                let (left, right) =
                    isSplit ? (start + pair, start + pair + half) : (start + pair * 2, start + pair * 2 + 1)
                let (first, second) = (vector[left], vector[right])
                result[left] = (first * cos(angle) - second * sin(angle)) * magnitude
                result[right] = (first * sin(angle) + second * cos(angle)) * magnitude
            }
        }
        return result
    }

    /// YaRN: a pair that turns 32 times within the first context stays, one that turns once or less is stretched.
    private func stretched(_ angle: Double, _ pair: Int) -> (angle: Double, magnitude: Double) {
        guard let (factor, contextLength) = model.stretch.map({ (Double($0.factor), Double($0.contextLength)) }) else {
            return (angle, 1)
        }
        let halfOfLogBase = log(Double(model.rotaryBase)) / Double(model.headDimensions)
        let first = max(0, floor(log(contextLength / (32 * 2 * Double.pi)) / 2 / halfOfLogBase))
        let last = min(Double(model.headDimensions - 1), ceil(log(contextLength / (2 * Double.pi)) / 2 / halfOfLogBase))
        let stretching = min(1, max(0, (Double(pair) - first) / (last - first)))
        return (angle * (stretching / factor + 1 - stretching), 1 + 0.1 * log(factor))
    }

    private func normalize(_ input: [Double], _ name: String) -> [Double] {
        let mean = input.reduce(0) { $0 + $1 * $1 } / Double(input.count)
        return zip(input, matrices[name]!.numbers).map { $0 / (mean + 1e-5).squareRoot() * $1 }
    }

    /// A matrix, and what an adapter adds to it.
    private func multiply(_ name: String, _ input: [Double]) -> [Double] {
        let product = bareProduct(name, input)
        guard name != "token_embd.weight", matrices["\(name).lora_a"] != nil else { return product }
        return sum(product, added(name, bareProduct("\(name).lora_a", input)))
    }

    private func added(_ name: String, _ narrow: [Double]) -> [Double] {
        bareProduct("\(name).lora_b", narrow).map { $0 * adapterScale }
    }

    private func embedding(_ token: Int) -> [Double] {
        let name = "token_embd.weight", plain = row(token, of: name)
        guard matrices["\(name).lora_a"] != nil else { return plain }
        return sum(plain, added(name, row(token, of: "\(name).lora_a")))
    }

    private func bareProduct(_ name: String, _ input: [Double]) -> [Double] {
        let matrix = matrices[name]!
        let activation = Quantized.activation(input.map(Float.init), for: matrix.type).map(Double.init)
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
