/// Characters that must not begin a line of Japanese or Chinese, although the Unicode rules (UAX 14) allow it: the full-width
/// tilde, which is used as a wave dash, and signs after numbers, which also follow words and brackets. Those rules handle the
/// other characters that must not begin or end a line (kinsoku shori; JLREQ, 3.1.7 and 3.1.8). By them, a middle dot can end a
/// line, but not begin one.
enum LineBeginnings {
    private static let forbidden: Set<Unicode.Scalar> = ["～", "％", "‰", "℃", "℉", "°", "′", "″", "¢", "￠", "㏋", "℡"]

    /// The byte offsets of such characters after another character; empty for texts in other scripts.
    static func forbidden(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(where: { (0xE3...0xE9).contains($0) }) else { return [] }
        var places: [Int] = []
        var offset = 0
        var before: Unicode.Scalar = " "
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if forbidden.contains(scalar), !before.properties.isWhitespace { places.append(offset) }
            before = scalar
            offset += UTF8.width(scalar)
        }
        return places
    }
}
