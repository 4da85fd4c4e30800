/// How the next token is chosen from the model's logits, and when to stop.
public struct SamplingOptions: Sendable, Equatable {
    /// How a token is chosen.
    public enum Strategy: Sendable, Equatable {
        /// Always the most likely token.
        case greedy
        /// At random among the most likely tokens, by their probabilities: the `top` most likely ones, and of these the
        /// fewest whose probabilities together reach `probability`.
        case random(top: Int? = nil, probability: Double? = nil)
    }

    /// How a token is chosen.
    public var strategy: Strategy
    /// Divides the logits of the tokens that the strategy leaves: below 1 more certain, above 1 more adventurous. Without
    /// effect on `greedy`; 0 is greedy.
    public var temperature: Double
    /// The same seed, prompt and options give the same reply. Nil draws a new one.
    public var seed: UInt64?
    /// Makes what was said lately less likely; nil for nothing. Without effect where a constraint says what may be said.
    public var repetition: RepetitionPenalty?
    /// Keeps the reply away from what would follow another prompt; nil for nothing.
    public var guidance: ClassifierFreeGuidance?
    /// The most tokens to generate; nil to go on to the end of the context.
    public var maximumTokenCount: Int?
    /// Tokens that end the reply, besides those that the model's vocabulary says do.
    public var stopTokens: Set<Token>
    /// Whether the reply goes on when the model says that it has finished: for measurements, which need a length.
    public var ignoresEndOfGeneration: Bool

    /// Creates options. By default the most likely token is chosen, up to the end of the context.
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
