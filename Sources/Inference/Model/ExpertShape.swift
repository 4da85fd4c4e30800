/// The number of experts in a model's feed-forward networks, and how many of them process a token.
struct ExpertShape: Equatable, Sendable {
    let count: Int
    let countUsed: Int
    /// The inner width of one expert.
    let width: Int
    /// The inner width of a network that processes every token in addition; 0 for none.
    let sharedWidth: Int
    /// The factor of the chosen experts' weights.
    let weightScale: Float
    let weighing: ExpertWeighing
    /// Whether the weights of the chosen experts are scaled to a sum of one.
    let normalizesWeights: Bool
    /// The groups of neighboring experts, of which only the best are considered; nil to consider all experts.
    let groups: Groups?

    struct Groups: Equatable, Sendable {
        let count: Int
        let countUsed: Int
    }

    /// Nil if the file has no experts.
    init?(_ keys: ShapeKeys, _ routing: ExpertRouting) throws(ModelFileError) {
        guard let count = try keys.optionalSize("expert_count"), count > 0 else { return nil }
        self.count = count
        countUsed = try keys.size("expert_used_count")
        guard countUsed <= count, countUsed <= Self.countUsedMax, count <= Self.countMax else {
            throw .invalidValue(key: keys.key("expert_used_count"), reason: "\(countUsed) of \(count) experts")
        }
        let name = "expert_feed_forward_length"
        width = try keys.size(keys.contains(name) ? name : "feed_forward_length")
        sharedWidth = try Self.sharedWidth(keys, routing, width: width)
        let scale = try keys.number("expert_weights_scale") ?? 1
        guard scale.isFinite else { throw .invalidValue(key: keys.key("expert_weights_scale"), reason: "\(scale)") }
        weightScale = scale == 0 ? 1 : Float(scale)
        weighing = try Self.weighing(keys, routing)
        let told = routing.isTold.contains(.normalization) ? try keys.flag("expert_weights_norm") : nil
        normalizesWeights = told ?? routing.normalizesWeights
        groups = try Self.groups(keys, count: count, countUsed: countUsed)
    }

    /// The inner width of all networks together that process every token.
    private static func sharedWidth(
        _ keys: ShapeKeys, _ routing: ExpertRouting, width: Int
    ) throws(ModelFileError) -> Int {
        let count = try keys.optionalSize("expert_shared_count")
        let told = try keys.optionalSize("expert_shared_feed_forward_length")
        guard let told, told > 0 else { return try keys.product(width, count ?? 0, "expert_shared_count") }
        return routing.sharedWidthIsOfOne ? try keys.product(told, count ?? 1, "expert_shared_count") : told
    }

    private static func weighing(
        _ keys: ShapeKeys, _ routing: ExpertRouting
    ) throws(ModelFileError) -> ExpertWeighing {
        guard routing.isTold.contains(.weighing), let number = try keys.optionalSize("expert_gating_func"), number != 0
        else { return routing.weighing }
        guard let weighing = ExpertWeighing(rawValue: number) else {
            throw .unsupported(what: "weighing of experts", value: "number \(number)")
        }
        return weighing
    }

    private static func groups(
        _ keys: ShapeKeys, count: Int, countUsed: Int
    ) throws(ModelFileError) -> Groups? {
        guard let groupCount = try keys.optionalSize("expert_group_count"), groupCount > 1 else { return nil }
        let used = try keys.size("expert_group_used_count")
        let size = count / groupCount
        guard count.isMultiple(of: groupCount), size > 1, used <= groupCount, used * size >= countUsed else {
            throw .invalidValue(
                key: keys.key("expert_group_count"),
                reason: "\(countUsed) of \(count) experts from \(used) of \(groupCount) groups")
        }
        return Groups(count: groupCount, countUsed: used)
    }

    /// Far more than in known models, to reject malicious files.
    private static let countMax = 1 << 12
    /// Each one that processes a token needs memory for every token of a pass; known models have up to ten.
    private static let countUsedMax = 64
}
