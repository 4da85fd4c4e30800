/// Makes tokens less likely that a reply has used recently, as llama.cpp's `penalty_repeat` does: small models tend to repeat
/// themselves endlessly. Only the reply's own tokens count, since a reply may well repeat parts of the prompt.
public struct RepetitionPenalty: Sendable, Equatable {
    /// The divisor of positive logits, and the factor of negative ones; above 1 it makes recent tokens less likely.
    public let factor: Double
    /// The number of recent tokens that count.
    public let tokenCount: Int

    /// The default for files without recommendations: enough to end a loop eventually, with little effect otherwise.
    public static let mild = RepetitionPenalty(factor: 1.1)!

    /// Nil for an invalid penalty, or one without effect.
    public init?(factor: Double, tokenCount: Int = 64) {
        guard factor.isFinite, factor > 0, factor != 1, tokenCount != 0 else { return nil }
        self.factor = factor
        // llama.cpp's value for all tokens is -1.
        self.tokenCount = tokenCount < 0 ? .max : tokenCount
    }

    func apply(to logits: UnsafeMutableBufferPointer<Float>, after reply: [Token]) {
        let factor = Float(factor)
        // Applied once per token, however often the token was used.
        for token in Set(reply.suffix(tokenCount)) {
            let logit = logits[Int(token)]
            logits[Int(token)] = logit <= 0 ? logit * factor : logit / factor
        }
    }
}
