import DisplayList
import TextLayout

extension DisplayBuilder {
    /// Lets the page have what it needs of some font families to draw a text.
    package mutating func use(_ families: [String], for text: String) {
        for family in families {
            for slice in FontLibrary.shared.slices(for: family, covering: text) { use(slice) }
        }
    }

    private mutating func use(_ slice: FontSlice) {
        let path = ResourcePath("/resources/fonts/\(slice.identifier)")
        let face = FontFace(family: slice.family, resource: path, unicodeRange: slice.unicodeRange)
        guard !list.fontFaces.contains(face) else { return }
        ResourceStore.shared.register(path, contentType: slice.contentType) { try slice.load() }
        addFontFace(face)
    }
}
