import Foundation

/// Texts as they were kept before string catalogs: a file `<language>.lproj/<table>.strings` for each language. The plurals
/// of that time, `.stringsdict` files, are not read.
extension StringCatalog {
    /// The table of that name in a folder of resources; nil where it is in no language.
    ///
    /// Nothing says which language the keys are in: it is English where there is English or a `Base.lproj`, which is taken
    /// for that, and else the first by name.
    init?(stringsFiles table: String, in folder: URL) throws(AssetError) {
        var localizations: [String: [String: Localization]] = [:]
        var languages: Set<String> = []
        for name in Self.languageFolders(in: folder) {
            let file = folder.appendingPathComponent("\(name).lproj/\(table).strings", isDirectory: false)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            let language = name == "Base" ? "en" : name
            languages.insert(language)
            for (key, text) in try file.strings() {
                let unit = StringUnit(state: nil, value: text)
                localizations[key, default: [:]][language] = Localization(
                    stringUnit: unit, variations: nil, substitutions: nil)
            }
        }
        guard let first = languages.min() else { return nil }
        self.init(
            sourceLanguage: languages.contains("en") ? "en" : first,
            entries: localizations.mapValues { Entry(localizations: $0) })
    }

    /// Their names without the extension; "Base" comes before languages.
    private static func languageFolders(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    }
}

extension URL {
    /// What a `.strings` file says, which is a property list without its braces.
    fileprivate func strings() throws(AssetError) -> [String: String] {
        let data = try resourceBytes()
        if data.isEmpty { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let strings = list as? [String: String] else { throw .malformed(path: path, what: "no list of strings") }
        return strings
    }
}
