/// Reads the tokens within a tag.
struct Scanner {
    let source: [Unicode.Scalar]
    private(set) var index: Int
    private(set) var line: Int
    private var brackets: [Unicode.Scalar] = []

    init(source: [Unicode.Scalar], index: Int, line: Int) {
        (self.source, self.index, self.line) = (source, index, line)
    }

    private func error(_ reason: String) -> TemplateError { .syntax(line: line, reason: reason) }

    /// Reads the tokens up to the tag's end, and stops at it or at the sign before it.
    mutating func tokens(until end: String) throws -> [Token] {
        var tokens: [Token] = []
        while true {
            skipSpace()
            guard index < source.count else { throw error("a tag has no end") }
            if brackets.isEmpty, isEnd(end) { return tokens }
            tokens.append(Token(kind: try next(), line: line))
        }
    }

    private func isEnd(_ end: String) -> Bool {
        let rest = source.dropFirst(index)
        return rest.starts(with: end.unicodeScalars) || rest.starts(with: ("-" + end).unicodeScalars)
            || end == "%}" && rest.starts(with: "+%}".unicodeScalars)
    }

    private mutating func skipSpace() {
        while index < source.count, Lexer.isSpace(source[index]) {
            if source[index] == "\n" { line += 1 }
            index += 1
        }
    }

    private mutating func next() throws -> Token.Kind {
        let scalar = source[index]
        switch scalar {
        case "\"", "'": return .text(try text(quote: scalar))
        case "0"..."9": return try number()
        case _ where scalar == "_" || scalar.properties.isXIDStart: return name()
        default: return .sign(try sign())
        }
    }

    private mutating func name() -> Token.Kind {
        let name = source[index...].prefix { $0 == "_" || $0.properties.isXIDContinue }
        index += name.count
        return .name(String(String.UnicodeScalarView(name)))
    }

    // MARK: Signs

    private static let signs = [
        "**", "//", "==", "!=", ">=", "<=", "+", "-", "*", "/", "%", "~", ">", "<", "=", "(", ")", "[", "]", "{", "}",
        ".", ",", ":", "|", ";",
    ]
    private static let closings: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]

    private mutating func sign() throws -> String {
        let rest = source.dropFirst(index)
        guard let sign = Self.signs.first(where: { rest.starts(with: $0.unicodeScalars) }) else {
            throw error("unexpected \(source[index])")
        }
        if let closing = Self.closings[source[index]] {
            guard brackets.count < Parser.depthMax else { throw error("too many brackets") }
            brackets.append(closing)
        } else if ")]}".unicodeScalars.contains(source[index]) {
            guard brackets.popLast() == source[index] else { throw error("unexpected \(source[index])") }
        }
        index += sign.unicodeScalars.count
        return sign
    }

    // MARK: Numbers

    private mutating func digits(_ isDigit: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        while index < source.count {
            let isSeparator = source[index] == "_" && index + 1 < source.count && isDigit(source[index + 1])
            guard isDigit(source[index]) || isSeparator && !text.isEmpty else { break }
            if !isSeparator { text.unicodeScalars.append(source[index]) }
            index += 1
        }
        return text
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private mutating func number() throws -> Token.Kind {
        if source[index] == "0", index + 1 < source.count,
            let radix = ["x": 16, "o": 8, "b": 2][String(source[index + 1]).lowercased()]
        {
            index += 2
            return .integer(try integer(digits { $0.isASCII && Character($0).isHexDigit }, radix: radix))
        }
        let whole = digits(Self.isDigit)
        let fraction = fractionDigits()
        let exponent = exponentDigits()
        if fraction == nil, exponent == nil { return .integer(try integer(whole, radix: 10)) }
        guard let value = Double("\(whole).\(fraction ?? "0")e\(exponent ?? "0")") else { throw error("a bad number") }
        return .number(value)
    }

    private func integer(_ digits: String, radix: Int) throws -> Int {
        guard let value = Int(digits, radix: radix) else { throw error("\(digits) is no integer of 64 bits") }
        return value
    }

    private mutating func fractionDigits() -> String? {
        guard index + 1 < source.count, source[index] == ".", Self.isDigit(source[index + 1]) else { return nil }
        index += 1
        return digits(Self.isDigit)
    }

    private mutating func exponentDigits() -> String? {
        guard index < source.count, source[index] == "e" || source[index] == "E" else { return nil }
        let hasSign = index + 1 < source.count && (source[index + 1] == "-" || source[index + 1] == "+")
        let start = index + (hasSign ? 2 : 1)
        guard start < source.count, Self.isDigit(source[start]) else { return nil }
        let sign = hasSign ? String(source[index + 1]) : ""
        index = start
        return sign + digits(Self.isDigit)
    }

    // MARK: Texts

    private mutating func text(quote: Unicode.Scalar) throws -> String {
        var text = String.UnicodeScalarView()
        index += 1
        while index < source.count {
            let scalar = source[index]
            index += 1
            if scalar == "\n" { line += 1 }
            switch scalar {
            case quote: return String(text)
            case "\\": if let escaped = try escape() { text.append(escaped) } else { text.append("\\") }
            default: text.append(scalar)
            }
        }
        throw error("a text has no end")
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "\\": "\\", "'": "'", "\"": "\"", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}",
        "v": "\u{B}",
    ]

    /// Reads an escape sequence after a backslash. Nil if there is none, so that the backslash is literal.
    private mutating func escape() throws -> Unicode.Scalar? {
        guard index < source.count else { return nil }
        let scalar = source[index]
        if let plain = Self.escapes[scalar] {
            index += 1
            return plain
        }
        if ("0"..."7").contains(scalar) {
            let digits = source[index...].prefix(3).prefix { ("0"..."7").contains($0) }
            index += digits.count
            return Unicode.Scalar(UInt32(String(String.UnicodeScalarView(digits)), radix: 8)!)
        }
        guard let width = ["x": 2, "u": 4, "U": 8][scalar] else { return nil }
        let digits = source[(index + 1)...].prefix(width)
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        guard digits.count == width, let value, let escaped = Unicode.Scalar(value) else {
            throw error("a text escapes what is no character")
        }
        index += 1 + width
        return escaped
    }
}
