/// The weights by which a layer attends to short vectors; see ``LatentShape``.
struct LatentWeights: Sendable {
    /// What makes queries of what passes by, or of a vector of its own.
    let query: PackedMatrix
    /// What makes that vector, and normalises it.
    let queryVector: PackedMatrix?
    let queryNorm: Vector?
    /// What makes the vector that is remembered, and the part of keys that carries the position.
    let keyVector: PackedMatrix
    /// Normalises the vector.
    let keyNorm: Vector
    /// For each head, what folds the plain part of its query, and what makes its values of what it saw.
    let keyFolds: [PackedMatrix]
    let values: [PackedMatrix]
    let output: PackedMatrix

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ latent: LatentShape, _ heads: HeadShape, width: Int
    ) throws(ModelFileError) {
        let queryRows = heads.headCount * latent.queryDimensions
        if latent.queryRank > 0 {
            queryVector = try loader.matrix("\(prefix).attn_q_a.weight", columns: width, rows: latent.queryRank)
            queryNorm = try loader.vector("\(prefix).attn_q_a_norm.weight", count: latent.queryRank)
            query = try loader.matrix("\(prefix).attn_q_b.weight", columns: latent.queryRank, rows: queryRows)
        } else {
            queryVector = nil
            queryNorm = nil
            query = try loader.matrix("\(prefix).attn_q.weight", columns: width, rows: queryRows)
        }
        keyVector = try loader.matrix("\(prefix).attn_kv_a_mqa.weight", columns: width, rows: latent.keyDimensions)
        keyNorm = try loader.vector("\(prefix).attn_kv_a_norm.weight", count: latent.rank)
        keyFolds = try loader.matrices(
            "\(prefix).attn_k_b.weight", columns: latent.plainDimensions, rows: latent.rank, count: heads.headCount)
        values = try loader.matrices(
            "\(prefix).attn_v_b.weight", columns: latent.rank, rows: latent.valueDimensions, count: heads.headCount)
        output = try loader.matrix(
            "\(prefix).attn_output.weight", columns: heads.headCount * latent.valueDimensions, rows: width)
    }
}
