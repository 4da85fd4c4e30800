import Foundation

/// Reads bytes in sequence, and tracks the line and column.
struct ByteReader {
    private let bytes: [UInt8]
    private var place = 0
    private(set) var line = 1
    private var lineStart = 0

    init(_ data: Data) { bytes = Array(data) }

    var column: Int { place - lineStart + 1 }
    var isAtEnd: Bool { place == bytes.count }
    var next: UInt8? { isAtEnd ? nil : bytes[place] }

    mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, place + 1) }
        place += 1
    }

    mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while let next, isSkipped(next) { advance() }
    }

    mutating func skipBlanks() { skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 13 } }
    mutating func skipSpace() { skip { $0 == UInt8(ascii: " ") || (9...13).contains($0) } }

    /// Returns the rest of the line, and consumes the line ending.
    mutating func restOfLine() -> String {
        let start = place
        skip { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if !isAtEnd { advance() }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Parses the rest of the line as a rule.
    mutating func rule() throws(PatternError) -> Rule {
        let (line, column) = (self.line, self.column)
        do { return try Rule(restOfLine()) } catch { throw PatternError(.rule(error), line: line, column: column) }
    }

    /// Parses two numbers, if there are any; the rest of the line is left.
    mutating func position() throws(PatternError) -> CellIndex? {
        skipBlanks()
        guard let next, Self.isDigit(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "+") else { return nil }
        let x = try signedNumber(upTo: Pattern.coordinateMax / 2)
        skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
        return CellIndex(x: x, y: try signedNumber(upTo: Pattern.coordinateMax / 2))
    }

    /// Whether these bytes are next.
    func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        advance()
        return true
    }

    /// Reads a number if the next byte is a digit. Throws if it is greater than `most`.
    mutating func number(upTo most: Int) throws(PatternError) -> Int? {
        guard let first = next, Self.isDigit(first) else { return nil }
        var value = 0
        let (startLine, startColumn) = (line, column)
        while let digit = next, Self.isDigit(digit) {
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
            if value > most { throw PatternError(.tooFarOut(most: most), line: startLine, column: startColumn) }
            advance()
        }
        return value
    }

    /// As `number`, with an optional sign.
    mutating func signedNumber(upTo most: Int) throws(PatternError) -> Int {
        let isNegative = take(UInt8(ascii: "-"))
        if !isNegative { _ = take(UInt8(ascii: "+")) }
        guard let value = try number(upTo: most) else { throw error(.expected("a number", found: found)) }
        return isNegative ? -value : value
    }

    /// A description of the next byte, for an error message.
    var found: String {
        guard let next else { return "the end of the file" }
        if next == UInt8(ascii: "\n") { return "the end of the line" }
        return (33...126).contains(next) ? "\"\(Character(UnicodeScalar(next)))\"" : "byte \(next)"
    }

    func error(_ problem: PatternError.Problem) -> PatternError {
        PatternError(problem, line: line, column: column)
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
