/// A token bucket for each key. Whoever has taken nothing lately is forgotten: a full bucket is as good as a new one.
struct RateTable {
    private let capacity: Int
    private let tokensPerSecond: Double
    private var buckets: [String: TokenBucket] = [:]
    private var pruneCount = 64

    init(capacity: Int, tokensPerSecond: Double) {
        self.capacity = capacity
        self.tokensPerSecond = tokensPerSecond
    }

    /// Takes tokens; false where fewer are left.
    mutating func take(_ count: Int, of key: String, atSeconds now: Double) -> Bool {
        change(key, atSeconds: now) { $0.take(count, atSeconds: now) }
    }

    /// Takes tokens, those that are still to come among them.
    /// - Returns: In how many seconds the debt is paid, and how much is left of the capacity, from 0 to 1.
    mutating func owe(_ count: Int, of key: String, atSeconds now: Double) -> (seconds: Double, level: Double) {
        change(key, atSeconds: now) { ($0.owe(count, atSeconds: now), $0.level) }
    }

    /// How many buckets there are.
    var count: Int { buckets.count }

    private mutating func change<R>(_ key: String, atSeconds now: Double, _ body: (inout TokenBucket) -> R) -> R {
        prune(atSeconds: now)
        var bucket = buckets[key] ?? TokenBucket(capacity: capacity, tokensPerSecond: tokensPerSecond)
        defer { buckets[key] = bucket }
        return body(&bucket)
    }

    private mutating func prune(atSeconds now: Double) {
        guard buckets.count > pruneCount else { return }
        for key in Array(buckets.keys) where buckets[key]?.isFull(atSeconds: now) == true { buckets[key] = nil }
        pruneCount = max(64, 2 * buckets.count)
    }
}
