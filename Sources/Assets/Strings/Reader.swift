import Foundation
import Synchronization

/// Somebody who reads a language, and which of the languages that texts are written in is theirs.
///
/// Browsers name a language by its region (`zh-TW`), catalogs name some by their script (`zh-Hant`): what lies
/// between is in CLDR's likely subtags and parent locales, which Foundation has.
struct Reader: Sendable {
    /// The names that texts for this reader may go by, from the most particular to the plainest: `es-MX`, `es-Latn-MX`,
    /// `es-419`, `es-Latn`, `es`.
    private(set) var names: [String]
    /// The language in its script: who reads `pt-Latn` of one country reads that of another. Nil where it isn't known.
    private var writing: String?

    init(of identifier: String) {
        let parts = identifier.replacing("_", with: "-").split(separator: "-").prefix(8)
        let given = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        names = given
        writing = nil
        guard let whole = given.first, let bare = given.last, 2...3 ~= bare.utf8.count, bare != "und" else { return }
        let likely = Locale.Language(identifier: Locale.Language(identifier: whole).maximalIdentifier)
        guard let code = likely.languageCode?.identifier, let script = likely.script else { return }
        let regional =
            likely.region.map { ["\(code)-\(script.identifier)-\($0.identifier)", "\(code)-\($0.identifier)"] } ?? []
        let parents = Self.parents(of: regional.last ?? code, in: script)
        let particular = given.dropLast(given.count > 1 ? 1 : 0) + regional + parents.filter { $0.contains("-") }
        let plain = ["\(code)-\(script.identifier)", bare, code] + parents.filter { !$0.contains("-") }
        names = (particular + plain).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        writing = "\(code)-\(script.identifier)"
    }

    /// `es-419` for Mexico's Spanish, and so on. The root, which is no language, has no script.
    private static func parents(of identifier: String, in script: Locale.Script) -> [String] {
        sequence(first: Locale.Language(identifier: identifier)) { $0.parent }.dropFirst().prefix(4)
            .filter { $0.script == script }.map(\.minimalIdentifier)
    }

    /// The one of these languages, or of the source language, that suits the reader best: by its name, or else
    /// written as theirs is, the source language before others. Nil where the reader reads none of them.
    func best(of languages: [String], source: String) -> String? {
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
