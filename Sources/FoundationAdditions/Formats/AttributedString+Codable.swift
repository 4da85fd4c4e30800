import Foundation
import Markdown

/// Makes attributed strings codable, which Foundation on Linux lacks.
///
/// The format is that of Apple's systems: a string, or strings each followed by its attributes. Links, languages and emphasis are
/// stored; other attributes, such as fonts and colors, are left out.
extension AttributedString: @retroactive Encodable, @retroactive Decodable {
    private struct Attributes: Codable {
        var link: URL?
        var intent: UInt?
        var language: String?

        enum CodingKeys: String, CodingKey {
            case link = "NSLink"
            case intent = "NSInlinePresentationIntent"
            case language = "NSLanguage"
        }

        var isEmpty: Bool { link == nil && intent == nil && language == nil }
    }

    /// Encodes the text, its links, languages and emphasis; other attributes are left out.
    public func encode(to encoder: any Encoder) throws {
        let parts = runs.map { run in
            let attributes = Attributes(
                link: run.link, intent: run.inlinePresentationIntent?.rawValue, language: run.languageIdentifier)
            return (String(self[run.range].characters), attributes)
        }
        guard parts.contains(where: { !$0.1.isEmpty }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        var container = encoder.unkeyedContainer()
        for (text, attributes) in parts {
            try container.encode(text)
            try container.encode(attributes)
        }
    }

    /// Decodes a text.
    ///
    /// - Throws: `DecodingError` if the data has another format.
    public init(from decoder: any Decoder) throws {
        if let plain = try? decoder.singleValueContainer().decode(String.self) {
            self.init(plain)
            return
        }
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            var part = AttributedString(try container.decode(String.self))
            let attributes = try container.decode(Attributes.self)
            part.link = attributes.link
            part.inlinePresentationIntent = attributes.intent.map { InlinePresentationIntent(rawValue: $0) }
            part.languageIdentifier = attributes.language
            append(part)
        }
    }
}
