import Foundation

/// Golly's macrocell format: squares of eight by eight cells, then squares of four smaller ones, each referred to by its line
/// number; the last one is the pattern, around the origin.
public enum MacrocellFormat {
    /// The text of a file.
    ///
    /// - Throws: `HashLifeError.outOfMemory`.
    public static func text(of pattern: Pattern) throws(HashLifeError) -> String {
        guard let macrocell = pattern.macrocell else {
            let universe = try HashedUniverse(pattern)
            return text(of: universe.macrocell, pattern.rule)
        }
        return text(of: macrocell, pattern.rule)
    }

    private static func text(of macrocell: Macrocell, _ rule: Rule) -> String {
        var text = "[M2] (Kissa)\n#R \(rule)\n"
        for square in macrocell.squares {
            text += square.isLeaf ? line(of: square.cells) : "\(square.level)\(square.parts.map { " \($0)" }.joined())"
            text += "\n"
        }
        return text
    }

    /// Rows end with `$`; trailing dead cells and trailing dead rows are left out.
    private static func line(of cells: UInt64) -> String {
        let rows = (0..<8).map { row in
            let bits = cells >> UInt64(row * 8) & 0xFF
            return String((0..<(64 - bits.leadingZeroBitCount)).map { bits >> UInt64($0) & 1 != 0 ? "*" : "." }) + "$"
        }
        return rows.prefix(max(1, 8 - cells.leadingZeroBitCount / 8)).joined()
    }

    static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var reader = MacrocellReader(bytes: ByteReader(data))
        return try reader.read(name: name)
    }
}

private struct MacrocellReader {
    var bytes: ByteReader
    private var rule = Rule.life
    private var squares: [Macrocell.Square] = []

    init(bytes: ByteReader) { self.bytes = bytes }

    mutating func read(name: String) throws(PatternError) -> Pattern {
        _ = bytes.restOfLine()
        while let next = bytes.next {
            switch next {
            case UInt8(ascii: "#"): try readComment()
            case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "$"): try readCells()
            case _ where ByteReader.isDigit(next): try readParts()
            default: bytes.skip { $0 != UInt8(ascii: "\n") }
            }
            bytes.skipSpace()
        }
        let macrocell = Macrocell(squares)
        guard macrocell.population < .max else { throw bytes.error(.tooManyCells(most: .max)) }
        return Pattern(name: name, rule: rule, macrocell: macrocell)
    }

    private mutating func readComment() throws(PatternError) {
        guard bytes.isNext("#R") else {
            _ = bytes.restOfLine()
            return
        }
        bytes.advance()
        bytes.advance()
        rule = try bytes.rule()
    }

    /// `.` dead, `*` alive, `$` the next row.
    private mutating func readCells() throws(PatternError) {
        var (cells, x, y): (UInt64, Int, Int) = (0, 0, 0)
        while let next = bytes.next, next != UInt8(ascii: "\n") {
            switch next {
            case UInt8(ascii: "$"): (x, y) = (0, y + 1)
            case UInt8(ascii: "."): x += 1
            case UInt8(ascii: "*"):
                guard x < 8, y < 8 else { throw bytes.error(.unexpected(bytes.found)) }
                cells |= 1 << UInt64(y * 8 + x)
                x += 1
            case 13, 32: break
            default: throw bytes.error(.expected("., * or $", found: bytes.found))
            }
            guard x <= 8, y <= 8 else { throw bytes.error(.unexpected(bytes.found)) }
            bytes.advance()
        }
        squares.append(Macrocell.Square(cells: cells))
    }

    private mutating func readParts() throws(PatternError) {
        let (line, column) = (bytes.line, bytes.column)
        func error(_ problem: PatternError.Problem) -> PatternError {
            PatternError(problem, line: line, column: column)
        }
        let level = try readNumber()
        let (nw, ne, sw, se) = (try readNumber(), try readNumber(), try readNumber(), try readNumber())
        // With two states, the smallest squares have eight by eight cells.
        guard level > 3 else { throw error(.state(max(nw, ne, sw, se))) }
        guard level <= Macrocell.levelMax else { throw error(.tooFarOut(most: 1 << (Macrocell.levelMax - 1))) }
        func isPart(_ number: Int) -> Bool {
            number == 0 || number <= squares.count && squares[number - 1].level == level - 1
        }
        guard isPart(nw), isPart(ne), isPart(sw), isPart(se) else { throw error(.unexpected("a square of others")) }
        squares.append(Macrocell.Square(level: UInt8(level), UInt32(nw), UInt32(ne), UInt32(sw), UInt32(se)))
    }

    private mutating func readNumber() throws(PatternError) -> Int {
        guard let number = try bytes.number(upTo: Int(Int32.max)) else {
            throw bytes.error(.expected("a number", found: bytes.found))
        }
        bytes.skipBlanks()
        return number
    }
}
