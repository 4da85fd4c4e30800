/// How many experts a model's feed-forward networks consist of, and how many of them look at a token.
struct ExpertShape: Equatable, Sendable {
    let count: Int
    let countUsed: Int
    /// Inner numbers of one.
    let width: Int
    /// Inner numbers of a network that looks at every token besides; 0 for none.
    let sharedWidth: Int
    /// What the chosen experts' weights are multiplied by.
    let weightScale: Float

    /// Nil where the file tells of none.
    init?(_ keys: ShapeKeys) throws(ModelFileError) {
        guard let count = try keys.optionalSize("expert_count"), count > 0 else { return nil }
        self.count = count
        countUsed = try keys.size("expert_used_count")
        guard countUsed <= count, countUsed <= Self.countUsedMax, count <= Self.countMax else {
            throw .invalidValue(key: keys.key("expert_used_count"), reason: "\(countUsed) of \(count) experts")
        }
        let name = "expert_feed_forward_length"
        width = try keys.size(keys.contains(name) ? name : "feed_forward_length")
        sharedWidth = try keys.optionalSize("expert_shared_feed_forward_length") ?? 0
        let scale = try keys.number("expert_weights_scale") ?? 1
        guard scale.isFinite else { throw .invalidValue(key: keys.key("expert_weights_scale"), reason: "\(scale)") }
        weightScale = scale == 0 ? 1 : Float(scale)
    }

    /// No known model comes near; a hostile file would.
    private static let countMax = 1 << 12
    /// Each one that looks at a token costs memory for every token of a pass; known models have up to ten.
    private static let countUsedMax = 64
}
