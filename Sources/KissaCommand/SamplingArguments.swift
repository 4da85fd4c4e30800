import FoundationModels

/// The options for sampling.
struct SamplingArguments {
    static let options: [ArgumentList.Option] = [
        .init(name: "--temperature", value: "T", help: "0 picks the likeliest token, 1 follows the model's own odds"),
        .init(name: "--top-k", value: "K", help: "choose among the K likeliest tokens"),
        .init(name: "--top-p", value: "P", help: "choose among the likeliest tokens that together reach P, up to 1"),
        .init(name: "--seed", value: "N", help: "the same seed, prompt and model give the same response"),
        .init(name: "--max-tokens", value: "N", help: "stop after N tokens"),
    ]

    private(set) var options: GenerationOptions

    /// - Throws: ``UsageError``.
    init(_ arguments: ArgumentList) throws(UsageError) {
        let temperature: Double? = try arguments.number("--temperature", "a number from 0") { $0.isFinite && $0 >= 0 }
        let limit: Int? = try arguments.number("--max-tokens", "a whole number from 1") { $0 >= 1 }
        let seed: UInt64? = try arguments.number("--seed", "a whole number from 0") { _ in true }
        options = GenerationOptions(
            sampling: try Self.sampling(arguments, seed), temperature: temperature, maximumResponseTokens: limit)
        if options.sampling == nil { options.seed = seed }
    }

    private static func sampling(
        _ arguments: ArgumentList, _ seed: UInt64?
    ) throws(UsageError) -> GenerationOptions.SamplingMode? {
        let top: Int? = try arguments.number("--top-k", "a whole number from 1") { $0 >= 1 }
        let probability: Double? = try arguments.number("--top-p", "a number above 0, at most 1") { $0 > 0 && $0 <= 1 }
        switch (top, probability) {
        case (_?, _?): throw UsageError("--top-k and --top-p exclude each other.")
        case (let top?, nil): return .random(top: top, seed: seed)
        case (nil, let probability?): return .random(probabilityThreshold: probability, seed: seed)
        case (nil, nil): return nil
        }
    }
}
