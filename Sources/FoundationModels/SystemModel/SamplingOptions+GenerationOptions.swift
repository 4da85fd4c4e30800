import Inference

extension SamplingOptions {
    /// The engine's words for an app's options.
    ///
    /// What an app leaves open is chosen as the model's file recommends. A mode says among which tokens is chosen, and
    /// nothing of the temperature; a temperature of 0 is greedy whatever the mode.
    init(_ options: GenerationOptions, recommended: RecommendedSampling) {
        let (strategy, seed) = Self.strategy(options.sampling?.kind, recommended)
        let temperature = options.temperature ?? recommended.temperature ?? Self.temperatureDefault
        self.init(
            strategy: temperature > 0 ? strategy : .greedy, temperature: temperature, seed: seed ?? options.seed,
            repetition: recommended.repetition, maximumTokenCount: options.maximumResponseTokens)
    }

    /// Where the file recommends nothing either: a little below the model's own odds, without their long tail.
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
