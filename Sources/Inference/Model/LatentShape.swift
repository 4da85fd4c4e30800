/// Attention whose keys and values all come from one short vector of each token, which alone is remembered: multi-head latent
/// attention (DeepSeek-AI, "DeepSeek-V2", 2024). A head's own part of a key is folded into its query, so that every head looks
/// at the same remembered numbers: those of the vector, then those that carry the position.
struct LatentShape: Equatable, Sendable {
    /// Numbers of the vector.
    let rank: Int
    /// Numbers of the vector that queries come from; 0 where they come from what passes by.
    let queryRank: Int
    /// Numbers of a head's query that don't carry the position, and those that do.
    let plainDimensions: Int
    let rotaryDimensions: Int
    /// Numbers that a head gives.
    let valueDimensions: Int

    /// What a head's query consists of before its plain part is folded.
    var queryDimensions: Int { plainDimensions + rotaryDimensions }
    /// What is remembered of a token.
    var keyDimensions: Int { rank + rotaryDimensions }

    init(_ keys: ShapeKeys) throws(ModelFileError) {
        rank = try keys.size("attention.kv_lora_rank")
        queryRank = try keys.optionalSize("attention.q_lora_rank") ?? 0
        rotaryDimensions = try keys.size("rope.dimension_count")
        // Files from before these keys remember whole keys and values.
        let query = try keys.size("attention.key_length_mla")
        plainDimensions = query - rotaryDimensions
        valueDimensions = try keys.size("attention.value_length_mla")
        guard plainDimensions > 0 else {
            throw .invalidValue(key: keys.key("attention.key_length_mla"), reason: "\(query) numbers a head")
        }
        // Heads write beside one another.
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
