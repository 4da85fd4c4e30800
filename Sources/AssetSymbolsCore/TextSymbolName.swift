import Foundation

/// Turns a text's key into a Swift name, by the rules of Xcode's string catalogs. They differ from those of asset catalogs: the key
/// is split at everything that is no letter, digit or dollar sign, but not at capitals.
enum TextSymbolName {
    /// The member's name: `some.key` gives `someKey`, `Pick a country` gives `pickACountry`, `%lld items` gives `items`. Nil for a
    /// key without letters and digits.
    static func member(for key: String) -> String? {
        let words = words(of: literals(of: key))
        guard let first = words.first else { return nil }
        let name = lowered(first) + words.dropFirst().map { capitalized(lowered($0)) }.joined()
        return SymbolName.started(name)
    }

    /// The name of the type that contains a table's symbols: `Onboarding`.
    static func namespace(for table: String) -> String? {
        let words = words(of: table)
        guard !words.isEmpty else { return nil }
        let name = SymbolName.started(words.map(capitalized).joined())
        return name == "BundleDescription" ? name + "_" : name
    }

    /// A label or a parameter's name.
    static func label(for name: String) -> String? { member(for: name) }

    /// Placeholders separate words.
    private static func literals(of key: String) -> String {
        TextPlaceholder.pieces(of: key).map { if case .literal(let text) = $0 { text } else { " " } }.joined()
    }

    /// An apostrophe is left out: `Ann’s cups` has the words Anns and cups.
    private static func words(of text: String) -> [String] {
        text.filter { !"'’".contains($0) }.split { !$0.isLetter && !$0.isNumber && $0 != "$" }.map(String.init)
    }

    /// The capitals at the beginning are lowered together: `JSON` gives `json`, `CKAsset` gives `ckasset`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        return capitals.lowercased() + word.dropFirst(capitals.count)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
