import Localization

/// Chooses among a card's values for one property (RFC 6350 §5.3, §5.4): one of the alternatives, by the reader's language, and
/// the preferred values first.
enum CardChoice {
    /// Drops the lines that are alternatives of a better one, and sorts the others by rank.
    static func chosen(_ lines: [CardLine], for languages: [LanguageTag]) -> [CardLine] {
        let ranked = lines.enumerated().map { (index: $0, line: $1, rank: rank($1, languages)) }.sorted {
            ($0.rank.language, $0.rank.preference, $0.index) < ($1.rank.language, $1.rank.preference, $1.index)
        }
        var seen: Set<[String]> = []
        return ranked.filter { entry in
            guard let alternative = entry.line.parameters["ALTID"]?.first else { return true }
            return seen.insert([entry.line.name, alternative]).inserted
        }.map(\.line)
    }

    private typealias Rank = (language: Int, preference: Int)

    private static func rank(_ line: CardLine, _ languages: [LanguageTag]) -> Rank {
        (line.parameters["LANGUAGE"]?.first.map { rank($0, languages) } ?? languages.count * 2, preference(line))
    }

    /// The rank of a language: the reader's languages in their order, then values without a language, then the others.
    private static func rank(_ text: String, _ languages: [LanguageTag]) -> Int {
        guard let tag = LanguageTag(text) else { return languages.count * 2 + 1 }
        if let exact = languages.firstIndex(of: tag) { return exact * 2 }
        return languages.firstIndex { $0.language == tag.language }.map { $0 * 2 + 1 } ?? languages.count * 2 + 1
    }

    /// The preference, from 1 for the most preferred; versions 2.1 and 3.0 mark a preferred value by a type.
    private static func preference(_ line: CardLine) -> Int {
        if let number = line.parameters["PREF"]?.first.flatMap(Int.init), (1...100).contains(number) { return number }
        return line.types.contains("PREF") ? 1 : 101
    }
}
