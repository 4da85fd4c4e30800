/// How much of prompts a pass may read beside replies under way, so that these don't falter: a pass takes as long as it has
/// tokens, and how long that is depends on model and machine.
struct ReadingPace {
    /// Seconds of a pass that serves replies too. A tenth of a second is what a reader notices.
    static let passSecondsMax = 0.05
    /// Tokens of which the cost isn't dominated by what every pass costs.
    static let tellingCount = 8
    /// Tokens before anything is known.
    private static let firstCount = 16

    private var secondsPerToken: Double?

    /// Takes note of a pass.
    mutating func record(tokenCount: Int, seconds: Double) {
        guard tokenCount >= Self.tellingCount else { return }
        let found = seconds / Double(tokenCount)
        // The latest counts as much as all before: the machine may have become busy, or free.
        secondsPerToken = secondsPerToken.map { ($0 + found) / 2 } ?? found
    }

    /// The most tokens of a pass.
    func tokenCountMax(besideReplies: Bool, limit: Int) -> Int {
        guard besideReplies else { return limit }
        guard let secondsPerToken, secondsPerToken > 0 else { return min(limit, Self.firstCount) }
        let affordable = min(Double(limit), Self.passSecondsMax / secondsPerToken)
        return max(Self.tellingCount, Int(affordable))
    }
}
