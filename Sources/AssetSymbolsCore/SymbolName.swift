/// Turns an asset's name into a Swift name, by the rules of Xcode's generated symbols: the name is split into words at separators
/// and capitals, the words are joined in camel case, the suffix `Color` or `Image` is dropped, and what isn't a valid Swift
/// identifier is escaped.
public enum SymbolName {
    /// The member's name for an asset: `dark brown` and `DarkBrown` give `darkBrown`, `AccentColor` gives `accent`.
    public static func member(for asset: CatalogFolder.Asset) -> String {
        let all = words(of: asset.name)
        let suffix = asset.kind == .color ? "color" : "image"
        let kept = all.count > 1 && all.last?.lowercased() == suffix ? Array(all.dropLast()) : all
        guard let first = kept.first else { return "_" }
        // A name that is an abbreviation keeps its capitals.
        if kept.count == 1, first.count > 1, first == first.uppercased() { return started(first) }
        return started(first.lowercased() + kept.dropFirst().map(capitalized).joined())
    }

    /// The type's name for a namespace: `main menu` gives `MainMenu`.
    public static func namespace(for name: String) -> String {
        started(words(of: name).map(capitalized).joined())
    }

    /// The name as written in a declaration or after a dot.
    public static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    /// Splits a name into words: `urlIcon 2x` into url, Icon, 2, x; `URLIcon` into URL, Icon.
    static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        var word = ""
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if let last = word.last, beginsWord(character, after: last, before: next) {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func beginsWord(_ character: Character, after last: Character, before next: Character?) -> Bool {
        if character.isLetter && last.isNumber { return true }
        guard character.isUppercase else { return false }
        // The last of several capitals begins the word after an abbreviation: URL, Icon.
        return !last.isUppercase || next?.isLowercase == true
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Prefixes a leading digit or dollar sign, and escapes names that members can't have.
    static func started(_ name: String) -> String {
        guard let first = name.first else { return "_" }
        if first.isNumber || first == "$" { return "_" + name }
        return ["self", "init", "Self", "Type", "Protocol"].contains(name) ? name + "_" : name
    }

    private static let reserved: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
