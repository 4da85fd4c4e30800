import Foundation
import Localization
import Synchronization

/// A reader's language, and its match with the languages of texts.
///
/// Browsers specify a language by its region (`zh-TW`), some catalogs by its script (`zh-Hant`). CLDR's likely subtags, which
/// Foundation has, and parent locales (``LanguageTag/parents``) connect them.
package struct Reader: Sendable {
    /// The names of languages that suit this reader, from the most specific to the most general: `es-MX`, `es-Latn-MX`, `es-419`,
    /// `es-Latn`, `es`.
    private(set) var names: [String]
    /// The language and its script: readers of `pt-Latn` in one country can read that of another. Nil if it isn't known.
    private var writing: String?

    /// - Parameter identifier: Untrusted. Only parts that are known to be safe are passed to Foundation, whose functions may not
    ///   return for others.
    package init(of identifier: String) {
        let parts = identifier.replacing("_", with: "-").split(separator: "-").prefix(8)
        let given = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        names = given
        writing = nil
        guard let tag = LanguageTag(identifier), let likely = tag.likely, let bare = given.last else { return }
        let (code, script) = (likely.language, likely.script ?? "")
        let regional = likely.region.map { ["\(code)-\(script)-\($0)", "\(code)-\($0)"] } ?? []
        let parents = likely.parents.filter { ($0.likely?.script ?? script) == script }.map(\.identifier)
        let particular = given.dropLast(given.count > 1 ? 1 : 0) + regional + parents.filter { $0.contains("-") }
        let plain = ["\(code)-\(script)", bare, code] + parents.filter { !$0.contains("-") }
        names = (particular + plain).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        writing = "\(code)-\(script)"
    }

    /// The language among these, and the source language, that suits the reader best: by its name, or else by its language and
    /// script, where the source language has precedence. Nil if the reader can't read any of them.
    package func best(of languages: [String], source: String) -> String? {
        if let name = names.first(where: { $0 == source || languages.contains($0) }) { return name }
        guard let writing else { return nil }
        return ([source] + languages.sorted()).first { Self.known($0).writing == writing }
    }

    // MARK: Those that are known

    private static let countMax = 500
    private static let readers = Mutex<[String: Reader]>([:])

    /// A cached reader, because `init` takes longer than a search in a catalog. The cache is limited, because identifiers come
    /// from pages.
    static func known(_ identifier: String) -> Reader {
        if let reader = readers.withLock({ $0[identifier] }) { return reader }
        let reader = Reader(of: identifier)
        readers.withLock {
            if $0.count >= countMax { $0 = [:] }
            $0[identifier] = reader
        }
        return reader
    }
}

extension LanguageTag {
    /// The tag with its likely script and region. Nil if they aren't known.
    fileprivate var likely: LanguageTag? {
        let language = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        guard let code = language.languageCode?.identifier, let script = language.script?.identifier else { return nil }
        return LanguageTag(language: code, script: script, region: language.region?.identifier)
    }
}
