/// A rate limit that forgives bursts: tokens come in steadily up to a number, and each message takes one.
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

    /// Takes a token, at a time of any steady clock; false where there is none left.
    mutating func take(atSeconds now: Double) -> Bool {
        if let lastSeconds { tokens = min(capacity, tokens + max(0, now - lastSeconds) * tokensPerSecond) }
        lastSeconds = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
