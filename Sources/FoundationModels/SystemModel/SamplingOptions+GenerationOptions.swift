import Inference

extension SamplingOptions {
    /// The engine's options for an app's options.
    ///
    /// Unset options follow the recommendation in the model's file. A sampling mode determines the candidate tokens,
    /// not the temperature; a temperature of 0 is greedy in any mode.
    init(_ options: GenerationOptions, recommended: RecommendedSampling) {
        let (strategy, seed) = Self.strategy(options.sampling?.kind, recommended)
        let temperature = options.temperature ?? recommended.temperature ?? Self.temperatureDefault
        self.init(
            strategy: temperature > 0 ? strategy : .greedy, temperature: temperature, seed: seed ?? options.seed,
            repetition: recommended.repetition, maximumTokenCount: options.maximumResponseTokens)
    }

    /// Defaults for a file without recommendations: slightly below the model's own temperature, without the unlikely
    /// tokens.
    private static let temperatureDefault = 0.7
    private static let topDefault = 40
    private static let probabilityDefault = 0.95

    private static func strategy(
        _ kind: GenerationOptions.SamplingMode.Kind?, _ recommended: RecommendedSampling
    ) -> (Strategy, seed: UInt64?) {
        switch kind {
        case .greedy: (.greedy, nil)
        case .randomTopK(let k, let seed): (.random(top: k), seed)
        case .randomProbabilityThreshold(let threshold, let seed): (.random(probability: threshold), seed)
        case nil where recommended.top == nil && recommended.probability == nil:
            (.random(top: topDefault, probability: probabilityDefault), nil)
        case nil: (.random(top: recommended.top, probability: recommended.probability), nil)
        }
    }
}
