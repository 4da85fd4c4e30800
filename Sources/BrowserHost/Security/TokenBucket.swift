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
        if let lastSeconds { tokens = min(capacity, tokens + max(0, now - lastSeconds) * tokensPerSecond) }
        lastSeconds = now
        guard tokens >= Double(count) else { return false }
        tokens -= Double(count)
        return true
    }
}
