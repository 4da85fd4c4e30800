import Foundation

/// Rules for lines and names in a café. Both the sender and the receiver check them, since the receiver can't trust the sender.
struct CafeManners {
    var blockList = BlockList()

    /// The maximum lengths of a name and a line, in characters.
    static let nameLengthMax = 16, lineLengthMax = 120

    /// A name on one line, trimmed; nil if it is empty, too long or blocked.
    func name(_ text: String) -> String? { allowed(text, lengthMax: Self.nameLengthMax) }

    /// A line as it is said; nil if it is empty, too long or blocked.
    func line(_ text: String) -> String? { allowed(text, lengthMax: Self.lineLengthMax) }

    private func allowed(_ text: String, lengthMax: Int) -> String? {
        guard text.utf8.count <= lengthMax * 16 else { return nil }
        let plain = Self.plain(text)
        // Some characters consist of many scalars; one with hundreds would cover its neighbors.
        guard !plain.isEmpty, plain.count <= lengthMax, plain.unicodeScalars.count <= lengthMax * 3 else { return nil }
        let isSeen = plain.contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }
        return isSeen && blockList.allows(plain) ? plain : nil
    }

    /// The text without invisible characters: controls, line breaks, and marks that change the direction of text.
    private static func plain(_ text: String) -> String {
        let seen = text.unicodeScalars.filter(isKept).map { isBreak($0) ? " " : $0 }
        let kept = String(String.UnicodeScalarView(seen))
        return kept.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }

    /// A joiner is kept for emoji; other format characters are invisible.
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200D}" || scalar.properties.generalCategory != .format
    }
}
