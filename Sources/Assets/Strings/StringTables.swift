import Foundation
import Synchronization
import os

/// The string catalogs of the bundles that are in use, each read the first time it is asked for.
package enum StringTables {
    private static let known = Mutex<[URL: StringCatalog?]>([:])

    /// The table of that name (nil: `Localizable`), nil if the bundle has none.
    package static func catalog(table: String?, bundle: Bundle) throws(AssetError) -> StringCatalog? {
        let file = file(table, bundle)
        if let catalog = known.withLock({ $0[file] }) { return catalog }
        guard FileManager.default.fileExists(atPath: file.path) else {
            known.withLock { $0[file] = .some(nil) }
            return nil
        }
        let catalog = try StringCatalog(contentsOf: file)
        known.withLock { $0[file] = catalog }
        return catalog
    }

    /// The text for a key in the first of the languages that the table speaks, with its arguments. Where the table has
    /// none it is the default value, a format too. A table that can't be read is reported once and counts as empty.
    package static func string(
        forKey key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle,
        languages: [String], locale: Locale, arguments: [LocalizationArgument] = [], isolation: ArgumentIsolation? = nil
    ) -> String {
        let text = readable(table, bundle)?.localization(forKey: key, languages: languages)
        if let rendered = text?.rendered(with: arguments, locale: locale, isolation: isolation) { return rendered }
        let format = defaultValue ?? key
        return arguments.isEmpty
            ? format : LocalizedText.filled(format, with: arguments, locale: locale, isolation: isolation)
    }

    private static func readable(_ table: String?, _ bundle: Bundle) -> StringCatalog? {
        do {
            return try catalog(table: table, bundle: bundle)
        } catch {
            known.withLock { $0[file(table, bundle)] = .some(nil) }
            Logger(subsystem: "Kissa", category: "Assets").error("\(error, privacy: .public)")
            return nil
        }
    }

    private static func file(_ table: String?, _ bundle: Bundle) -> URL {
        // Told that it is no directory, Foundation need not look at the disk, each time.
        bundle.orAppResources.resourceDirectory
            .appendingPathComponent((table ?? "Localizable") + ".xcstrings", isDirectory: false)
    }
}
