import DisplayList
import TextLayout

extension DisplayBuilder {
    /// Makes the page load the parts of some font families that a text needs.
    package mutating func use(_ families: [String], for text: String) {
        for family in families where !graph.knownCharacters.contain(text, in: family) {
            for slice in FontLibrary.shared.slices(for: family, covering: text) { use(slice) }
            graph.knownCharacters.insert(text, in: family)
        }
    }

    /// The same for a text that a person can edit.
    package mutating func use(_ families: [String], forTyping text: String) {
        use(families, for: text)
        for family in families { FontLibrary.shared.otherLetters(of: family).map { use($0) } }
    }

    private mutating func use(_ slice: FontSlice) {
        let path = ResourcePath("/resources/fonts/\(slice.identifier)")
        let face = FontFace(family: slice.family, resource: path, unicodeRange: slice.unicodeRange)
        guard !list.fontFaces.contains(face) else { return }
        ResourceStore.shared.register(path, contentType: slice.contentType) { try slice.load() }
        addFontFace(face)
    }
}

/// The ASCII characters for which a window has the fonts. Most texts consist of ASCII, so this avoids looking them up each time.
struct KnownCharacters {
    private var sets: [String: ASCIISet] = [:]

    func contain(_ text: String, in family: String) -> Bool {
        guard let known = sets[family], let asked = ASCIISet(text) else { return false }
        return known.isSuperset(of: asked)
    }

    mutating func insert(_ text: String, in family: String) {
        if let new = ASCIISet(text) { sets[family, default: ASCIISet()].formUnion(new) }
    }
}

/// A set of ASCII characters, as bits.
private struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    /// Nil if the text contains non-ASCII characters.
    init?(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case 0..<64: low |= 1 << UInt64(byte)
            case 64..<128: high |= 1 << UInt64(byte - 64)
            default: return nil
            }
        }
    }

    func isSuperset(of other: ASCIISet) -> Bool { low & other.low == other.low && high & other.high == other.high }

    mutating func formUnion(_ other: ASCIISet) {
        low |= other.low
        high |= other.high
    }
}
