/// How the next token is chosen from the model's logits, and when generation stops.
public struct SamplingOptions: Sendable, Equatable {
    /// How a token is chosen.
    public enum Strategy: Sendable, Equatable {
        /// Always the most likely token.
        case greedy
        /// Randomly by probability, among the `top` most likely tokens, and of these the fewest whose probabilities add up to
        /// `probability`.
        case random(top: Int? = nil, probability: Double? = nil)
    }

    /// How a token is chosen.
    public var strategy: Strategy
    /// Divides the logits of the candidates: lower values make the reply more predictable, higher ones more varied. Has no effect
    /// with `greedy`; 0 is greedy.
    public var temperature: Double
    /// The same seed, prompt and options result in the same reply. Nil uses a random seed.
    public var seed: UInt64?
    /// Makes recent tokens less likely; nil for none. Has no effect together with a constraint.
    public var repetition: RepetitionPenalty?
    /// Moves the reply away from replies to a negative prompt; nil for none.
    public var guidance: ClassifierFreeGuidance?
    /// The most tokens to generate; nil for as many as the context allows.
    public var maximumTokenCount: Int?
    /// Tokens that end the reply, in addition to those of the model's vocabulary.
    public var stopTokens: Set<Token>
    /// Whether generation continues after the model has finished: for measurements of a given length.
    public var ignoresEndOfGeneration: Bool

    /// Creates options. By default the most likely token is chosen, for as many tokens as the context allows.
    public init(
        strategy: Strategy = .greedy, temperature: Double = 1, seed: UInt64? = nil,
        repetition: RepetitionPenalty? = nil, guidance: ClassifierFreeGuidance? = nil, maximumTokenCount: Int? = nil,
        stopTokens: Set<Token> = [], ignoresEndOfGeneration: Bool = false
    ) {
        self.strategy = strategy
        self.temperature = temperature
        self.seed = seed
        self.repetition = repetition
        self.guidance = guidance
        self.maximumTokenCount = maximumTokenCount
        self.stopTokens = stopTokens
        self.ignoresEndOfGeneration = ignoresEndOfGeneration
    }
}
