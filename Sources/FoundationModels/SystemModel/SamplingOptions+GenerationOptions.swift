import Inference

extension SamplingOptions {
    /// What an app leaves open: a little below the model's own odds, without their long tail.
    private static let temperatureDefault = 0.7
    private static let strategyDefault = Strategy.random(top: 40, probability: 0.95)

    /// The engine's words for an app's options. An app that names a sampling mode but no temperature gets the model's own
    /// odds; a temperature of 0 is greedy whatever the mode.
    init(_ options: GenerationOptions) {
        let temperature = options.temperature ?? (options.sampling == nil ? Self.temperatureDefault : 1)
        let limit = options.maximumResponseTokens
        guard temperature > 0 else {
            self.init(strategy: .greedy, maximumTokenCount: limit)
            return
        }
        switch options.sampling?.kind {
        case nil:
            self.init(strategy: Self.strategyDefault, temperature: temperature, maximumTokenCount: limit)
        case .greedy:
            self.init(strategy: .greedy, maximumTokenCount: limit)
        case .top(let k, let seed):
            self.init(strategy: .random(top: k), temperature: temperature, seed: seed, maximumTokenCount: limit)
        case .nucleus(let threshold, let seed):
            self.init(
                strategy: .random(probability: threshold), temperature: temperature, seed: seed,
                maximumTokenCount: limit)
        }
    }
}
