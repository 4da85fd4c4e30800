/// Which drawing of Bootstrap Icons stands for which of Apple's symbol names.
///
/// Most names differ in their dots alone (`heart.fill`, `heart-fill`); `SymbolTable` has those that don't. `.fill` asks
/// for the filled drawing, and where there is none the plain one serves.
enum SymbolNames {
    /// The drawings that would do, the best first.
    static func drawings(for name: String) -> [String] {
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }) else { return [] }
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        let drawing = SymbolTable.drawings[plain] ?? plain.replacing(".", with: "-")
        return isFilled ? [drawing + "-fill", drawing] : [drawing]
    }

    /// The names in the table.
    static var tabulated: [String] { SymbolTable.drawings.keys.sorted() }
}
