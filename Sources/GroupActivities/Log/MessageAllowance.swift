/// A participant's rate limit: a token bucket for messages and one for bytes.
struct MessageAllowance: Codable, Sendable, Equatable {
    private var messages: Double
    private var bytes: Double
    private var lastSeconds: Double

    static let messagesAtOnce = 60.0, messagesPerSecond = 20.0
    static let bytesAtOnce = 512.0 * 1024, bytesPerSecond = 64.0 * 1024

    init(at seconds: Double) {
        (messages, bytes, lastSeconds) = (Self.messagesAtOnce, Self.bytesAtOnce, seconds)
    }

    /// - Returns: Whether enough was left.
    mutating func take(_ size: Int, at seconds: Double) -> Bool {
        // A clock that was set back adds nothing.
        let passed = max(0, seconds - lastSeconds)
        lastSeconds = max(lastSeconds, seconds)
        messages = min(messages + passed * Self.messagesPerSecond, Self.messagesAtOnce)
        bytes = min(bytes + passed * Self.bytesPerSecond, Self.bytesAtOnce)
        guard messages >= 1, bytes >= Double(size) else { return false }
        messages -= 1
        bytes -= Double(size)
        return true
    }
}
