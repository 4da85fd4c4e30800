import CPango

/// An open face of a font file: its characters, its capital height, and the tables from which slices are made.
///
/// It is immutable after `init`, and HarfBuzz objects are marked as immutable, so any thread may read it; hence the unchecked
/// conformance.
final class FontFile: @unchecked Sendable {
    let cssFamily: String
    let path: String
    let index: Int
    /// Whether it only draws characters that other faces lack.
    let isFallback: Bool
    /// The height of H, as a fraction of the font size.
    let capHeightPerSize: Double
    /// Memory-mapped, so that 19 MB of kanji take no memory until they are read.
    let face: OpaquePointer
    private let coverage: OpaquePointer

    init(cssFamily: String, path: String, index: Int, isFallback: Bool) throws(FontLibraryError) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(file: path) }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)), let coverage = hb_set_create() else {
            throw .unreadable(file: path)
        }
        hb_face_make_immutable(face)
        hb_face_collect_unicodes(face, coverage)
        self.cssFamily = cssFamily
        self.path = path
        self.index = index
        self.isFallback = isFallback
        self.face = face
        self.coverage = coverage
        capHeightPerSize = Self.capHeightPerSize(of: face)
        guard hb_face_get_glyph_count(face) > 0, !hb_set_is_empty(coverage).isTrue else {
            throw .unreadable(file: path)
        }
    }

    deinit {
        hb_set_destroy(coverage)
        hb_face_destroy(face)
    }

    func covers(_ scalar: UInt32) -> Bool { hb_set_has(coverage, scalar).isTrue }

    /// Every code point that the face has a glyph for, ascending.
    var codePoints: [UInt32] {
        var result: [UInt32] = []
        var point = UInt32.max  // HB_SET_VALUE_INVALID: start before the first
        while hb_set_next(coverage, &point).isTrue { result.append(point) }
        return result
    }

    /// A table's bytes; empty if the face doesn't have it.
    func table(_ tag: String) -> [UInt8] {
        let blob = hb_face_reference_table(face, cpango_tag(tag))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return [] }
        return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
    }

    /// The capital height in the face's OS/2 table; if it is missing, 0.73 of the size, as in most of our fonts.
    private static func capHeightPerSize(of face: OpaquePointer) -> Double {
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        var position: hb_position_t = 0
        let isThere = hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &position).isTrue
        let unitsPerEm = Double(hb_face_get_upem(face))
        return isThere && position > 0 && unitsPerEm > 0 ? Double(position) / unitsPerEm : 0.73
    }
}

extension hb_bool_t {
    /// HarfBuzz's booleans are C integers.
    var isTrue: Bool { self != 0 }
}
