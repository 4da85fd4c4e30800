/// A hash of a text that a page computes as well: FNV-1a of its UTF-8, 32 bits. It distinguishes a few texts of one
/// window, and isn't cryptographic.
enum TextHash {
    static func of(_ text: String) -> UInt32 { text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } }
}
