/// Makes tokens less likely that a reply has lately said, as llama.cpp's `penalty_repeat` does: small models fall into saying
/// the same for ever. Only the reply's own tokens count, since a reply may well repeat what the prompt says.
public struct RepetitionPenalty: Sendable, Equatable {
    /// What a positive logit is divided by, and a negative one multiplied by; above 1.
    public let factor: Double
    /// How many of the newest tokens count.
    public let tokenCount: Int

    /// Where a file recommends nothing: enough to get out of a loop in the end, and little for the words between.
    public static let mild = RepetitionPenalty(factor: 1.1)!

    /// Nil where it would change nothing, or is none.
    public init?(factor: Double, tokenCount: Int = 64) {
        guard factor.isFinite, factor > 0, factor != 1, tokenCount != 0 else { return nil }
        self.factor = factor
        // llama.cpp's word for all of them is -1.
        self.tokenCount = tokenCount < 0 ? .max : tokenCount
    }

    func apply(to logits: UnsafeMutableBufferPointer<Float>, after reply: [Token]) {
        let factor = Float(factor)
        // Once for each token, however often it was said.
        for token in Set(reply.suffix(tokenCount)) {
            let logit = logits[Int(token)]
            logits[Int(token)] = logit <= 0 ? logit * factor : logit / factor
        }
    }
}
