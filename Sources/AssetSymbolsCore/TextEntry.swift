/// A text that was added to a string catalog by hand. Texts that were found in sources have no symbols.
struct TextEntry {
    let key: String
    /// The text and its variations in the source language; empty where the key itself is the text.
    private let texts: [String]
    /// The parts that have their own variations: their arguments' numbers and formats.
    private let parts: [String: Part]

    private struct Part {
        let position: Int?
        let format: String
    }

    /// Nil for an entry without a symbol.
    init?(key: String, _ entry: [String: Any], language: String) {
        guard entry["extractionState"] as? String == "manual", Self.generatesSymbol(entry) else { return nil }
        let localizations = entry["localizations"] as? [String: Any] ?? [:]
        let source = localizations[language] as? [String: Any] ?? [:]
        self.key = key
        texts = Self.texts(of: source, depth: 0)
        let substitutions = source["substitutions"] as? [String: Any] ?? [:]
        parts = substitutions.compactMapValues { ($0 as? [String: Any]).map(Self.part) }
    }

    /// The checkbox of Xcode's inspector.
    private static func generatesSymbol(_ entry: [String: Any]) -> Bool {
        ["generatesSymbol", "shouldGenerateSymbol"].allSatisfy { entry[$0] as? Bool != false }
    }

    private static func part(_ substitution: [String: Any]) -> Part {
        let number = substitution["argNum"] as? Int
        let format = TextPlaceholder.all(in: "%" + (substitution["formatSpecifier"] as? String ?? "lld")).first
        return Part(
            position: number.flatMap { (1...99).contains($0) ? $0 : nil }, format: format?.format ?? "%lld")
    }

    /// The texts of a localization, sorted by their categories so that each build is the same.
    private static func texts(of localization: [String: Any], depth: Int) -> [String] {
        let unit = localization["stringUnit"] as? [String: Any]
        if let text = unit?["value"] as? String { return text.isEmpty ? [] : [text] }
        guard depth < 8, let variations = localization["variations"] as? [String: Any] else { return [] }
        return ["device", "plural"].flatMap { kind -> [String] in
            let cases = variations[kind] as? [String: Any] ?? [:]
            return cases.sorted { $0.key < $1.key }.flatMap { _, variation in
                (variation as? [String: Any]).map { texts(of: $0, depth: depth + 1) } ?? []
            }
        }
    }

    // MARK: - Its symbol

    /// Nil where the key gives no name.
    var symbol: TextSymbol? {
        guard let name = TextSymbolName.member(for: key) else { return nil }
        return TextSymbol(key: key, name: name, parameters: parameters, text: texts.isEmpty ? key : nil)
    }

    /// The arguments by number: those of the text in the source language, and of the key. A number that isn't used is a text.
    private var parameters: [TextParameter] {
        var found: [Int: TextParameter] = [:]
        for text in texts + [key] { found.merge(parameters(of: text)) { $0.label == nil && $1.label != nil ? $1 : $0 } }
        let count = found.keys.max() ?? 0
        var labels: Set<String> = []
        return (0..<count).map { index in
            let parameter = found[index + 1] ?? TextParameter(label: nil, format: "%@")
            // A name can be used only once.
            let isNew = parameter.label.map { labels.insert($0).inserted } ?? true
            return isNew ? parameter : TextParameter(label: nil, format: parameter.format)
        }
    }

    private func parameters(of text: String) -> [Int: TextParameter] {
        var parameters: [Int: TextParameter] = [:]
        var next = 1
        for placeholder in TextPlaceholder.all(in: text) {
            let (parameter, fixed) = parameter(for: placeholder)
            let position = fixed ?? next
            if placeholder.position == nil { next += 1 }
            if parameters[position] == nil { parameters[position] = parameter }
        }
        return parameters
    }

    private func parameter(for placeholder: TextPlaceholder) -> (TextParameter, position: Int?) {
        let label = (placeholder.name ?? placeholder.partName).flatMap(TextSymbolName.label)
        let part = placeholder.partName.flatMap { parts[$0] }
        let format = placeholder.format ?? part?.format ?? "%lld"
        return (TextParameter(label: label, format: format), part?.position ?? placeholder.position)
    }
}

extension TextPlaceholder {
    fileprivate var format: String? { if case .value(let format) = kind { format } else { nil } }
    fileprivate var partName: String? { if case .part(let name) = kind { name } else { nil } }
}
