import Foundation

/// Writes names in the order of their script and locale.
struct PersonNameWriter {
    let locale: Locale

    func write(_ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style) -> String {
        let (given, middle, family) = (trimmed(name.givenName), trimmed(name.middleName), trimmed(name.familyName))
        let parts: [String?]
        switch style {
        case .short: return trimmed(name.nickname) ?? given ?? family ?? write(name, .long)
        case .medium: parts = isFamilyFirst(name) ? [family, given] : [given, family]
        case .long:
            let names = isFamilyFirst(name) ? [family, middle, given] : [given, middle, family]
            parts = [trimmed(name.namePrefix)] + names + [trimmed(name.nameSuffix)]
        case .abbreviated:
            let names = (isFamilyFirst(name) ? [family, given] : [given, family]).compactMap { $0 }
            return names.compactMap(\.first).map { $0.uppercased() }.joined()
        }
        return parts.compactMap { $0 }.joined(separator: isEastAsian(name) ? "" : " ")
    }

    private func trimmed(_ part: String?) -> String? {
        let text = part?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return text.isEmpty ? nil : text
    }

    private func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
        isEastAsian(name) || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    }

    private func isEastAsian(_ name: PersonNameComponents) -> Bool {
        PersonNameReader.isEastAsian((name.familyName ?? "") + (name.givenName ?? ""))
    }
}

/// Parses names by titles, commas, and particles of family names.
enum PersonNameReader {
    static func read(_ text: String) -> PersonNameComponents? {
        var words = text.split { $0.isWhitespace }.map(String.init)
        guard text.contains(where: \.isLetter) else { return nil }
        if words.count == 1, isEastAsian(words[0]) { return eastAsian(words[0]) }
        var name = PersonNameComponents()
        name.namePrefix = takePrefixes(&words)
        name.nameSuffix = takeSuffixes(&words)
        if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count {
            // "Appleseed, Johnny"
            name.familyName = joined(words[...comma]).map { String($0.dropLast()) }
            words.removeSubrange(...comma)
        } else if words.count > 1 {
            name.familyName = takeFamilyName(&words)
        }
        name.givenName = words.isEmpty ? nil : words.removeFirst()
        name.middleName = joined(words[...])
        return name
    }

    /// Whether a name is in Chinese, Japanese or Korean script.
    static func isEastAsian(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
    }

    /// Assumes the common case: a family name of one character, and a given name of one or two.
    private static func eastAsian(_ word: String) -> PersonNameComponents {
        var name = PersonNameComponents()
        let length = word.count > 3 ? 2 : 1
        name.familyName = String(word.prefix(length))
        name.givenName = word.count > length ? String(word.dropFirst(length)) : nil
        return name
    }

    private static func takePrefixes(_ words: inout [String]) -> String? {
        let count = words.dropLast().prefix { prefixes.contains(bare($0)) }.count
        defer { words.removeFirst(count) }
        return joined(words.prefix(count))
    }

    private static func takeSuffixes(_ words: inout [String]) -> String? {
        let count = words.dropFirst().reversed().prefix { suffixes.contains(bare($0)) }.count
        guard count > 0 else { return nil }
        let taken = joined(words.suffix(count))
        words.removeLast(count)
        // "Johnny Appleseed, Jr."
        if let last = words.last, last.hasSuffix(",") { words[words.count - 1] = String(last.dropLast()) }
        return taken
    }

    /// The last word, and the particles before it that belong to the family name: van, de, von der.
    private static func takeFamilyName(_ words: inout [String]) -> String? {
        let particleCount = words.dropFirst().dropLast().reversed().prefix { particles.contains($0) }.count
        defer { words.removeLast(particleCount + 1) }
        return joined(words.suffix(particleCount + 1))
    }

    private static func joined(_ words: ArraySlice<String>) -> String? {
        words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }

    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "rev", "hon", "herr", "frau", "mme", "mlle", "sr",
        "sra",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "mba", "cpa"]
    private static let particles: Set<String> = [
        "van", "von", "de", "der", "den", "del", "della", "di", "da", "dos", "du", "la", "le", "ter", "zu", "af", "bin",
        "al",
    ]
}
