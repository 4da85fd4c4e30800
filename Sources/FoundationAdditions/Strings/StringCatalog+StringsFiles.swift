import Foundation

/// Texts as they were kept before string catalogs: files `<language>.lproj/<table>.strings` for each language, and
/// `<table>.stringsdict` for those that vary with a number.
extension StringCatalog {
    /// The table of that name in a folder of resources; nil where it is in no language.
    ///
    /// Nothing says which language the keys are in: it is English where there is English or a `Base.lproj`, which is
    /// taken for that, and else the first by name.
    ///
    /// - Parameter report: Told of each file, and of each text that varies, that can't be read; the others are.
    /// - Throws: What is wrong with the first file, where none can be read.
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

    /// Their names without the extension; "Base" comes before languages.
    private static func languageFolders(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    }
}

/// What varies comes last: it is taken rather than a plain text of that key.
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

    /// What a `.strings` file says, which is a property list without its braces.
    private func strings() throws(AssetError) -> [String: String] {
        guard let strings = try propertyList() as? [String: String] else {
            throw .malformed(path: path, what: "no list of strings")
        }
        return strings
    }

    /// What a `.stringsdict` file says. An entry that can't be understood is told of and left out.
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

    /// Nil where it is none; an empty file says nothing.
    private func propertyList() throws(AssetError) -> Any? {
        let data = try resourceBytes()
        if data.isEmpty { return [String: String]() }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}
