/// The symbol of one text in a string catalog: a property, or with placeholders a function.
struct TextSymbol: Equatable {
    /// The key in the catalog.
    let key: String
    /// The name, not escaped.
    let name: String
    /// The function's parameters; none for a property.
    let parameters: [TextParameter]
    /// The text in the source language if it is the key itself.
    let text: String?

    /// What must be unique: the name with the labels and types.
    var signature: String { name + parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined() }

    /// The declaration, with `bundle` as the description of the text's bundle.
    func declaration(table: String, bundle: String) -> [String] {
        let head =
            parameters.isEmpty
            ? "static var \(SymbolName.escaped(name))"
            : "static func \(SymbolName.escaped(name))("
                + parameters.enumerated().map { $1.declaration(at: $0) }.joined(separator: ", ") + ")"
        let arrow = parameters.isEmpty ? ": LocalizedStringResource" : " -> LocalizedStringResource"
        let value = parameters.isEmpty ? "" : "defaultValue: \"\(defaultValue)\", "
        return [
            head + arrow + " {",
            "    LocalizedStringResource(\(key.debugDescription), \(value)table: \(table.debugDescription), "
                + "bundle: \(bundle))",
            "}",
        ]
    }

    /// The arguments in their order. Where the catalog has no text in the source language, they are in the key's words, which are
    /// the text then.
    private var defaultValue: String {
        let all = parameters.enumerated().map { $1.interpolation(at: $0) }
        guard let text else { return all.joined() }
        let pieces = TextPlaceholder.pieces(of: text)
        var next = 0
        var value = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): value += literal.debugDescription.dropFirst().dropLast()
            case .placeholder(let placeholder):
                // Interpolations are numbered by their places.
                guard (placeholder.position ?? next + 1) == next + 1, all.indices.contains(next) else {
                    return all.joined()
                }
                value += all[next]
                next += 1
            }
        }
        return next == all.count ? value : all.joined()
    }
}
