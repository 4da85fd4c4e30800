import CPango

/// The kerning between characters and a following space.
///
/// Where a line is wrapped, the space isn't drawn, so its kerning must be undone: Inter Bold moves a full stop before a space by
/// 0.034 of the font size, which is a point at the size of a title.
struct SpaceKerning {
    private let library: FontLibrary
    private var known: [Pair: Double] = [:]

    private struct Pair: Hashable {
        let family: String
        let character: Character
    }

    init(library: FontLibrary) { self.library = library }

    /// The change of the width, as a fraction of the font size; usually 0 or negative.
    mutating func change(after character: Character, family: String) -> Double {
        let pair = Pair(family: family, character: character)
        if let known = known[pair] { return known }
        if known.count >= 4096 { known.removeAll() }
        let change = measuredChange(pair)
        known[pair] = change
        return change
    }

    private func measuredChange(_ pair: Pair) -> Double {
        guard let file = try? library.file(for: pair.family), let font = hb_font_create(file.face) else { return 0 }
        defer { hb_font_destroy(font) }
        let character = String(pair.character)
        let change =
            Self.width(of: character + " ", in: font) - Self.width(of: character, in: font)
            - Self.width(of: " ", in: font)
        return Double(change) / Double(max(1, hb_face_get_upem(file.face)))
    }

    /// In font units.
    private static func width(of text: String, in font: OpaquePointer) -> Int {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
        return UnsafeBufferPointer(start: positions, count: Int(count)).reduce(0) { $0 + Int($1.x_advance) }
    }
}
