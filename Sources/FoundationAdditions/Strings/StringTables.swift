import Foundation
import Synchronization
import os

/// The tables of the bundles in use, from string catalogs, or else from `.strings` and `.stringsdict` files. Each is read on
/// first use.
package enum StringTables {
    /// A table of a bundle. This is the key rather than the file's URL, because making a URL takes longer than the lookup.
    private struct Place: Hashable {
        let table: String
        let bundle: Bundle

        init(_ table: String?, _ bundle: Bundle) {
            self.table = table ?? "Localizable"
            self.bundle = bundle.orAppResources
        }

        /// Nil where there is no such table.
        func read() throws(AssetError) -> StringCatalog? {
            // With `isDirectory: false` Foundation doesn't need to check on the disk.
            let folder = bundle.resourceDirectory
            let file = folder.appendingPathComponent(table + ".xcstrings", isDirectory: false)
            if FileManager.default.fileExists(atPath: file.path) { return try StringCatalog(contentsOf: file) }
            return try StringCatalog(stringsFiles: table, in: folder, report: StringTables.report)
        }
    }

    private static let known = Mutex<[Place: StringCatalog?]>([:])

    /// The table with a name (nil: `Localizable`); nil if the bundle has none.
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

    /// The first of a visitor's languages in which the app has texts, including the visitor's region; otherwise the texts' source
    /// language. Nil if the app has no texts to translate.
    package static func language(for languages: [String]) -> String? {
        guard let catalog = readable(nil, .main) else { return nil }
        let written = Array(catalog.languages)
        return languages.first { Reader.known($0).best(of: written, source: catalog.sourceLanguage) != nil }
            ?? catalog.sourceLanguage
    }

    /// The text for a key in the first of the languages that the table has, with its arguments. If the table has none, the
    /// default value is used, which is a format, too.
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

    /// The text for a key, which may be a format whose arguments are inserted later.
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

/// The text found for a key, before its arguments are inserted.
private struct Wording {
    let text: LocalizedText?
    /// The format to use if the table has no matching text.
    let format: String
    let language: String
    let arguments: [LocalizationArgument]
    let locale: Locale

    func inflected(isolation: ArgumentIsolation?) -> String {
        let plain = rendered(isolation: isolation)
        guard Inflection.isAsked(by: plain) else { return plain }
        if let isolation { return inflected(plain, isolation) }
        // Inflection must know where the arguments are, so they are marked temporarily.
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
