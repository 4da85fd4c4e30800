import Foundation

@testable import Inference

/// The sizes of latent attention. This is an implementation independent of ``LatentShape``.
struct TinyLatent {
    let rank = 32
    /// The size of the query vector; 0 for none.
    var queryRank = 24
    let plain = 16
    let rotary = 8
    let value = 16

    var query: Int { plain + rotary }
    var key: Int { rank + rotary }

    func metadata(_ architecture: String) -> [(key: String, value: GGUFWriter.Value)] {
        [
            ("attention.kv_lora_rank", rank), ("attention.q_lora_rank", queryRank), ("attention.key_length", key),
            ("attention.value_length", rank), ("attention.key_length_mla", query),
            ("attention.value_length_mla", value),
            ("rope.dimension_count", rotary),
        ].filter { $0.1 > 0 }.map { (key: "\(architecture).\($0.0)", value: .uint32(UInt32($0.1))) }
    }

    func matrices(width: Int, headCount: Int) -> [(name: String, dimensions: [Int])] {
        let queries =
            queryRank > 0
            ? [("attn_q_a.weight", [width, queryRank]), ("attn_q_b.weight", [queryRank, headCount * query])]
            : [("attn_q.weight", [width, headCount * query])]
        return queries + [
            ("attn_kv_a_mqa.weight", [width, key]), ("attn_k_b.weight", [plain, rank, headCount]),
            ("attn_v_b.weight", [rank, value, headCount]), ("attn_output.weight", [headCount * value, width]),
        ]
    }

    var vectors: [(name: String, count: Int)] {
        (queryRank > 0 ? [("attn_q_a_norm.weight", queryRank)] : []) + [("attn_kv_a_norm.weight", rank)]
    }
}

extension ReferenceTransformer {
    func latentAttention(_ inputs: [[Double]], _ prefix: String, _ latent: TinyLatent) -> [[Double]] {
        let keys = inputs.enumerated().map { remembered($1, prefix, latent, position: $0) }
        return inputs.indices.map { position in
            let queries = latentQueries(inputs[position], prefix, latent)
            let heads = (0..<model.headCount).flatMap { head -> [Double] in
                let own = Array(queries[(head * latent.query)..<((head + 1) * latent.query)])
                let folded = bareProduct(
                    prefix + "attn_k_b.weight", Array(own.prefix(latent.plain)), firstRow: head * latent.rank,
                    count: latent.rank)
                let query = (folded + turned(Array(own.suffix(latent.rotary)), position)).map(half)
                let seen = seen(by: query, keys[...position], latent)
                return bareProduct(
                    prefix + "attn_v_b.weight", seen, firstRow: head * latent.value, count: latent.value)
            }
            return multiply(prefix + "attn_output.weight", heads)
        }
    }

    private func latentQueries(_ input: [Double], _ prefix: String, _ latent: TinyLatent) -> [Double] {
        guard latent.queryRank > 0 else { return multiply(prefix + "attn_q.weight", input) }
        let vector = normalize(multiply(prefix + "attn_q_a.weight", input), prefix + "attn_q_a_norm.weight")
        return multiply(prefix + "attn_q_b.weight", vector)
    }

    /// A token's latent vector and its rotary part.
    private func remembered(_ input: [Double], _ prefix: String, _ latent: TinyLatent, position: Int) -> [Double] {
        let both = multiply(prefix + "attn_kv_a_mqa.weight", input)
        let vector = normalize(Array(both.prefix(latent.rank)), prefix + "attn_kv_a_norm.weight")
        return (vector + turned(Array(both.suffix(latent.rotary)), position)).map(half)
    }

    /// The average of the vectors, weighted by attention.
    private func seen(by query: [Double], _ keys: ArraySlice<[Double]>, _ latent: TinyLatent) -> [Double] {
        let scores = keys.map { key in
            zip(query, key).reduce(0) { $0 + $1.0 * $1.1 } / Double(latent.query).squareRoot()
        }
        let weights = scores.map { exp($0 - scores.max()!) }
        let shares = weights.map { half($0 / weights.reduce(0, +)) }
        return (0..<latent.rank).map { index in zip(keys, shares).reduce(0) { $0 + $1.0[index] * $1.1 } }
    }

    private func turned(_ numbers: [Double], _ position: Int) -> [Double] {
        stride(from: 0, to: numbers.count, by: 2).flatMap { index -> [Double] in
            let angle = Double(position) * pow(Double(model.rotaryBase), -Double(index) / Double(numbers.count))
            let (first, second) = (numbers[index], numbers[index + 1])
            return [first * cos(angle) - second * sin(angle), first * sin(angle) + second * cos(angle)]
        }
    }
}
