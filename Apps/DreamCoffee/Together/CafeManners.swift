import Foundation

/// What may be called out in a café, and what visitors may be called. Those who speak go by it, and those who hear go by it
/// again, since they can't know who speaks.
struct CafeManners {
    var blockList = BlockList()

    /// How many letters a name, and a line, may have.
    static let nameLengthMax = 16, lineLengthMax = 120

    /// A name in one line, without blanks around it; nil where it has no letters, too many, or is blocked.
    func name(_ text: String) -> String? { allowed(text, lengthMax: Self.nameLengthMax) }

    /// A line as it is said; nil where it is empty, too long, or blocked.
    func line(_ text: String) -> String? { allowed(text, lengthMax: Self.lineLengthMax) }

    private func allowed(_ text: String, lengthMax: Int) -> String? {
        guard text.utf8.count <= lengthMax * 16 else { return nil }
        let plain = Self.plain(text)
        // Some letters consist of many parts; a letter of hundreds would cover its neighbours.
        guard !plain.isEmpty, plain.count <= lengthMax, plain.unicodeScalars.count <= lengthMax * 3 else { return nil }
        let isSeen = plain.contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }
        return isSeen && blockList.allows(plain) ? plain : nil
    }

    /// Without what isn't seen: controls, line ends, marks that turn the direction of the words after them.
    private static func plain(_ text: String) -> String {
        let seen = text.unicodeScalars.filter(isKept).map { isBreak($0) ? " " : $0 }
        let kept = String(String.UnicodeScalarView(seen))
        return kept.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }

    /// A joiner holds emoji together; other formats aren't seen.
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200D}" || scalar.properties.generalCategory != .format
    }
}
