/// How a response is sampled from the model's probabilities.
///
/// Nil uses the model's defaults: its own sampling and temperature, and as many tokens as fit in its context.
public struct GenerationOptions: Sendable, Equatable {
    /// How the next token is chosen.
    public var sampling: SamplingMode?

    /// The temperature: 0 always chooses the likeliest token, 1 uses the model's unchanged probabilities.
    public var temperature: Double?

    /// The maximum number of tokens in a response. Text just ends there, perhaps in the middle of a sentence. A
    /// structure is completed within the limit; if that is too low for any structure of the schema, the request throws
    /// ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    public var maximumResponseTokens: Int?

    /// Whether the model may, must or must not call the session's tools; nil is ``ToolCallingMode-swift.struct/allowed``.
    public var toolCallingMode: ToolCallingMode?

    /// The seed for the model's own sampling, if the sampling mode has none. In Apple's framework only modes have a
    /// seed, but they sample differently from the model's defaults.
    package var seed: UInt64?

    /// Stop texts: a model in this process ends its response before one.
    package var stopTexts: [String] = []

    /// Options. Nil uses the model's defaults.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// Options in OS 27's spelling. Nil uses the model's defaults.
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

    /// How the next token is chosen.
    public struct SamplingMode: Sendable, Equatable {
        /// The kind of a mode, for implementing an executor.
        public enum Kind: Sendable, Equatable {
            /// The likeliest token.
            case greedy
            /// One of the `k` likeliest tokens, by their probabilities.
            case randomTopK(Int, seed: UInt64?)
            /// One of the likeliest tokens that together reach the probability threshold, by their probabilities.
            case randomProbabilityThreshold(Double, seed: UInt64?)
        }

        /// The kind of the mode.
        public let kind: Kind

        /// Always the likeliest token: the same prompt gives the same response.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// One of the `k` likeliest tokens (at least one), by their probabilities.
        ///
        /// - Parameters:
        ///   - k: How many tokens may be chosen from.
        ///   - seed: The same seed, prompt and model give the same response; nil is different every time.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomTopK(k, seed: seed))
        }

        /// One of the likeliest tokens that together reach a probability, above 0 and at most 1, by their
        /// probabilities.
        ///
        /// - Parameters:
        ///   - probabilityThreshold: The probability that they reach together.
        ///   - seed: The same seed, prompt and model give the same response; nil is different every time.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomProbabilityThreshold(probabilityThreshold, seed: seed))
        }
    }
}
