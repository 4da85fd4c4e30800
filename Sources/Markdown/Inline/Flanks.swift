import Foundation

/// Whether a run of delimiters can begin or end emphasis, depending on its neighbors.
struct Flanks {
    let isLeft: Bool
    let isRight: Bool

    /// Nil, at the start or end of a line, counts as white space.
    init(before: Unicode.Scalar?, after: Unicode.Scalar?) {
        isLeft = !after.isWhitespace && (!after.isPunctuation || before.isWhitespace || before.isPunctuation)
        isRight = !before.isWhitespace && (!before.isPunctuation || after.isWhitespace || after.isPunctuation)
    }
}

extension Unicode.Scalar? {
    var isWhitespace: Bool { map(\.properties.isWhitespace) ?? true }
    var isPunctuation: Bool { map(\.isUnicodePunctuation) ?? false }
}

extension Unicode.Scalar {
    var isASCIILetter: Bool { 65...90 ~= value || 97...122 ~= value }
    var isASCIIDigit: Bool { 48...57 ~= value }
    /// White space in the syntax. Others, such as the no-break space, are ordinary characters.
    var isMarkdownSpace: Bool { self == " " || 9...13 ~= value }

    /// The characters that a backslash can escape.
    var isMarkdownPunctuation: Bool {
        isASCII && (33...47 ~= value || 58...64 ~= value || 91...96 ~= value || 123...126 ~= value)
    }

    /// Punctuation and symbols, as defined by the specification.
    var isUnicodePunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}
