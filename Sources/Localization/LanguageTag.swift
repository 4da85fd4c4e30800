/// A language tag (BCP 47) reduced to what Foundation can be trusted with: a language, a script and a region, each of them
/// known.
///
/// A visitor's browser chooses the text that it sends as its language, and Foundation's ICU neither returns for every tag
/// (`Locale.Language.parent` for `no-NO`) nor survives every one (`NumberFormatter` for `ar-u-nu-arab`). So a tag from
/// outside passes through here first. Deprecated codes become today's (`iw` is `he`, `no` is `nb`); extensions, variants
/// and private subtags are dropped.
package struct LanguageTag: Hashable, Sendable {
    /// In lower case, such as `en`.
    package let language: String
    /// Such as `Hant`.
    package let script: String?
    /// In upper case or three digits, such as `TW` or `419`.
    package let region: String?

    package init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Reads a tag, with hyphens or underscores, in any case.
    ///
    /// - Returns: nil where its language isn't known.
    package init?(_ text: String) {
        // A longer text is no tag; nothing below depends on its length then.
        guard text.utf8.count <= Self.byteCountMax else { return nil }
        let name = text.lowercased().replacing("_", with: "-")
        var subtags = name.split(separator: "-").map(String.init)[...]
        if let current = Self.grandfathered[name] { subtags = [current] }
        guard let first = subtags.popFirst() else { return nil }
        let alias = Self.aliases[first]
        let language = alias?.language ?? first
        guard Self.languages.contains(language) else { return nil }
        // Extended languages, as in zh-cmn-Hans.
        while let next = subtags.first, next.utf8.count == 3, next.allSatisfy(\.isASCIILetter) { subtags.removeFirst() }
        let script = subtags.first.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let isScript = script.map(Self.scripts.contains) ?? false
        if isScript { subtags.removeFirst() }
        let region = subtags.first?.uppercased()
        self.init(
            language: language, script: isScript ? script : alias?.script,
            region: region.flatMap { Self.regions.contains($0) ? $0 : nil })
    }

    /// With hyphens, such as `zh-Hant-TW`.
    package var identifier: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    private static let byteCountMax = 100
}

extension LanguageTag {
    /// The languages that a browser asks for, the preferred one first, without those that aren't known.
    ///
    /// - Returns: English where none is known.
    package static func known(of texts: [String]) -> [LanguageTag] {
        let tags = texts.prefix(countMax).compactMap { LanguageTag($0) }
        return tags.isEmpty ? [LanguageTag(language: "en")] : tags
    }

    /// More languages than a person reads.
    private static let countMax = 20
}

extension Swift.Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
