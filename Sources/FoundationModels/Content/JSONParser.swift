/// Reads one JSON value (RFC 8259) that may be cut off anywhere, since a model's answer arrives piece by piece.
///
/// It is not incremental: it reads from the beginning. The open end is kept as far as it is certain.
struct JSONParser {
    /// Deeper nesting is refused, so that hostile text cannot exhaust the stack.
    static let depthMax = 256

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() throws -> GeneratedContent {
        skipWhitespace()
        guard !isAtEnd else { throw failure("There is no value") }
        let content = try parseValue(isOutermost: true) ?? GeneratedContent(.null, isComplete: false)
        skipWhitespace()
        guard isAtEnd else { throw failure("Unexpected \(current) after the value") }
        return content
    }

    /// The value at the position; nil if it is cut off before anything about it is certain.
    private mutating func parseValue(isOutermost: Bool = false) throws -> GeneratedContent? {
        switch bytes[position] {
        case UInt8(ascii: "{"): return try nested { try $0.parseStructure() }
        case UInt8(ascii: "["): return try nested { try $0.parseArray() }
        case UInt8(ascii: "\""):
            let (text, isClosed) = try parseString()
            return GeneratedContent(.string(text), isComplete: isClosed)
        case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
        case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
        case UInt8(ascii: "n"): return try parseWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try parseNumber(mayEndHere: isOutermost)
        default: throw failure("Unexpected \(current) where a value should be")
        }
    }

    private mutating func nested(_ parse: (inout Self) throws -> GeneratedContent) throws -> GeneratedContent {
        guard depth < Self.depthMax else { throw failure("The value is nested more than \(Self.depthMax) deep") }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try parse(&self)
    }
}

// MARK: - Arrays and structures

extension JSONParser {
    private mutating func parseArray() throws -> GeneratedContent {
        var elements: [GeneratedContent] = []
        let isClosed = try parseItems(until: UInt8(ascii: "]")) { parser in
            guard let element = try parser.parseValue() else { return }
            elements.append(element)
        }
        return GeneratedContent(.array(elements), isComplete: isClosed)
    }

    private mutating func parseStructure() throws -> GeneratedContent {
        var properties = OrderedProperties()
        let isClosed = try parseItems(until: UInt8(ascii: "}")) { parser in
            guard let (name, value) = try parser.parseProperty() else { return }
            properties[name] = value
        }
        return GeneratedContent(.structure(properties), isComplete: isClosed)
    }

    /// Reads items with commas between them; false if the text ends before the closing byte.
    private mutating func parseItems(until close: UInt8, _ parseItem: (inout Self) throws -> Void) throws -> Bool {
        skipWhitespace()
        if consume(close) { return true }
        while !isAtEnd {
            try parseItem(&self)
            skipWhitespace()
            if consume(close) { return true }
            guard !isAtEnd else { return false }
            guard consume(UInt8(ascii: ",")) else { throw failure("Expected a comma, found \(current)") }
            skipWhitespace()
        }
        return false
    }

    private mutating func parseProperty() throws -> (String, GeneratedContent)? {
        guard bytes[position] == UInt8(ascii: "\"") else { throw failure("Expected a key, found \(current)") }
        let (name, isClosed) = try parseString()
        skipWhitespace()
        guard isClosed, !isAtEnd else { return nil }
        guard consume(UInt8(ascii: ":")) else { throw failure("Expected a colon, found \(current)") }
        skipWhitespace()
        guard !isAtEnd, let value = try parseValue() else { return nil }
        return (name, value)
    }
}

// MARK: - Words and numbers

extension JSONParser {
    private mutating func parseWord(_ word: String, _ value: JSONValue) throws -> GeneratedContent? {
        for byte in word.utf8 {
            guard !isAtEnd else { return nil }
            guard consume(byte) else { throw failure("Expected \(word)") }
        }
        return GeneratedContent(value)
    }

    /// - Parameter mayEndHere: Whether the end of the text ends the number too; inside an array more digits may come.
    private mutating func parseNumber(mayEndHere: Bool) throws -> GeneratedContent? {
        let start = position
        _ = consume(UInt8(ascii: "-"))
        if !consume(UInt8(ascii: "0")) { try parseDigits() }
        if consume(UInt8(ascii: ".")) { try parseDigits() }
        if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
            if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
            try parseDigits()
        }
        let lastIsDigit = bytes[position - 1] >= UInt8(ascii: "0") && bytes[position - 1] <= UInt8(ascii: "9")
        guard !isAtEnd || (mayEndHere && lastIsDigit) else { return nil }
        return GeneratedContent(.number(JSONNumber(literal: String(decoding: bytes[start..<position], as: UTF8.self))))
    }

    private mutating func parseDigits() throws {
        let start = position
        while !isAtEnd, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
        guard position > start || isAtEnd else { throw failure("Expected a digit, found \(current)") }
    }
}

// MARK: - Strings

extension JSONParser {
    /// Reads a string, and says whether its closing quotation mark was there.
    private mutating func parseString() throws -> (text: String, isClosed: Bool) {
        position += 1
        var text: [UInt8] = []
        while !isAtEnd {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return (String(decoding: text, as: UTF8.self), true)
            case UInt8(ascii: "\\"):
                guard let scalar = try parseEscape() else {
                    position = bytes.count
                    return (String(decoding: text, as: UTF8.self), false)
                }
                text += String(Character(scalar)).utf8
            case 0..<0x20: throw failure("A control character stands in a string unescaped")
            default:
                let start = position
                skipPlainCharacters()
                text += bytes[start..<position]
            }
        }
        return (String(decoding: text, as: UTF8.self), false)
    }

    private mutating func skipPlainCharacters() {
        while !isAtEnd, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
            bytes[position] != UInt8(ascii: "\\")
        {
            position += 1
        }
    }

    /// The character that an escape sequence stands for; nil if the text ends within it.
    private mutating func parseEscape() throws -> Unicode.Scalar? {
        guard position + 1 < bytes.count else { return nil }
        let letter = bytes[position + 1]
        if letter == UInt8(ascii: "u") { return try parseUnicodeEscape() }
        guard let scalar = Self.escapes[letter] else { throw failure("There is no such escape sequence") }
        position += 2
        return scalar
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// Reads `\uXXXX`, or a pair of surrogates; a surrogate without its other half becomes U+FFFD.
    private mutating func parseUnicodeEscape() throws -> Unicode.Scalar? {
        guard let first = try hexadecimal(at: position + 2) else { return nil }
        position += 6
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        guard position < bytes.count else { return nil }
        guard bytes[position] == UInt8(ascii: "\\") else { return "\u{FFFD}" }
        guard position + 1 < bytes.count else { return nil }
        guard bytes[position + 1] == UInt8(ascii: "u") else { return "\u{FFFD}" }
        guard let second = try hexadecimal(at: position + 2) else { return nil }
        guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
        position += 6
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private func hexadecimal(at start: Int) throws -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        let digits = bytes[start..<start + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            throw failure("Expected four hexadecimal digits")
        }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

// MARK: - Bytes

extension JSONParser {
    private var isAtEnd: Bool { position >= bytes.count }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard !isAtEnd, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipWhitespace() {
        while !isAtEnd {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }

    private var current: String {
        guard !isAtEnd else { return "the end" }
        let rest = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        return "\"\(rest.first ?? "?")\""
    }

    private func failure(_ description: String) -> any Error {
        decodingFailure("\(description), at byte \(position) of the JSON.")
    }
}
