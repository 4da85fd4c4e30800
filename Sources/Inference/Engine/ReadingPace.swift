/// Limits the prompt tokens in a pass while replies are generated, so that these don't stutter. A pass takes time in proportion
/// to its tokens, with a factor that depends on model and machine.
struct ReadingPace {
    /// The longest time for a pass that also serves replies, in seconds. Readers notice a tenth of a second.
    static let passSecondsMax = 0.05
    /// The number of tokens from which a pass's time isn't dominated by its fixed costs.
    static let tellingCount = 8
    /// The number of tokens before anything was measured.
    private static let firstCount = 16

    private var secondsPerToken: Double?

    /// Records the duration of a pass.
    mutating func record(tokenCount: Int, seconds: Double) {
        guard tokenCount >= Self.tellingCount else { return }
        let found = seconds / Double(tokenCount)
        // An exponential average, in which the latest pass counts half: the machine's load may have changed.
        secondsPerToken = secondsPerToken.map { ($0 + found) / 2 } ?? found
    }

    /// The most tokens in a pass.
    func tokenCountMax(besideReplies: Bool, limit: Int) -> Int {
        guard besideReplies else { return limit }
        guard let secondsPerToken, secondsPerToken > 0 else { return min(limit, Self.firstCount) }
        let affordable = min(Double(limit), Self.passSecondsMax / secondsPerToken)
        return max(Self.tellingCount, Int(affordable))
    }
}
