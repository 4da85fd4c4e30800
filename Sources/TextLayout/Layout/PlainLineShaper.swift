import CPango

/// Measures a line of ASCII characters in one face, with HarfBuzz only.
///
/// The result is the same as Pango's, which uses HarfBuzz too, and most texts of an interface are such lines. Pango first
/// analyzes scripts, directions, languages and line breaks, which takes longer than shaping.
final class PlainLineShaper {
    private let library: FontLibrary
    private let buffer: OpaquePointer
    private let language = hb_language_from_string("en", -1)
    private var fonts: [FontKey: OpaquePointer] = [:]

    private struct FontKey: Hashable {
        let family: String
        /// In Pango units.
        let size: Int32
    }

    init(library: FontLibrary) {
        self.library = library
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
        forgetFonts()
    }

    /// Nil for a text that isn't such a line.
    func line(of text: PreparedText) -> ShapedLine? {
        guard text.pieces.count == 1, let piece = text.pieces.first, case .face(let family) = piece.drawing,
            text.bytes.allSatisfy(\.isPrintableASCII)
        else { return nil }
        let font = text.spans[piece.span].font
        guard font.tracking == 0, let face = face(family: family, size: Int32(font.size * PangoContext.unit))
        else { return nil }
        let width = Double(advance(of: text.bytes, in: face, font)) / PangoContext.unit
        let end = text.bytes.count
        let run = ShapedRun(piece: 0, start: 0, end: end, width: width, isRightToLeft: false)
        return ShapedLine(start: 0, end: end, spacesEnd: end, runs: [run], endsParagraph: true)
    }

    private func advance(of bytes: [UInt8], in face: OpaquePointer, _ font: TextFont) -> Int {
        fill(with: bytes)
        var features = [Self.feature("locl", 0)]
        if font.hasFixedDigits { features.append(Self.feature("tnum", 1)) }
        hb_shape(face, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
        return (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
    }

    /// Signs and digits alone have no script.
    private func fill(with bytes: [UInt8]) {
        hb_buffer_clear_contents(buffer)
        bytes.withUnsafeBytes { buffer in
            let count = Int32(buffer.count)
            hb_buffer_add_utf8(self.buffer, buffer.bindMemory(to: CChar.self).baseAddress, count, 0, count)
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, bytes.contains(where: \.isASCIILetter) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
        hb_buffer_set_language(buffer, language)
    }

    private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: cpango_tag(tag), value: value, start: 0, end: .max)
    }

    // MARK: - Fonts

    private func face(family: String, size: Int32) -> OpaquePointer? {
        let key = FontKey(family: family, size: size)
        if let known = fonts[key] { return known }
        guard let file = try? library.file(for: family), let font = hb_font_create(file.face) else { return nil }
        hb_font_set_scale(font, size, size)
        hb_font_make_immutable(font)
        // The number of sizes is unlimited.
        if fonts.count >= 256 { forgetFonts() }
        fonts[key] = font
        return font
    }

    private func forgetFonts() {
        for font in fonts.values { hb_font_destroy(font) }
        fonts = [:]
    }
}

extension UInt8 {
    var isPrintableASCII: Bool { (0x20...0x7E).contains(self) }
    fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
