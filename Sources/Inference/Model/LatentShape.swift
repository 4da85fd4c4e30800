/// Multi-head latent attention: keys and values are computed from one short vector of each token, which alone is cached
/// (DeepSeek-AI, "DeepSeek-V2", 2024). A head's own part of a key is folded into its query, so that every head uses the same
/// cached numbers: those of the vector, then the rotated ones.
struct LatentShape: Equatable, Sendable {
    /// The dimensions of the vector.
    let rank: Int
    /// The dimensions of the vector from which queries are computed; 0 if they are computed from the layer's input.
    let queryRank: Int
    /// The dimensions of a head's query that aren't rotated, and those that are.
    let plainDimensions: Int
    let rotaryDimensions: Int
    /// The dimensions of a head's result.
    let valueDimensions: Int

    /// The dimensions of a head's query before its plain part is folded.
    var queryDimensions: Int { plainDimensions + rotaryDimensions }
    /// The cached numbers of a token.
    var keyDimensions: Int { rank + rotaryDimensions }

    init(_ keys: ShapeKeys) throws(ModelFileError) {
        rank = try keys.size("attention.kv_lora_rank")
        queryRank = try keys.optionalSize("attention.q_lora_rank") ?? 0
        rotaryDimensions = try keys.size("rope.dimension_count")
        // Files from before these keys require the cache to have whole keys and values.
        let query = try keys.size("attention.key_length_mla")
        plainDimensions = query - rotaryDimensions
        valueDimensions = try keys.size("attention.value_length_mla")
        guard plainDimensions > 0 else {
            throw .invalidValue(key: keys.key("attention.key_length_mla"), reason: "\(query) numbers a head")
        }
        // Heads write their results side by side.
        for (name, size) in [("kv_lora_rank", rank), ("value_length_mla", valueDimensions)]
        where !size.isMultiple(of: WeightFormat.rowsPerBlock) {
            throw .unsupported(what: keys.key("attention.\(name)"), value: "\(size)")
        }
        for (name, expected) in [("key_length", keyDimensions), ("value_length", rank)] {
            let found = try keys.size("attention.\(name)")
            guard found == expected else {
                throw .invalidValue(key: keys.key("attention.\(name)"), reason: "\(found), not \(expected)")
            }
        }
        guard try keys.optionalSize("attention.head_count_kv") == 1 else {
            throw .invalidValue(key: keys.key("attention.head_count_kv"), reason: "not 1")
        }
    }
}
