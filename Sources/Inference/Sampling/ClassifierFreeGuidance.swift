import Glibc

/// Makes more likely what follows from the prompt, and less likely what the model would say to another prompt as well
/// (Sanchez et al., "Stay on topic with Classifier-Free Guidance", 2023). Small models answer more to the point with it. It
/// costs a second token a pass. Without effect where a constraint says what may be said.
public struct ClassifierFreeGuidance: Sendable, Equatable {
    /// The other prompt: the same conversation without what the reply is to answer.
    public var negativePrompt: [Token]
    /// How far the reply is moved away from the other prompt's: 1 for not at all; 1.5 is usual.
    public var scale: Double

    /// Only tokens that the model gives at least this share of the likeliest one's probability may be chosen. The difference
    /// of two small probabilities says little (Li et al., "Contrastive Decoding", 2023).
    static let plausibleShare = 0.1

    /// Creates a guidance, away from what follows `negativePrompt`.
    public init(negativePrompt: [Token], scale: Double) {
        self.negativePrompt = negativePrompt
        self.scale = scale
    }

    /// Changes the logits after the prompt, by those after the other one.
    func apply(to logits: UnsafeMutableBufferPointer<Float>, awayFrom others: [Float]) {
        let extra = Float(scale - 1)
        let likeliest = logits.reduce(-Float.infinity) { max($0, $1) }
        let least = likeliest + Float(log(Self.plausibleShare))
        for token in logits.indices {
            let logit = logits[token]
            logits[token] = logit < least ? -.infinity : logit + extra * (logit - others[token])
        }
    }
}
