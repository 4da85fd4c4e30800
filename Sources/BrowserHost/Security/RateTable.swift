/// A token bucket for each key. Unused buckets are dropped once they are full: a full bucket equals a new one.
struct RateTable {
    private let capacity: Int
    private let tokensPerSecond: Double
    private var buckets: [String: TokenBucket] = [:]
    private var pruneCount = 64

    init(capacity: Int, tokensPerSecond: Double) {
        self.capacity = capacity
        self.tokensPerSecond = tokensPerSecond
    }

    /// Takes tokens; returns false if there are too few.
    mutating func take(_ count: Int, of key: String, atSeconds now: Double) -> Bool {
        change(key, atSeconds: now) { $0.take(count, atSeconds: now) }
    }

    /// Takes tokens, going into debt if there are too few.
    /// - Returns: The seconds until the debt is paid off, and how much of the capacity is left, from 0 to 1.
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
