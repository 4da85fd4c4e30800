import protocol Foundation.LocalizedError

/// A generation option with an invalid value. The request fails before the model is called.
package enum GenerationOptionsError: Error, Equatable, LocalizedError {
    /// A temperature must be finite and not below 0.
    case temperature(Double)
    /// A response must have at least one token.
    case maximumResponseTokens(Int)
    /// The choice must be among at least one token.
    case top(Int)
    /// A probability threshold must be above 0 and at most 1.
    case probabilityThreshold(Double)

    /// What is wrong with the value.
    package var errorDescription: String? {
        switch self {
        case .temperature(let value): "The temperature is \(value); it must be a finite number from 0."
        case .maximumResponseTokens(let value): "maximumResponseTokens is \(value); it must be at least 1."
        case .top(let value): "random(top:) was given \(value); it must be at least 1."
        case .probabilityThreshold(let value):
            "random(probabilityThreshold:) was given \(value); it must lie above 0 and be at most 1."
        }
    }
}

extension GenerationOptions {
    func validate() throws(GenerationOptionsError) {
        if let temperature, !(temperature.isFinite && temperature >= 0) { throw .temperature(temperature) }
        if let maximumResponseTokens, maximumResponseTokens < 1 { throw .maximumResponseTokens(maximumResponseTokens) }
        switch sampling?.kind {
        case .randomTopK(let k, _) where k < 1: throw .top(k)
        case .randomProbabilityThreshold(let threshold, _) where !(threshold > 0 && threshold <= 1):
            throw .probabilityThreshold(threshold)
        default: break
        }
    }
}
