import Foundation
import Synchronization
import os

/// The string catalogs, or else the `.strings` and `.stringsdict` files, of the bundles that are in use, each read the
/// first time it is asked for.
package enum StringTables {
    /// A table of a bundle. Not the file's address: putting that together takes longer than the search.
    private struct Place: Hashable {
        let table: String
        let bundle: Bundle

        init(_ table: String?, _ bundle: Bundle) {
            self.table = table ?? "Localizable"
            self.bundle = bundle.orAppResources
        }

        /// Nil where there is no such table.
        func read() throws(AssetError) -> StringCatalog? {
            // Told that it is no directory, Foundation need not look at the disk.
            let folder = bundle.resourceDirectory
            let file = folder.appendingPathComponent(table + ".xcstrings", isDirectory: false)
            if FileManager.default.fileExists(atPath: file.path) { return try StringCatalog(contentsOf: file) }
            return try StringCatalog(stringsFiles: table, in: folder, report: StringTables.report)
        }
    }

    private static let known = Mutex<[Place: StringCatalog?]>([:])

    /// The table of that name (nil: `Localizable`), nil if the bundle has none.
    package static func catalog(table: String?, bundle: Bundle) throws(AssetError) -> StringCatalog? {
        let place = Place(table, bundle)
        if let catalog = known.withLock({ $0[place] }) { return catalog }
        let catalog = try place.read()
        remember(catalog, at: place)
        return catalog
    }

    /// A table that can't be read is reported once and counts as empty.
    private static func readable(_ table: String?, _ bundle: Bundle) -> StringCatalog? {
        do {
            return try catalog(table: table, bundle: bundle)
        } catch {
            remember(nil, at: Place(table, bundle))
            report(error)
            return nil
        }
    }

    private static func report(_ error: AssetError) {
        Logger(subsystem: "Kissa", category: "Assets").error("\(error, privacy: .public)")
    }

    private static func remember(_ catalog: StringCatalog?, at place: Place) {
        known.withLock { _ = $0.updateValue(catalog, forKey: place) }
    }

    /// The first of somebody's languages that the app's texts are written in, with the region that they have named; else the
    /// texts' own. Nil where the app has no texts to translate.
    package static func language(for languages: [String]) -> String? {
        guard let catalog = readable(nil, .main) else { return nil }
        let written = Array(catalog.languages)
        return languages.first { Reader.known($0).best(of: written, source: catalog.sourceLanguage) != nil }
            ?? catalog.sourceLanguage
    }

    /// The text for a key in the first of the languages that the table speaks, with its arguments. Where the table has
    /// none it is the default value, a format too.
    package static func string(
        forKey key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle,
        languages: [String], locale: Locale, arguments: [LocalizationArgument] = [], isolation: ArgumentIsolation? = nil
    ) -> String {
        let catalog = readable(table, bundle)
        let text = catalog?.localization(forKey: key, languages: languages)
        let wording = Wording(
            text: text, format: defaultValue ?? key, language: text?.language ?? catalog?.sourceLanguage ?? "en",
            arguments: arguments, locale: locale)
        return wording.inflected(isolation: isolation)
    }

    /// The text for a key, which may be a format whose values come later.
    static func format(
        forKey key: String, defaultValue: String?, table: String?, bundle: Bundle, languages: [String]
    ) -> String {
        let text = readable(table, bundle)?.localization(forKey: key, languages: languages)
        if let format = text.flatMap(LaterFormats.format) { return format }
        return string(
            forKey: key, defaultValue: defaultValue, table: table, bundle: bundle, languages: languages,
            locale: LocalizationContext.currentLocale)
    }
}

/// What a key turned out to say, with its arguments still to be put in.
private struct Wording {
    let text: LocalizedText?
    /// What stands where the table has no text, or none that fits.
    let format: String
    let language: String
    let arguments: [LocalizationArgument]
    let locale: Locale

    func inflected(isolation: ArgumentIsolation?) -> String {
        let plain = rendered(isolation: isolation)
        guard Inflection.isAsked(by: plain) else { return plain }
        if let isolation { return inflected(plain, isolation) }
        // Inflection must know where the arguments are, so they are marked for as long as it works.
        let marks = Inflection.marks
        return marks.removed(from: inflected(rendered(isolation: marks), marks))
    }

    private func rendered(isolation: ArgumentIsolation?) -> String {
        if let text = text?.rendered(with: arguments, locale: locale, isolation: isolation) { return text }
        guard !arguments.isEmpty else { return format }
        return LocalizedText.filled(format, with: arguments, locale: locale, isolation: isolation)
    }

    private func inflected(_ text: String, _ isolation: ArgumentIsolation) -> String {
        Inflection(language: language, arguments: arguments, isolation: isolation).inflected(text)
    }
}
