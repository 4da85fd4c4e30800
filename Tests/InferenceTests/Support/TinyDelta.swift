import Foundation

@testable import Inference

/// The sizes of tiny models' layers that keep a delta-rule state.
struct TinyDelta {
    /// One matrix gives strengths and decays, grouped by key heads.
    let isInterleaved: Bool
    let size = 16
    let keyHeadCount = 2
    let valueHeadCount = 4
    let convolutionLength = 4

    var keyWidth: Int { keyHeadCount * size }
    var valueWidth: Int { valueHeadCount * size }
    var channelCount: Int { 2 * keyWidth + valueWidth }

    var vectors: [(name: String, count: Int)] {
        [("ssm_dt.bias", valueHeadCount), ("ssm_a", valueHeadCount), ("ssm_norm.weight", size)]
    }

    func matrices(width: Int) -> [(name: String, dimensions: [Int])] {
        let rates =
            isInterleaved
            ? [("ssm_ba.weight", [width, 2 * valueHeadCount])]
            : [("ssm_beta.weight", [width, valueHeadCount]), ("ssm_alpha.weight", [width, valueHeadCount])]
        return rates + [
            ("attn_qkv.weight", [width, channelCount]), ("attn_gate.weight", [width, valueWidth]),
            ("ssm_conv1d.weight", [convolutionLength, channelCount]), ("ssm_out.weight", [valueWidth, width]),
        ]
    }

    func metadata(_ architecture: String) -> [(key: String, value: GGUFWriter.Value)] {
        [
            ("ssm.conv_kernel", convolutionLength), ("ssm.state_size", size), ("ssm.group_count", keyHeadCount),
            ("ssm.time_step_rank", valueHeadCount), ("ssm.inner_size", valueWidth),
        ].map { (key: "\(architecture).\($0)", value: .uint32(UInt32($1))) }
    }
}

/// The gated delta rule, token by token.
extension ReferenceTransformer {
    func recurrence(_ inputs: [[Double]], _ prefix: String, _ delta: TinyDelta) -> [[Double]] {
        let size = delta.size
        var states = Array(repeating: [Double](repeating: 0, count: size * size), count: delta.valueHeadCount)
        let channels = convolved(inputs.map { multiply(prefix + "attn_qkv.weight", $0) }, prefix, delta)
        return zip(inputs, channels).map { input, channels in
            let rates = rates(input, prefix, delta)
            let gate = multiply(prefix + "attn_gate.weight", input)
            var result: [Double] = []
            for head in 0..<delta.valueHeadCount {
                let keyHead = delta.isInterleaved ? head / 2 : head % 2
                let query = unit(channels[(keyHead * size)...].prefix(size)).map { $0 / Double(size).squareRoot() }
                let key = unit(channels[(delta.keyWidth + keyHead * size)...].prefix(size))
                let value = Array(channels[(2 * delta.keyWidth + head * size)...].prefix(size))
                let numbers = step(&states[head], query, key, value, rates[head])
                result += normalize(numbers, prefix + "ssm_norm.weight")
            }
            return multiply(prefix + "ssm_out.weight", zip(result, gate).map { $0 * $1 / (1 + exp(-$1)) })
        }
    }

    private func convolved(_ inputs: [[Double]], _ prefix: String, _ delta: TinyDelta) -> [[Double]] {
        let factors = matrices[prefix + "ssm_conv1d.weight"]!.numbers, length = delta.convolutionLength
        return inputs.indices.map { position in
            let first = position - length + 1
            return (0..<delta.channelCount).map { (channel: Int) -> Double in
                var sum = 0.0
                for token in 0..<length where first + token >= 0 {
                    sum += inputs[first + token][channel] * factors[channel * length + token]
                }
                return sum / (1 + exp(-sum))
            }
        }
    }

    /// How strongly each head takes in a token, and how much of its state it keeps.
    private func rates(_ input: [Double], _ prefix: String, _ delta: TinyDelta) -> [(strength: Double, decay: Double)] {
        let bias = matrices[prefix + "ssm_dt.bias"]!.numbers, factors = matrices[prefix + "ssm_a"]!.numbers
        let both = delta.isInterleaved ? multiply(prefix + "ssm_ba.weight", input) : []
        let strengths =
            delta.isInterleaved ? [0, 1, 4, 5].map { both[$0] } : multiply(prefix + "ssm_beta.weight", input)
        let decays = delta.isInterleaved ? [2, 3, 6, 7].map { both[$0] } : multiply(prefix + "ssm_alpha.weight", input)
        return (0..<delta.valueHeadCount).map { head in
            let forgotten = log(1 + exp(decays[head] + bias[head]))
            return (strength: 1 / (1 + exp(-strengths[head])), decay: exp(forgotten * factors[head]))
        }
    }

    private func unit(_ numbers: ArraySlice<Double>) -> [Double] {
        let length = (numbers.reduce(0) { $0 + $1 * $1 } + 1e-5).squareRoot()
        return numbers.map { $0 / length }
    }

    private func step(
        _ state: inout [Double], _ query: [Double], _ key: [Double], _ value: [Double],
        _ rate: (strength: Double, decay: Double)
    ) -> [Double] {
        let size = key.count
        for index in state.indices { state[index] *= rate.decay }
        var result: [Double] = []
        for column in 0..<size {
            var known = 0.0, found = 0.0
            for row in 0..<size { known += state[row * size + column] * key[row] }
            let change = (value[column] - known) * rate.strength
            for row in 0..<size {
                state[row * size + column] += change * key[row]
                found += state[row * size + column] * query[row]
            }
            result.append(found)
        }
        return result
    }
}
