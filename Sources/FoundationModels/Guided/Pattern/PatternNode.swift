/// A regular expression, in the syntax that guided generation supports.
indirect enum PatternNode: Equatable, Sendable {
    case character(PatternClass)
    /// The beginning or the end of the text, in a pattern that may match any part of it.
    case anchor(Anchor)
    case sequence([PatternNode])
    case choice([PatternNode])
    /// A maximum of nil is unlimited.
    case repetition(PatternNode, minimum: Int, maximum: Int?)

    enum Anchor: Sendable {
        case start, end
    }
}

/// A character of a regular expression, with the set that it surely matches and the set that it possibly matches.
///
/// Swift's character classes depend on the version of Unicode. Generated text keeps to the `sure` set, on which all
/// versions agree; a negation excludes the whole `possible` set.
struct PatternClass: Equatable, Sendable {
    var sure: ScalarSet
    var possible: ScalarSet

    init(_ set: ScalarSet) {
        self.init(sure: set, possible: set)
    }

    init(sure: ScalarSet, possible: ScalarSet) {
        self.sure = sure
        self.possible = possible
    }

    func union(_ other: PatternClass) -> PatternClass {
        PatternClass(sure: sure.union(other.sure), possible: possible.union(other.possible))
    }

    var negation: PatternClass {
        PatternClass(
            sure: ScalarSet.standalone.subtracting(possible), possible: ScalarSet.all.subtracting(sure))
    }
}

extension PatternClass {
    static let digit = PatternClass(sure: .asciiDigits, possible: .asciiDigits.union(.notSurelyLetters))
    static let word = PatternClass(sure: .letters.union(.asciiDigits).union(ScalarSet(["_"])), possible: .possibleWord)
    static let whitespace = PatternClass(sure: ScalarSet([" ", "\t", "\n"] as [Unicode.Scalar]), possible: .whitespace)
    /// `.` in ECMAScript.
    static let ecmaScriptAny = PatternClass(
        .all.subtracting(ScalarSet([0xA...0xA, 0xD...0xD, 0x2028...0x2029])))
    /// `.`: anything but a line end.
    static let any = PatternClass(sure: .standalone.subtracting(.lineEnds), possible: .all)
}

extension ScalarSet {
    static let asciiDigits = ScalarSet([0x30...0x39])
    static let ascii = ScalarSet([0...0x7F])
    /// ECMA-262's `\w` and `\s`.
    static let ecmaScriptWord = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let ecmaScriptSpace = ScalarSet([
        0x9...0xD, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    static let lineEnds = ScalarSet([0xA...0xD, 0x85...0x85, 0x2028...0x2029])
    static let whitespace = ScalarSet([
        0x9...0xD, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200D,
        0x2028...0x2029, 0x202F...0x202F, 0x205F...0x2060, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])

    /// Letters of the larger scripts, each of which is a grapheme cluster of its own.
    static let letters = ScalarSet([
        0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x481,
        0x48A...0x4FF, 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A, 0x1E00...0x1EFF,
        0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3,
    ])

    /// Characters that never combine with a neighbor into one grapheme cluster. A carriage return combines with a line
    /// feed, so it isn't included; other control characters are excluded because no pattern intends them.
    static let standalone = ScalarSet([
        0x9...0xA, 0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x590, 0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A,
        0x660...0x66D,
        0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x20CF, 0x2100...0x2BFF, 0x3000...0x3029,
        0x3031...0x3098, 0x309B...0xA48C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF9D, 0x1F300...0x1F3FA,
        0x1F400...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x2FA1F,
    ])

    /// What could be a digit in some version of Unicode: everything except for ASCII and surely known letters.
    static let notSurelyLetters = all.subtracting(ascii).subtracting(letters).subtracting(
        ScalarSet([0x80...0xFF, 0x2010...0x206F, 0x3000...0x303F, 0x1F300...0x1F6FF]))

    /// What could be a word character in some version of Unicode: everything except for characters that surely aren't.
    static let possibleWord = all.subtracting(
        ScalarSet([
            0...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60...0x60, 0x7B...0xA9, 0xAB...0xB1, 0xB4...0xB4, 0xB6...0xB8,
            0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2010...0x203E, 0x3001...0x3004, 0x3008...0x3020,
            0x1F300...0x1F3FA, 0x1F400...0x1F6FF,
        ]))
}
