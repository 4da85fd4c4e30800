import Foundation

@testable import Inference

/// A slow and simple implementation of the same transformer: it computes with Double on the file's numbers, without a cache or
/// blocks. What the engine rounds on purpose (keys, values, queries and probabilities to half precision; activations to the
/// format for their weights) is rounded here too.
struct ReferenceTransformer {
    struct Matrix {
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
    let matrices: [String: Matrix]
    private let kept = KeptKeys()

    var family: TinyFamily { model.family }

    init(_ model: TinyModel, _ adapter: TinyAdapter? = nil) {
        self.model = model
        adapterScale = adapter?.scale ?? 0
        let tensors = model.tensors + (adapter?.tensors(for: model) ?? [])
        matrices = Dictionary(uniqueKeysWithValues: tensors.map { ($0.name, Matrix($0)) })
    }

    /// The logits after each of the tokens.
    func logits(after tokens: [Token]) -> [[Double]] {
        let embeddingScale =
            factor("embedding_scale") * (family.scalesEmbeddings ? Double(model.width).squareRoot() : 1)
        var hidden = tokens.map { embedding(Int($0)).map { $0 * embeddingScale } }
        let layerInputs = layerInputs(tokens, hidden)
        for layer in 0..<model.layerCount {
            let prefix = "blk.\(layer)."
            let attended = mixed(hidden.map { input($0, prefix + "attn_norm.weight") }, prefix, layer)
            hidden = zip(hidden, attended.map { result($0, prefix + "post_attention_norm.weight") }).map(sum)
            let changes = hidden.map { changed($0, prefix, layer) }
            hidden = zip(hidden, changes.map { result($0, prefix + "post_ffw_norm.weight") }).map(sum)
            if !layerInputs.isEmpty { hidden = zip(hidden, layerInputs).map { withLayerInput($0, $1, layer) } }
        }
        let output = model.isTied ? "token_embd.weight" : "output.weight"
        let logits = hidden.map { hidden in
            multiply(
                output,
                normalize(
                    hidden, model.architecture.hasPrefix("lfm2") ? "token_embd_norm.weight" : "output_norm.weight")
            ).map { $0 / factor("logit_scale") }
        }
        return model.architecture == "gemma2" ? logits.map { $0.map { capped($0, Self.logitsCap) } } : logits
    }

    private func factor(_ name: String) -> Double { family.scales[name].map { Double($0) } ?? 1 }

    private func input(_ numbers: [Double], _ norm: String) -> [Double] {
        family.inputNorms ? normalize(numbers, norm) : numbers
    }

    /// The output of a part of a layer, as it is added to the residual.
    private func result(_ numbers: [Double], _ norm: String) -> [Double] {
        (family.resultNorms ? normalize(numbers, norm) : numbers).map { $0 * factor("residual_scale") }
    }

    private func capped(_ number: Double, _ cap: Float) -> Double { Double(cap) * tanh(number / Double(cap)) }

    /// Queries, keys or values: a matrix product and a bias.
    private func projected(_ input: [Double], _ prefix: String, _ name: String) -> [Double] {
        let queryWidth = model.headCount * model.headDimensions, keyWidth = model.keyHeadCount * model.headDimensions
        let starts = ["attn_q": 0, "attn_k": queryWidth, "attn_v": queryWidth + keyWidth]
        let count = name == "attn_q" ? queryWidth : keyWidth
        if name == "attn_q", family.delta != nil { return gatedQueries(input, prefix).queries }
        var numbers =
            family.fusedInputs
            ? bareProduct(prefix + "attn_qkv.weight", input, firstRow: starts[name]!, count: count)
            : multiply(prefix + name + ".weight", input)
        if let bias = matrices[prefix + name + ".bias"] { numbers = sum(numbers, bias.numbers) }
        return numbers
    }

    /// Queries, each head followed by its gates.
    private func gatedQueries(_ input: [Double], _ prefix: String) -> (queries: [Double], gates: [Double]) {
        let both = multiply(prefix + "attn_q.weight", input), size = model.headDimensions
        func parts(_ first: Int) -> [Double] {
            (0..<model.headCount).flatMap { both[((2 * $0 + first) * size)...].prefix(size) }
        }
        return (parts(0), parts(1))
    }

    private func normalizedHeads(_ numbers: [Double], _ norm: String) -> [Double] {
        guard let size = matrices[norm]?.numbers.count else { return numbers }
        return stride(from: 0, to: numbers.count, by: size).flatMap { start in
            normalize(Array(numbers[start..<start + size]), norm)
        }
    }

    private func hasWindow(_ layer: Int) -> Bool {
        guard model.window != nil, let period = family.windowPeriod else { return false }
        // EXAONE's smaller models use no window.
        return layer % period < period - 1 && model.architecture != "exaone4"
    }

    private func firstPosition(_ position: Int, _ layer: Int) -> Int {
        hasWindow(layer) ? max(0, position - model.window! + 1) : 0
    }

    private func mixed(_ inputs: [[Double]], _ prefix: String, _ layer: Int) -> [[Double]] {
        if let delta = family.delta, model.isRecurrent(layer: layer) { return recurrence(inputs, prefix, delta) }
        if let latent = family.latent { return latentAttention(inputs, prefix, latent) }
        return model.isConvolution(layer: layer) ? convolution(inputs, prefix) : attention(inputs, prefix, layer)
    }

    private func attention(_ inputs: [[Double]], _ prefix: String, _ layer: Int) -> [[Double]] {
        let size = model.headSize(layer)
        func rotated(_ name: String) -> [[Double]] {
            inputs.enumerated().map { position, input in
                let norm = "\(prefix)\(name)_norm.weight", isLate = family.headNorm == .eachLate
                let plain = projected(input, prefix, name)
                let turned = rotate(isLate ? plain : normalizedHeads(plain, norm), position: position, layer)
                let growth = name == "attn_q" ? temperature(at: position) : 1
                return (isLate ? normalizedHeads(turned, norm) : turned).map { half($0 * growth) }
            }
        }
        let queries = rotated("attn_q"), source = model.keyLayer(layer)
        if source == layer {
            kept.keys[layer] = rotated("attn_k")
            kept.values[layer] = inputs.map { ownValues($0, prefix, layer).map(half) }
        }
        let keys = kept.keys[source]!, values = kept.values[source]!
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
                    let score =
                        product
                        * (family.scales["attention.scale"].map { Double($0) }
                            ?? (family.isNarrowInWindows ? 1 : 1 / Double(size).squareRoot()))
                    return model.architecture == "gemma2" ? capped(score, Self.attentionCap) : score
                }
                let sink = matrices[prefix + "attn_sinks.weight"]?.numbers[head] ?? -Double.infinity
                let weights = scores.map { exp($0 - scores.max()!) }
                let all = weights.reduce(0, +) + exp(sink - scores.max()!)
                let probabilities = weights.map { half($0 / all) }
                for index in 0..<size {
                    let column = keyHead * size + index
                    result.append(zip(seen, probabilities).reduce(0) { $0 + $1.1 * values[$1.0][column] })
                }
            }
            if family.delta != nil {
                result = zip(result, gatedQueries(inputs[position], prefix).gates).map { $0 / (1 + exp(-$1)) }
            }
            let output = multiply(prefix + "attn_output.weight", result)
            return matrices[prefix + "attn_output.bias"].map { sum(output, $0.numbers) } ?? output
        }
    }

    private func ownValues(_ input: [Double], _ prefix: String, _ layer: Int) -> [Double] {
        guard family.isNarrowInWindows else { return projected(input, prefix, "attn_v") }
        let plain = projected(input, prefix, model.isWindowed(layer) ? "attn_v" : "attn_k"),
            size = model.headSize(layer)
        return stride(from: 0, to: plain.count, by: size).flatMap { start in
            let head = plain[start..<start + size]
            let mean = head.reduce(0) { $0 + $1 * $1 } / Double(size)
            return head.map { $0 / (mean + 1e-5).squareRoot() }
        }
    }

    private func rotate(_ vector: [Double], position: Int, _ layer: Int) -> [Double] {
        if let period = family.unrotatedPeriod, (layer + 1) % period == 0 { return vector }
        let ownBase = hasWindow(layer) ? family.windowBase : nil
        let base = ownBase ?? Double(model.rotaryBase)
        let size = model.headSize(layer), half = size / 2
        let factors = family.rotaryFactors ? model.rotaryFactors(isLong: isLong) : Array(repeating: 1, count: half)
        var result = vector
        for start in stride(from: 0, to: vector.count, by: size) {
            for pair in 0..<half {
                let own = Double(position) * pow(base, -Double(pair) / Double(half)) / Double(factors[pair])
                let isStretched = !hasWindow(layer) || family.windowIsStretched
                let (angle, magnitude) = isStretched ? stretched(own, pair) : (own, 1)
                let (left, right) =
                    family.isSplit ? (start + pair, start + pair + half) : (start + pair * 2, start + pair * 2 + 1)
                let (first, second) = (vector[left], vector[right])
                result[left] = (first * cos(angle) - second * sin(angle)) * magnitude
                result[right] = (first * sin(angle) + second * cos(angle)) * magnitude
            }
        }
        return result
    }

    private var isLong: Bool { model.contextLength > model.originalContextLength ?? model.contextLength }

    private func temperature(at position: Int) -> Double {
        guard let temperature = family.temperature else { return 1 }
        let step = model.originalContextLength ?? model.contextLength
        return log(Double(position / step) + 1) * Double(temperature) + 1
    }

    /// YaRN: a pair that makes 32 turns within the original context is kept; one that makes one turn or less is stretched.
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

    func normalize(_ input: [Double], _ name: String) -> [Double] {
        let mean = input.reduce(0) { $0 + $1 * $1 } / Double(input.count)
        return zip(input, matrices[name]!.numbers).map { $0 / (mean + 1e-5).squareRoot() * $1 }
    }

    /// A matrix product with the adapter's addition.
    func multiply(_ name: String, _ input: [Double]) -> [Double] {
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

    /// - Parameter count: The number of rows; nil for all rows from `firstRow` on.
    func bareProduct(_ name: String, _ input: [Double], firstRow: Int = 0, count: Int? = nil) -> [Double] {
        let matrix = matrices[name]!
        let activation = Quantized.activation(input.map(Float.init), for: matrix.type).map(Double.init)
        let rowCount = count ?? matrix.numbers.count / matrix.columns
        return (firstRow..<firstRow + rowCount).map { row in
            let start = row * matrix.columns
            var sum = 0.0
            var column = 0
            while column < matrix.columns {
                sum += matrix.numbers[start + column] * activation[column]
                column += 1
            }
            return sum
        }
    }

    func row(_ index: Int, of name: String) -> [Double] {
        let matrix = matrices[name]!
        return Array(matrix.numbers[index * matrix.columns..<(index + 1) * matrix.columns])
    }

    func half(_ number: Double) -> Double { Double(Float16(Float(number))) }
    func sum(_ first: [Double], _ second: [Double]) -> [Double] { zip(first, second).map { $0 + $1 } }
}
