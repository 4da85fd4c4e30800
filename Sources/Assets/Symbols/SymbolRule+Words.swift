// Rules that find a symbol by another name for it.
extension SymbolRule {
    static func synonym(_ name: SymbolName, _ find: Find) -> Symbol? {
        SymbolSynonyms.names[name.plain(0...)].flatMap { find($0 + (name.isFilled ? ".fill" : "")) }
    }

    /// Newer names have other words, such as `document` in place of `doc`.
    static func renamed(_ name: SymbolName, _ find: Find) -> Symbol? {
        replacing(name, find) { ["document": "doc", "microphone": "mic", "trianglehead": "triangle"][$0] }
    }

    /// `text.page`: newer names of `doc.text` and the like.
    static func page(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count == 2, name.parts[1] == "page" else { return nil }
        return find(SymbolName(parts: ["doc", name.parts[0]], isFilled: name.isFilled).base(0...))
    }

    /// `arrow.down.forward`: the directions of text that runs from left to right.
    static func directed(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1 else { return nil }
        return replacing(name, find) { part in
            switch part {
            case "forward": "right"
            case "backward": "left"
            default: part.replacing("leading", with: "left").replacing("trailing", with: "right")
            }
        }
    }

    /// The symbol with other words in place of some of the name's; nil if none of them has another.
    private static func replacing(_ name: SymbolName, _ find: Find, _ other: (String) -> String?) -> Symbol? {
        let parts = name.parts.map { other($0) ?? $0 }
        return parts == name.parts ? nil : find(SymbolName(parts: parts, isFilled: name.isFilled).base(0...))
    }
}
