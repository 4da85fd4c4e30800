/// A language tag (BCP 47), reduced to what Foundation handles safely: a known language, script and region.
///
/// A visitor's browser sends any text as its language. For some tags Foundation's ICU never returns
/// (`Locale.Language.parent` for `no-NO`), for others it crashes (`NumberFormatter` for `ar-u-nu-arab`). So every tag
/// from outside is parsed here first. Deprecated codes are replaced (`iw` by `he`, `no` by `nb`); extensions, variants
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
    /// - Returns: nil if its language isn't known.
    package init?(_ text: String) {
        // Longer text is rejected, so nothing below depends on the length.
        guard text.utf8.count <= Self.byteCountMax else { return nil }
        let name = text.lowercased().replacing("_", with: "-")
        var subtags = name.split(separator: "-").map(String.init)[...]
        if let current = Self.grandfathered[name] { subtags = [current] }
        guard let first = subtags.popFirst() else { return nil }
        let alias = Self.aliases[first]
        let language = alias?.language ?? first
        guard Self.languages.contains(language) else { return nil }
        // Skips extended language subtags, as in zh-cmn-Hans.
        while let next = subtags.first, next.utf8.count == 3, next.allSatisfy(\.isASCIILetter) { subtags.removeFirst() }
        let script = subtags.first.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let isScript = script.map(Self.scripts.contains) ?? false
        if isScript { subtags.removeFirst() }
        let region = subtags.first?.uppercased()
        self.init(
            language: language, script: isScript ? script : alias?.script,
            region: region.flatMap { Self.regions.contains($0) ? $0 : nil })
    }

    /// The tag with hyphens, such as `zh-Hant-TW`.
    package var identifier: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    private static let byteCountMax = 100
}

extension LanguageTag {
    /// The known languages among those that a browser requests, the preferred one first.
    ///
    /// - Returns: English if none is known.
    package static func known(of texts: [String]) -> [LanguageTag] {
        let tags = texts.prefix(countMax).compactMap { LanguageTag($0) }
        return tags.isEmpty ? [LanguageTag(language: "en")] : tags
    }

    /// Limits how many languages are considered.
    private static let countMax = 20
}

extension Swift.Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
