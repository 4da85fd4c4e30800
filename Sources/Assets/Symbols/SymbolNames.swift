/// Maps Apple's symbol names to drawings of Bootstrap Icons.
///
/// Most names only differ in their dots (`heart.fill`, `heart-fill`); `SymbolTable` has the others. `.fill` selects the filled
/// drawing, with the plain one as a fallback.
enum SymbolNames {
    /// The candidate drawings, the best first.
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
