/// How a response is chosen from what the model finds likely.
///
/// What is nil is left to the model: its own sampling and temperature, and as many tokens as its context has room for.
public struct GenerationOptions: Sendable, Equatable {
    /// How the next token is picked.
    public var sampling: SamplingMode?

    /// How random the choice of tokens is: 0 picks the likeliest token every time, 1 follows the model's own odds.
    public var temperature: Double?

    /// The most tokens that a response may have. Generation just stops there, perhaps in the middle of a sentence. A
    /// structure is made whole within them; a limit that no structure of its shape can keep throws
    /// ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    public var maximumResponseTokens: Int?

    /// Whether the model may, must or must not call the session's tools; nil is ``ToolCallingMode-swift.struct/allowed``.
    public var toolCallingMode: ToolCallingMode?

    /// What the model's own random choices follow from, where no mode has a seed. Apple's framework has it in modes alone,
    /// which choose otherwise than the model would by itself.
    package var seed: UInt64?

    /// Texts at which a model in this process ends its response, which holds none of them.
    package var stopTexts: [String] = []

    /// Options; what is not given is left to the model.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// Options in OS 27's spelling; what is not given is left to the model.
    @_disfavoredOverload
    public init(
        samplingMode: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil,
        toolCallingMode: ToolCallingMode? = nil
    ) {
        self.init(sampling: samplingMode, temperature: temperature, maximumResponseTokens: maximumResponseTokens)
        self.toolCallingMode = toolCallingMode
    }
}

extension GenerationOptions {
    /// OS 27's name of ``sampling``.
    public var samplingMode: SamplingMode? {
        get { sampling }
        set { sampling = newValue }
    }

    /// How the next token is picked.
    public struct SamplingMode: Sendable, Equatable {
        /// What a mode consists of, for those who write an executor.
        public enum Kind: Sendable, Equatable {
            /// The likeliest token.
            case greedy
            /// One of the `k` likeliest tokens, by their odds.
            case randomTopK(Int, seed: UInt64?)
            /// One of the likeliest tokens that together reach the probability threshold, by their odds.
            case randomProbabilityThreshold(Double, seed: UInt64?)
        }

        /// What the mode consists of.
        public let kind: Kind

        /// Always the likeliest token: the same prompt gives the same response.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// One of the `k` likeliest tokens (at least one), by their odds.
        ///
        /// - Parameters:
        ///   - k: How many tokens may be chosen from.
        ///   - seed: The same seed, prompt and model give the same response; nil is different every time.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomTopK(k, seed: seed))
        }

        /// One of the likeliest tokens that together reach a probability, above 0 and at most 1, by their odds.
        ///
        /// - Parameters:
        ///   - probabilityThreshold: The probability that they reach together.
        ///   - seed: The same seed, prompt and model give the same response; nil is different every time.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomProbabilityThreshold(probabilityThreshold, seed: seed))
        }
    }
}
