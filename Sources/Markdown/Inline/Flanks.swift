import Foundation

/// Whether a run of delimiters stands at the beginning of something, or at the end, told by its neighbours.
struct Flanks {
    let isLeft: Bool
    let isRight: Bool

    /// The line's ends count as white space.
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
    /// White space of the syntax; others, such as the no-break space, are characters like all.
    var isMarkdownSpace: Bool { self == " " || 9...13 ~= value }

    /// What a backslash may stand before.
    var isMarkdownPunctuation: Bool {
        isASCII && (33...47 ~= value || 58...64 ~= value || 91...96 ~= value || 123...126 ~= value)
    }

    /// Punctuation and symbols, as the specification counts them.
    var isUnicodePunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}
