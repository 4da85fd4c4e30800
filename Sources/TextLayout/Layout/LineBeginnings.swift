/// Characters that no line of Japanese or Chinese begins with, though the Unicode rules (UAX 14) let it: the full-width tilde,
/// which stands for a wave dash, and the signs that follow a number, which stand behind words and brackets as well. The
/// others that begin or end no line (kinsoku shori; JLREQ, 3.1.7 and 3.1.8) are held by those rules. A middle dot ends a
/// line there, but begins none.
enum LineBeginnings {
    private static let forbidden: Set<Unicode.Scalar> = ["～", "％", "‰", "℃", "℉", "°", "′", "″", "¢", "￠", "㏋", "℡"]

    /// Where, in bytes, such characters stand behind another; none in texts of other scripts.
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
