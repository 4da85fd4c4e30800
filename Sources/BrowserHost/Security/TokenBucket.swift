/// A rate limit that forgives bursts: tokens come in steadily up to a number, and each message takes one, or several.
struct TokenBucket {
    private let capacity: Double
    private let tokensPerSecond: Double
    private var tokens: Double
    private var lastSeconds: Double?

    init(capacity: Int, tokensPerSecond: Double) {
        self.capacity = Double(capacity)
        self.tokensPerSecond = tokensPerSecond
        tokens = Double(capacity)
    }

    /// Takes tokens, at a time of any steady clock; false where fewer are left.
    mutating func take(_ count: Int = 1, atSeconds now: Double) -> Bool {
        refill(atSeconds: now)
        guard tokens >= Double(count) else { return false }
        tokens -= Double(count)
        return true
    }

    /// Takes tokens, those that are still to come among them.
    /// - Returns: In how many seconds the debt is paid; 0 where there is none.
    mutating func owe(_ count: Int, atSeconds now: Double) -> Double {
        refill(atSeconds: now)
        tokens -= Double(count)
        return tokens >= 0 ? 0 : -tokens / tokensPerSecond
    }

    /// How much is left, from 0 to 1, when it was last asked for something.
    var level: Double { max(tokens, 0) / capacity }

    /// Whether nothing has been taken lately.
    mutating func isFull(atSeconds now: Double) -> Bool {
        refill(atSeconds: now)
        return tokens >= capacity
    }

    private mutating func refill(atSeconds now: Double) {
        if let lastSeconds { tokens = min(capacity, tokens + max(0, now - lastSeconds) * tokensPerSecond) }
        lastSeconds = now
    }
}
