import ContentHashing
import CPango
import Foundation

extension FontFile {
    /// Whether glyphs are CFF (an `.otf`) rather than TrueType outlines.
    var hasCubicOutlines: Bool {
        let blob = hb_face_reference_table(face, cpango_tag("glyf"))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) == 0
    }

    /// Sixteen digits that depend on the file's content: the head table contains a checksum of the whole font. HarfBuzz's version
    /// is included, because it writes the slices.
    var fingerprint: String {
        let version = String(cString: hb_version_string())
        let hash = FNV1a.hash(of: table("head") + table("maxp") + Array("\(index) \(version) 2".utf8))
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// A font file with the characters of one block. Kerning, ligatures, marks and tabular digits are kept in the base. Hints and
    /// vertical layout are removed, and so are localized forms, because a page's language must not change a width.
    func subset(_ block: FontSlice.Block) throws(FontLibraryError) -> Data {
        let failure = FontLibraryError.notSubset(family: cssFamily, unicodeRange: block.name)
        guard let input = hb_subset_input_create_or_fail() else { throw failure }
        defer { hb_subset_input_destroy(input) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let wanted = hb_subset_input_unicode_set(input)
        for point in codePoints
        where block.contains(point, isFallback: isFallback) { hb_set_add(wanted, point) }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for table in ["vhea", "vmtx", "VORG", "BASE", "DSIG", "meta"] { hb_set_add(dropped, cpango_tag(table)) }
        let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        if [.base, .latin].contains(block) { hb_set_add(features, cpango_tag("tnum")) } else { hb_set_clear(features) }
        for feature in ["locl", "vert", "vrt2", "vkrn", "vpal", "vhal"] { hb_set_del(features, cpango_tag(feature)) }
        guard let subset = hb_subset_or_fail(face, input) else { throw failure }
        defer { hb_face_destroy(subset) }
        return try Self.data(of: subset, failure: failure)
    }

    private static func data(of face: OpaquePointer, failure: FontLibraryError) throws(FontLibraryError) -> Data {
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { throw failure }
        return Data(bytes: bytes, count: Int(length))
    }
}
