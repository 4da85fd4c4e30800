import Foundation
import Localization
import Synchronization

/// Somebody who reads a language, and which of the languages that texts are written in is theirs.
///
/// Browsers name a language by its region (`zh-TW`), catalogs name some by their script (`zh-Hant`): what lies
/// between is in CLDR's likely subtags, which Foundation has, and parent locales (``LanguageTag/parents``).
package struct Reader: Sendable {
    /// The names that texts for this reader may go by, from the most particular to the plainest: `es-MX`, `es-Latn-MX`,
    /// `es-419`, `es-Latn`, `es`.
    private(set) var names: [String]
    /// The language in its script: who reads `pt-Latn` of one country reads that of another. Nil where it isn't known.
    private var writing: String?

    /// - Parameter identifier: As it came from outside; nothing of it reaches Foundation that isn't known to return.
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

    /// The one of these languages, or of the source language, that suits the reader best: by its name, or else
    /// written as theirs is, the source language before others. Nil where the reader reads none of them.
    package func best(of languages: [String], source: String) -> String? {
        if let name = names.first(where: { $0 == source || languages.contains($0) }) { return name }
        guard let writing else { return nil }
        return ([source] + languages.sorted()).first { Self.known($0).writing == writing }
    }

    // MARK: Those that are known

    private static let countMax = 500
    private static let readers = Mutex<[String: Reader]>([:])

    /// As `init`, which takes longer than the search in a catalog. Pages say what they read, so there is a bound.
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
    /// The tag with its likely script and region. Nil where none is known.
    fileprivate var likely: LanguageTag? {
        let language = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        guard let code = language.languageCode?.identifier, let script = language.script?.identifier else { return nil }
        return LanguageTag(language: code, script: script, region: language.region?.identifier)
    }
}
