import Foundation
import Synchronization
import os

/// The string catalogs of the bundles that are in use, each read the first time it is asked for.
package enum StringTables {
    /// A table of a bundle. Not the file's address: putting that together takes longer than the search.
    private struct Place: Hashable {
        let table: String
        let bundle: Bundle

        init(_ table: String?, _ bundle: Bundle) {
            self.table = table ?? "Localizable"
            self.bundle = bundle.orAppResources
        }

        // Told that it is no directory, Foundation need not look at the disk.
        var file: URL {
            bundle.resourceDirectory.appendingPathComponent(table + ".xcstrings", isDirectory: false)
        }
    }

    private static let known = Mutex<[Place: StringCatalog?]>([:])

    /// The table of that name (nil: `Localizable`), nil if the bundle has none.
    package static func catalog(table: String?, bundle: Bundle) throws(AssetError) -> StringCatalog? {
        let place = Place(table, bundle)
        if let catalog = known.withLock({ $0[place] }) { return catalog }
        let file = place.file
        guard FileManager.default.fileExists(atPath: file.path) else {
            known.withLock { $0[place] = .some(nil) }
            return nil
        }
        let catalog = try StringCatalog(contentsOf: file)
        known.withLock { $0[place] = catalog }
        return catalog
    }

    /// The text for a key in the first of the languages that the table speaks, with its arguments. Where the table has
    /// none it is the default value, a format too. A table that can't be read is reported once and counts as empty.
    package static func string(
        forKey key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle,
        languages: [String], locale: Locale, arguments: [LocalizationArgument] = [], isolation: ArgumentIsolation? = nil
    ) -> String {
        let catalog = readable(table, bundle)
        let text = catalog?.localization(forKey: key, languages: languages)
        let format = defaultValue ?? key
        let language = text?.language ?? catalog?.sourceLanguage ?? "en"
        func rendered(_ isolation: ArgumentIsolation?) -> String {
            if let string = text?.rendered(with: arguments, locale: locale, isolation: isolation) { return string }
            return arguments.isEmpty
                ? format : LocalizedText.filled(format, with: arguments, locale: locale, isolation: isolation)
        }
        let plain = rendered(isolation)
        guard Inflection.isAsked(by: plain) else { return plain }
        let marks = isolation ?? Inflection.marks
        let marked = isolation == nil ? rendered(marks) : plain
        let inflected = Inflection(language: language, arguments: arguments, isolation: marks).inflected(marked)
        return isolation == nil ? marks.removed(from: inflected) : inflected
    }

    private static func readable(_ table: String?, _ bundle: Bundle) -> StringCatalog? {
        do {
            return try catalog(table: table, bundle: bundle)
        } catch {
            known.withLock { $0[Place(table, bundle)] = .some(nil) }
            Logger(subsystem: "Kissa", category: "Assets").error("\(error, privacy: .public)")
            return nil
        }
    }
}
