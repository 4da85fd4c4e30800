import Foundation

/// The predecessors of string catalogs: files `<language>.lproj/<table>.strings` for each language, and `<table>.stringsdict` for
/// texts that vary by a number.
extension StringCatalog {
    /// The table with a name in a folder of resources; nil if no language has it.
    ///
    /// The files don't specify the language of the keys: it is English if there is English or a `Base.lproj`, which counts as
    /// English, and otherwise the first language by name.
    ///
    /// - Parameter report: Called for each file and each plural entry that can't be read; the others are used.
    /// - Throws: The error of the first file, if none can be read.
    init?(stringsFiles table: String, in folder: URL, report: (AssetError) -> Void = { _ in }) throws(AssetError) {
        var tables: [String: [String: Localization]] = [:]
        var faults: [AssetError] = []
        for name in Self.languageFolders(in: folder) {
            let language = name == "Base" ? "en" : name
            for kind in StringsFileKind.allCases {
                let path = "\(name).lproj/\(table).\(kind.rawValue)"
                let file = folder.appendingPathComponent(path, isDirectory: false)
                guard FileManager.default.fileExists(atPath: file.path) else { continue }
                do throws(AssetError) {
                    let texts = try file.texts(kind, &faults)
                    tables[language, default: [:]].merge(texts) { $1 }
                } catch {
                    faults.append(error)
                }
            }
        }
        if tables.isEmpty, let fault = faults.first { throw fault }
        faults.forEach(report)
        guard let first = tables.keys.min() else { return nil }
        self.init(sourceLanguage: tables["en"] == nil ? first : "en", entries: Self.entries(of: tables))
    }

    private static func entries(of tables: [String: [String: Localization]]) -> [String: Entry] {
        var localizations: [String: [String: Localization]] = [:]
        for (language, table) in tables {
            for (key, text) in table { localizations[key, default: [:]][language] = text }
        }
        return localizations.mapValues { Entry(localizations: $0) }
    }

    /// The names of language folders without the extension; "Base" is sorted before languages.
    private static func languageFolders(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    }
}

/// `.stringsdict` comes last: its texts replace plain ones with the same key.
private enum StringsFileKind: String, CaseIterable { case strings, stringsdict }

extension URL {
    fileprivate func texts(
        _ kind: StringsFileKind, _ faults: inout [AssetError]
    ) throws(AssetError) -> [String: StringCatalog.Localization] {
        switch kind {
        case .strings: try strings().mapValues(StringCatalog.Localization.init(text:))
        case .stringsdict: try pluralEntries(&faults)
        }
    }

    /// The texts of a `.strings` file, which is a property list without its braces.
    private func strings() throws(AssetError) -> [String: String] {
        guard let strings = try propertyList() as? [String: String] else {
            throw .malformed(path: path, what: "no list of strings")
        }
        return strings
    }

    /// The entries of a `.stringsdict` file. Invalid ones are reported and left out.
    private func pluralEntries(
        _ faults: inout [AssetError]
    ) throws(AssetError) -> [String: StringCatalog.Localization] {
        guard let list = try propertyList() as? [String: Any] else {
            throw .malformed(path: path, what: "no property list of texts that vary")
        }
        var entries: [String: StringCatalog.Localization] = [:]
        for (key, entry) in list.sorted(by: { $0.key < $1.key }) {
            do throws(PluralEntryFault) {
                entries[key] = try StringCatalog.Localization(pluralEntry: entry)
            } catch {
                faults.append(.malformed(path: path, what: "\(key.debugDescription): \(error.what)"))
            }
        }
        return entries
    }

    /// Nil if the file is no property list; an empty file counts as an empty one.
    private func propertyList() throws(AssetError) -> Any? {
        let data = try resourceBytes()
        if data.isEmpty { return [String: String]() }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}
