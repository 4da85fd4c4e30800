/// A rate limit that allows bursts: tokens refill steadily up to a capacity, and each message takes one or more.
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

    /// Takes tokens at a time of any steady clock; returns false if there are too few.
    mutating func take(_ count: Int = 1, atSeconds now: Double) -> Bool {
        refill(atSeconds: now)
        guard tokens >= Double(count) else { return false }
        tokens -= Double(count)
        return true
    }

    /// Takes tokens, going into debt if there are too few.
    /// - Returns: The seconds until the debt is paid off; 0 if there is none.
    mutating func owe(_ count: Int, atSeconds now: Double) -> Double {
        refill(atSeconds: now)
        tokens -= Double(count)
        return tokens >= 0 ? 0 : -tokens / tokensPerSecond
    }

    /// How much of the capacity was left at the last call, from 0 to 1.
    var level: Double { max(tokens, 0) / capacity }

    /// Whether no tokens have been taken lately.
    mutating func isFull(atSeconds now: Double) -> Bool {
        refill(atSeconds: now)
        return tokens >= capacity
    }

    private mutating func refill(atSeconds now: Double) {
        if let lastSeconds { tokens = min(capacity, tokens + max(0, now - lastSeconds) * tokensPerSecond) }
        lastSeconds = now
    }
}
