/// The classes of characters in the rules of pre-tokenizers. Bytes that aren't valid UTF-8 are `other`.
enum CharacterClass: Sendable {
    case letter, mark, number, whitespace, punctuation, symbol, other

    init(_ scalar: Unicode.Scalar) {
        if scalar.value < 128 {
            self = Self.ascii[Int(scalar.value)]
        } else {
            self.init(properties: scalar.properties)
        }
    }

    private static let ascii: [CharacterClass] = (UInt8(0)..<128).map {
        CharacterClass(properties: Unicode.Scalar($0).properties)
    }

    private init(properties: Unicode.Scalar.Properties) {
        if properties.isWhitespace {
            self = .whitespace
            return
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: self = .letter
        case .decimalNumber, .letterNumber, .otherNumber: self = .number
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            self = .punctuation
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .symbol
        default: self = .other
        }
    }
}
