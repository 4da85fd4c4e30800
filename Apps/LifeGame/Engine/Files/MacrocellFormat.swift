import Foundation

/// Golly's macrocell format: squares of eight by eight cells, then squares of four smaller ones, each by its line's number;
/// the last one is the pattern, around the middle.
enum MacrocellFormat {
    static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var reader = MacrocellReader(bytes: ByteReader(data))
        return try reader.read(name: name)
    }
}

private struct MacrocellReader {
    private struct Square {
        /// Its sides have two to the power of this.
        let level: Int
        /// Of living cells.
        let count: Int
        /// Upper left, upper right, lower left, lower right; 0 for nothing.
        var parts: [Int] = []
        /// Of the least squares, row by row.
        var cells: [CellIndex] = []
    }

    var bytes: ByteReader
    private var rule = Rule.life
    private var squares = [Square(level: 0, count: 0)]
    /// A square of this level has cells that are too far out.
    private static let levelMax = 60

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
        var cells: [CellIndex] = []
        let half = 1 << (squares.last!.level - 1 < 0 ? 0 : squares.last!.level - 1)
        try place(squares.count - 1, CellIndex(x: -half, y: -half), &cells)
        return Pattern(name: name, rule: rule, cells: cells)
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
        var (cells, x, y): ([CellIndex], Int, Int) = ([], 0, 0)
        while let next = bytes.next, next != UInt8(ascii: "\n") {
            switch next {
            case UInt8(ascii: "$"): (x, y) = (0, y + 1)
            case UInt8(ascii: "."): x += 1
            case UInt8(ascii: "*"):
                cells.append(CellIndex(x: x, y: y))
                x += 1
            case 13, 32: break
            default: throw bytes.error(.expected("., * or $", found: bytes.found))
            }
            guard x <= 8, y <= 8 else { throw bytes.error(.unexpected(bytes.found)) }
            bytes.advance()
        }
        squares.append(Square(level: 3, count: cells.count, cells: cells))
    }

    private mutating func readParts() throws(PatternError) {
        let start = bytes
        var numbers: [Int] = []
        while numbers.count < 5, let number = try bytes.number(upTo: Int(Int32.max)) {
            numbers.append(number)
            bytes.skipBlanks()
        }
        guard numbers.count == 5 else { throw bytes.error(.expected("a number", found: bytes.found)) }
        // Of two states the least squares are of eight by eight cells.
        guard numbers[0] > 3 else { throw start.error(.state(numbers.dropFirst().max()!)) }
        let parts = Array(numbers.dropFirst())
        guard numbers[0] <= Self.levelMax,
            parts.allSatisfy({ $0 < squares.count && ($0 == 0 || squares[$0].level == numbers[0] - 1) })
        else { throw start.error(.unexpected("a square of others")) }
        let count = parts.reduce(0) { min($0 + squares[$1].count, Pattern.cellCountMax + 1) }
        squares.append(Square(level: numbers[0], count: count, parts: parts))
    }

    /// Only into squares that have living cells.
    private func place(_ index: Int, _ corner: CellIndex, _ cells: inout [CellIndex]) throws(PatternError) {
        let square = squares[index]
        guard square.count > 0 else { return }
        guard square.count <= Pattern.cellCountMax else {
            throw bytes.error(.tooManyCells(most: Pattern.cellCountMax))
        }
        for cell in square.cells {
            try CellRuns.check(x: corner.x + cell.x, y: corner.y + cell.y, bytes)
            cells.append(CellIndex(x: corner.x + cell.x, y: corner.y + cell.y))
        }
        let half = 1 << max(0, square.level - 1)
        for (number, part) in square.parts.enumerated() {
            try place(part, CellIndex(x: corner.x + number % 2 * half, y: corner.y + number / 2 * half), &cells)
        }
    }
}
