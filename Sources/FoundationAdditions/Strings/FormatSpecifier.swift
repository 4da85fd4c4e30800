import Foundation

/// A specifier in a text: `%@`, `%lld`, `%2$@`, `%.1lf`, `%1$(name)@`, `%#@cups@`, `%arg`.
struct FormatSpecifier: Equatable {
    enum Conversion: Equatable {
        case text, integer, unsigned, octal, hexadecimal(uppercase: Bool), float, exponent, shortest
        case hexadecimalFloat(uppercase: Bool)
        /// The character with that number.
        case character
        /// A named part, with its own variations.
        case substitution(String)
        /// The argument of the substitution that contains this text.
        case argument
    }

    var conversion: Conversion
    /// From 0; nil for the next argument.
    var position: Int?
    var width = 0
    var precision: Int?
    var isLeftAligned = false
    var isZeroPadded = false
    var showsPlus = false

    /// Whether it stands for the next argument, whichever that is.
    var isPlain: Bool {
        switch conversion {
        case .substitution, .argument: false
        default: position == nil
        }
    }

    /// The number of fraction digits; nil where that depends on the number.
    var decimals: Int? {
        switch conversion {
        case .integer, .unsigned, .octal, .hexadecimal: 0
        case .float, .exponent: precision ?? 6
        default: nil
        }
    }
}

/// A text split into literals and specifiers. Invalid specifiers are literals.
enum FormatPiece: Equatable {
    case literal(String)
    case specifier(FormatSpecifier)

    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest.removeFirst()
            } else if let (specifier, end) = FormatSpecifierReader.read(rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.specifier(specifier))
                rest = end
            } else {
                literal += "%"
            }
        }
        literal += rest
        return literal.isEmpty ? pieces : pieces + [.literal(literal)]
    }
}

/// Parses the characters after a `%`, by the syntax of C's `printf` and Foundation.
private struct FormatSpecifierReader {
    private var rest: Substring
    private var specifier = FormatSpecifier(conversion: .text)
    private var hasSpace = false

    /// The specifier and the rest of the text; nil if there is no valid specifier.
    static func read(_ text: Substring) -> (FormatSpecifier, Substring)? {
        if text.hasPrefix("arg") { return (FormatSpecifier(conversion: .argument), text.dropFirst(3)) }
        var reader = FormatSpecifierReader(rest: text)
        reader.readPosition()
        reader.readName()
        if reader.readSubstitution() { return (reader.specifier, reader.rest) }
        reader.readFlags()
        reader.specifier.width = reader.number() ?? 0
        reader.readPrecision()
        return reader.readConversion() ? (reader.specifier, reader.rest) : nil
    }

    private init(rest: Substring) { self.rest = rest }

    /// Reads up to three digits: no text has more arguments, nor a wider column.
    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 3 else { return nil }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }

    private mutating func readPosition() {
        let start = rest
        if let number = number(), number > 0, rest.first == "$" {
            rest.removeFirst()
            specifier.position = number - 1
        } else {
            rest = start
        }
    }

    /// The name of the argument in the symbol that Xcode generates; the position says which it is.
    private mutating func readName() {
        guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return }
        rest = rest[rest.index(after: end)...]
    }

    private mutating func readSubstitution() -> Bool {
        guard rest.hasPrefix("#@") else { return false }
        let name = rest.dropFirst(2).prefix { $0 != "@" }
        let end = rest.dropFirst(2 + name.count)
        guard !name.isEmpty, end.first == "@" else { return false }
        specifier.conversion = .substitution(String(name))
        rest = end.dropFirst()
        return true
    }

    private mutating func readFlags() {
        while let flag = rest.first, "-+0# '".contains(flag) {
            switch flag {
            case "-": specifier.isLeftAligned = true
            case "+": specifier.showsPlus = true
            case "0": specifier.isZeroPadded = true
            case " ": hasSpace = true
            default: break
            }
            rest.removeFirst()
        }
    }

    private mutating func readPrecision() {
        guard rest.first == "." else { return }
        rest.removeFirst()
        specifier.precision = number() ?? 0
    }

    private mutating func readConversion() -> Bool {
        rest = rest.drop { "hlqztj".contains($0) }
        guard let letter = rest.popFirst() else { return false }
        // After a space these letters are more likely the beginning of a word, as in `50% of`.
        if hasSpace, "oOcCaA".contains(letter) { return false }
        switch letter {
        case "@", "s": specifier.conversion = .text
        case "d", "i", "D": specifier.conversion = .integer
        case "u", "U": specifier.conversion = .unsigned
        case "o", "O": specifier.conversion = .octal
        case "c", "C": specifier.conversion = .character
        case "a", "A": specifier.conversion = .hexadecimalFloat(uppercase: letter == "A")
        case "x": specifier.conversion = .hexadecimal(uppercase: false)
        case "X": specifier.conversion = .hexadecimal(uppercase: true)
        case "f", "F": specifier.conversion = .float
        case "e", "E": specifier.conversion = .exponent
        case "g", "G": specifier.conversion = .shortest
        default: return false
        }
        return true
    }
}
