/// The weights of a layer with latent attention; see ``LatentShape``.
struct LatentWeights: Sendable {
    /// Projects the layer's input, or a query vector, to queries.
    let query: PackedMatrix
    /// Projects to the query vector, and normalizes it.
    let queryVector: PackedMatrix?
    let queryNorm: Vector?
    /// Projects to the cached vector, and to the rotated part of keys.
    let keyVector: PackedMatrix
    /// Normalizes the cached vector.
    let keyNorm: Vector
    /// For each head, the matrix that folds the plain part of its query, and the one that computes values from its result.
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
