/// Generation options as a transcript stores them.
///
/// Apple's documentation shows them empty; the keys of options are specific to this project.
package struct CodableOptions: Codable, Sendable {
    package let options: GenerationOptions

    package init(options: GenerationOptions) {
        self.options = options
    }

    private enum Key: String, CodingKey {
        case sampling, temperature, maximumResponseTokens, toolCallingMode
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var options = GenerationOptions(
            sampling: try container.decodeIfPresent(CodableSampling.self, forKey: .sampling)?.mode,
            temperature: try container.decodeIfPresent(Double.self, forKey: .temperature),
            maximumResponseTokens: try container.decodeIfPresent(Int.self, forKey: .maximumResponseTokens))
        options.toolCallingMode = try container.decodeIfPresent(CodableMode.self, forKey: .toolCallingMode)?.mode
        self.options = options
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(options.sampling.map(CodableSampling.init), forKey: .sampling)
        try container.encodeIfPresent(options.temperature, forKey: .temperature)
        try container.encodeIfPresent(options.maximumResponseTokens, forKey: .maximumResponseTokens)
        try container.encodeIfPresent(options.toolCallingMode.map(CodableMode.init(mode:)), forKey: .toolCallingMode)
    }
}

/// The name of a tool calling mode.
private enum CodableMode: String, Codable {
    case allowed, required, disallowed

    init(mode: GenerationOptions.ToolCallingMode) {
        self =
            switch mode.kind {
            case .allowed: .allowed
            case .required: .required
            case .disallowed: .disallowed
            }
    }

    var mode: GenerationOptions.ToolCallingMode {
        switch self {
        case .allowed: .allowed
        case .required: .required
        case .disallowed: .disallowed
        }
    }
}

/// `{"mode": "greedy"}`, `{"mode": "random", "top": …}` or `{"mode": "random", "probabilityThreshold": …}`.
private struct CodableSampling: Codable {
    let mode: GenerationOptions.SamplingMode

    init(mode: GenerationOptions.SamplingMode) {
        self.mode = mode
    }

    private enum Key: String, CodingKey {
        case mode, top, probabilityThreshold, seed
    }

    private enum Name: String, Codable {
        case greedy, random
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let seed = try container.decodeIfPresent(UInt64.self, forKey: .seed)
        if try container.decode(Name.self, forKey: .mode) == .greedy {
            mode = .greedy
        } else if let k = try container.decodeIfPresent(Int.self, forKey: .top) {
            mode = .random(top: k, seed: seed)
        } else {
            let threshold = try container.decode(Double.self, forKey: .probabilityThreshold)
            mode = .random(probabilityThreshold: threshold, seed: seed)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(mode == .greedy ? Name.greedy : .random, forKey: .mode)
        switch mode.kind {
        case .greedy: break
        case .randomTopK(let k, let seed):
            try container.encode(k, forKey: .top)
            try container.encodeIfPresent(seed, forKey: .seed)
        case .randomProbabilityThreshold(let threshold, let seed):
            try container.encode(threshold, forKey: .probabilityThreshold)
            try container.encodeIfPresent(seed, forKey: .seed)
        }
    }
}
