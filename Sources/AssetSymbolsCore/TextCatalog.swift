import Foundation

/// The part of a string catalog that symbols are generated from. The texts themselves are read at run time, by FoundationAdditions.
public struct TextCatalog {
    /// The catalog's file.
    public let file: URL
    /// The table's name.
    public var table: String { file.deletingPathExtension().lastPathComponent }
    /// Warnings for the developer: a file that can't be read, and keys without a symbol.
    public internal(set) var warnings: [CatalogWarning] = []
    /// The texts with a symbol, sorted by key.
    private(set) var symbols: [TextSymbol] = []

    /// Reads a catalog. A file that can't be read is a catalog without symbols, with a warning.
    public init(_ file: URL) {
        self.file = file
        guard let data = try? Data(contentsOf: file),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = contents["strings"] as? [String: Any]
        else {
            warnings = [CatalogWarning(path: file.path, line: 1, text: "this can't be read as a string catalog")]
            return
        }
        let language = contents["sourceLanguage"] as? String ?? "en"
        let entries = strings.compactMap { key, entry in
            (entry as? [String: Any]).flatMap { TextEntry(key: key, $0, language: language) }
        }
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        add(entries.sorted { $0.key < $1.key }, lines: lines)
    }

    /// Where two keys give the same symbol, the first one has it.
    private mutating func add(_ entries: [TextEntry], lines: [String]) {
        var known: [String: String] = [:]
        for entry in entries {
            guard let symbol = entry.symbol else {
                warn(entry.key, "the key \"\(entry.key)\" has no letters for the name of a symbol", lines)
                continue
            }
            if let other = known[symbol.signature] {
                let text = "\"\(entry.key)\" and \"\(other)\" give the same symbol \(symbol.name); \"\(other)\" has it"
                warn(entry.key, text, lines)
                continue
            }
            known[symbol.signature] = entry.key
            symbols.append(symbol)
        }
    }

    private mutating func warn(_ key: String, _ text: String, _ lines: [String]) {
        let line = lines.firstIndex { $0.contains(key.debugDescription) } ?? 0
        let single = text.components(separatedBy: .newlines).joined(separator: " ")
        warnings.append(CatalogWarning(path: file.path, line: line + 1, text: single))
    }
}
