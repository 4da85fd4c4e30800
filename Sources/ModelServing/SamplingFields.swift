import FoundationModels

/// The sampling parameters and stop conditions of a response.
struct SamplingFields {
    private static let stopCountMax = 16
    private static let stopBytesMax = 256

    let options: GenerationOptions

    init(_ fields: RequestFields) throws(ServingError) {
        let temperature = try fields.number("temperature", 0...2)
        let limit = try Self.limit(fields)
        let seed = try fields.whole("seed", .min ... .max).map { UInt64(bitPattern: Int64($0)) }
        var options = GenerationOptions(
            sampling: try Self.mode(fields, seed), temperature: temperature, maximumResponseTokens: limit)
        if options.sampling == nil { options.seed = seed }
        options.stopTexts = try Self.stops(fields)
        self.options = options
    }

    /// The newer name takes precedence.
    private static func limit(_ fields: RequestFields) throws(ServingError) -> Int? {
        let older = try fields.whole("max_tokens", 1 ... .max)
        return try fields.whole("max_completion_tokens", 1 ... .max) ?? older
    }

    /// A `top_p` of 0 leaves the likeliest token only. `top_k` is an extension of other servers.
    private static func mode(
        _ fields: RequestFields, _ seed: UInt64?
    ) throws(ServingError) -> GenerationOptions.SamplingMode? {
        let probability = try fields.number("top_p", 0...1)
        // 0 and -1 are used for no limit.
        let top = try fields.whole("top_k", -1 ... .max).flatMap { $0 > 0 ? $0 : nil }
        switch (top, probability) {
        case (_?, let probability?) where probability < 1:
            throw .invalid(fields.place("top_k"), "It and top_p exclude each other here.")
        case (let top?, _): return .random(top: top, seed: seed)
        case (nil, 0?): return .greedy
        case (nil, let probability?): return .random(probabilityThreshold: probability, seed: seed)
        case (nil, nil): return nil
        }
    }

    private static func stops(_ fields: RequestFields) throws(ServingError) -> [String] {
        guard let content = fields["stop"] else { return [] }
        let place = fields.place("stop")
        let texts: [String]
        switch content.kind {
        case .string(let text): texts = [text]
        default:
            guard let list = try? content.value([String].self) else {
                throw .invalid(place, "It must be a string or an array of strings.", code: "invalid_type")
            }
            texts = list
        }
        guard texts.count <= stopCountMax, texts.allSatisfy({ 1...stopBytesMax ~= $0.utf8.count }) else {
            throw .invalid(place, "There may be \(stopCountMax) texts of 1 to \(stopBytesMax) bytes.")
        }
        return texts
    }
}
