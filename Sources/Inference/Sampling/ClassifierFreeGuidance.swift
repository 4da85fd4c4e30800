import Glibc

/// Makes tokens more likely that follow from the prompt, and less likely those that the model would also generate after another
/// prompt (Sanchez et al., "Stay on topic with Classifier-Free Guidance", 2023). With it small models answer more to the point.
/// It costs a second token in each pass, and has no effect together with a constraint.
public struct ClassifierFreeGuidance: Sendable, Equatable {
    /// The negative prompt: the same conversation without what the reply should answer.
    public var negativePrompt: [Token]
    /// The strength of the guidance: 1 is none; 1.5 is usual.
    public var scale: Double

    /// Only tokens with at least this fraction of the likeliest token's probability may be chosen, because the difference of two
    /// small probabilities isn't meaningful (Li et al., "Contrastive Decoding", 2023).
    static let plausibleShare = 0.1

    /// Creates a guidance away from replies to `negativePrompt`.
    public init(negativePrompt: [Token], scale: Double) {
        self.negativePrompt = negativePrompt
        self.scale = scale
    }

    /// Adjusts the logits after the prompt by those after the negative prompt.
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
