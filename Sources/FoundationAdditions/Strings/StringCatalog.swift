import Foundation

/// One table of an app's texts: an `.xcstrings` file, as Xcode writes it.
///
/// A key has a text for each language, which may vary by the number in an argument and may have named parts that do
/// (substitutions). Of variations by device the one for "other" devices is used.
package struct StringCatalog: Sendable {
    /// The language of the keys themselves.
    package let sourceLanguage: String
    private let entries: [String: Entry]

    /// The languages of the catalog's texts, including the source language.
    package let languages: Set<String>

    package init(contentsOf file: URL) throws(AssetError) {
        let contents = try file.decoded(Contents.self)
        self.init(sourceLanguage: contents.sourceLanguage, entries: contents.strings)
    }

    init(sourceLanguage: String, entries: [String: Entry]) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
        languages = entries.values.reduce(into: [sourceLanguage]) { languages, entry in
            if let written = entry.localizations?.keys { languages.formUnion(written) }
        }
    }

    package var keys: [String] { entries.keys.sorted() }

    /// The key's text in the first of the languages that it has; nil if the key itself is the text, which is in the source
    /// language.
    func localization(forKey key: String, languages: [String]) -> LocalizedText? {
        let localizations = entries[key]?.localizations ?? [:]
        let written = localizations.filter { !$0.value.isEmpty }.map(\.key)
        let known = languages.lazy.compactMap { Reader.known($0).best(of: written, source: sourceLanguage) }
        let language = known.first ?? sourceLanguage
        guard let text = localizations[language], !text.isEmpty else { return nil }
        return LocalizedText(text, language: language)
    }
}

/// A key's text in one language.
struct LocalizedText {
    let unit: StringCatalog.Localization
    let language: String

    init(_ unit: StringCatalog.Localization, language: String) {
        self.unit = unit
        self.language = language
    }
}

// MARK: - The file

extension StringCatalog {
    struct Contents: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    struct Entry: Decodable, Sendable {
        let localizations: [String: Localization]?
    }

    /// A text, or variations by number or device, with the parts that have their own variations.
    struct Localization: Decodable, Sendable {
        let stringUnit: StringUnit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        /// Whether there is no text yet: it is marked as new and empty, or the entry has neither a text nor variations.
        var isEmpty: Bool {
            stringUnit.map { $0.state == "new" && $0.value.isEmpty } ?? (variations == nil)
        }
    }

    struct StringUnit: Decodable, Sendable {
        let state: String?
        let value: String
    }

    /// Variations nest: by device, and for each device by number.
    indirect enum Variations: Decodable, Sendable {
        case plural([String: Localization])
        case device([String: Localization])

        enum CodingKeys: String, CodingKey { case plural, device }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard decoder.codingPath.count < 64 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "variations nest too deep"))
            }
            if let plural = try container.decodeIfPresent([String: Localization].self, forKey: .plural) {
                self = .plural(plural)
            } else {
                self = .device(try container.decode([String: Localization].self, forKey: .device))
            }
        }
    }

    struct Substitution: Decodable, Sendable {
        /// The number of the part's argument, from 1; nil for the next one in order of appearance.
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
        /// Whether the first plain specifier in its texts refers to its argument, like `%arg`, and further ones to the arguments
        /// after that, as in `.stringsdict` files.
        var takesPlainSpecifier = false

        enum CodingKeys: String, CodingKey { case argNum, formatSpecifier, variations }

        /// From 0; nil if there is no number, or an impossible one.
        var place: Int? { argNum.flatMap { (1...999).contains($0) ? $0 - 1 : nil } }

        /// The argument's format: `formatSpecifier` is the part after the percent sign.
        var specifier: FormatSpecifier? {
            guard let formatSpecifier,
                case .specifier(let specifier)? = FormatPiece.pieces(of: "%" + formatSpecifier).first
            else { return nil }
            return specifier
        }
    }
}
