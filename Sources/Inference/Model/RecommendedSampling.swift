/// The sampling options that a model's makers recommend, from the file (`general.sampling.…`).
public struct RecommendedSampling: Sendable, Equatable {
    /// At least 0, which is greedy.
    public let temperature: Double?
    /// At least 1.
    public let top: Int?
    /// Above 0 and at most 1.
    public let probability: Double?
    /// Nil for none. A file with recommendations, but without this one, recommends no penalty; a file without any recommendations
    /// gets a mild one.
    public let repetition: RepetitionPenalty?

    /// Invalid values, and those that mean "off", are left out.
    init(_ file: GGUFFile) {
        temperature = Self.number(file, "temp") { $0 >= 0 }
        probability = Self.number(file, "top_p") { $0 > 0 && $0 <= 1 }
        let factor = Self.number(file, "penalty_repeat") { $0 > 0 }
        let count = (try? file.integer("general.sampling.penalty_last_n")).flatMap { $0 }
        let isSilent = !file.metadata.keys.contains { $0.hasPrefix("general.sampling.") }
        repetition = isSilent ? .mild : RepetitionPenalty(factor: factor ?? 1, tokenCount: count ?? 64)
        top = (try? file.integer("general.sampling.top_k")).flatMap { $0 }.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func number(_ file: GGUFFile, _ name: String, isMeant: (Double) -> Bool) -> Double? {
        guard let number = (try? file.number("general.sampling.\(name)")).flatMap({ $0 }) else { return nil }
        return number.isFinite && isMeant(number) ? number : nil
    }
}
