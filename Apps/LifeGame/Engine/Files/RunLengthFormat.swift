import Foundation

/// Golly's run-length encoding, `bob$2bo$3o!`: `b` is dead, `o` alive, `$` starts the next line, a number repeats what
/// follows, `!` is the end.
public enum RunLengthFormat {
    /// The text of a file: a header line with the size and the rule, then lines of at most 70 bytes.
    public static func text(of pattern: Pattern) -> String {
        guard let bounds = pattern.bounds else { return "x = 0, y = 0, rule = \(pattern.rule)\n!\n" }
        var writer = RunWriter()
        var (x, y) = (bounds.x.lowerBound, bounds.y.lowerBound)
        for cell in pattern.cells {
            if cell.y > y {
                writer.add("$", cell.y - y)
                (x, y) = (bounds.x.lowerBound, cell.y)
            }
            writer.add("b", cell.x - x)
            writer.add("o", 1)
            x = cell.x + 1
        }
        let name = pattern.name.isEmpty ? "" : "#N \(pattern.name.replacingOccurrences(of: "\n", with: " "))\n"
        return "\(name)x = \(bounds.x.count), y = \(bounds.y.count), rule = \(pattern.rule)\n" + writer.finished()
    }

    /// Parses a file. Its first cell is at 0, 0, or at the position in a `#P` or `#R` line.
    public static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var reader = RunReader(ByteReader(data), name: name)
        return try reader.read()
    }
}

/// Run-length encodes tokens, and breaks the lines.
private struct RunWriter {
    private var lines = ""
    private var line = ""
    private var sign: Character = "o"
    private var count = 0

    mutating func add(_ sign: Character, _ count: Int) {
        guard count > 0 else { return }
        if sign != self.sign { flush() }
        (self.sign, self.count) = (sign, self.count + count)
    }

    private mutating func flush() {
        guard count > 0 else { return }
        put(count == 1 ? "\(sign)" : "\(count)\(sign)")
        count = 0
    }

    private mutating func put(_ text: String) {
        if line.utf8.count + text.utf8.count > 70 {
            lines += line + "\n"
            line = ""
        }
        line += text
    }

    mutating func finished() -> String {
        flush()
        put("!")
        return lines + line + "\n"
    }
}

private struct RunReader {
    private var bytes: ByteReader
    private var name: String
    private var rule = Rule.life
    private var origin = CellIndex(x: 0, y: 0)
    private var size: (width: Int, height: Int)?
    private var cells: [CellIndex] = []

    init(_ bytes: ByteReader, name: String) { (self.bytes, self.name) = (bytes, name) }

    mutating func read() throws(PatternError) -> Pattern {
        try readComments()
        try readSize()
        try readRuns()
        return Pattern(name: name, rule: rule, inOrder: cells)
    }

    private mutating func readComments() throws(PatternError) {
        bytes.skipSpace()
        while bytes.take(UInt8(ascii: "#")) {
            let kind = bytes.next
            switch kind {
            case UInt8(ascii: "P"), UInt8(ascii: "R"):
                bytes.advance()
                bytes.skipBlanks()
                try readOrigin()
            case UInt8(ascii: "N"):
                bytes.advance()
                name = bytes.restOfLine()
            default: _ = bytes.restOfLine()
            }
            bytes.skipSpace()
        }
    }

    private mutating func readOrigin() throws(PatternError) {
        let x = try bytes.signedNumber(upTo: Pattern.coordinateMax / 2)
        bytes.skipBlanks()
        origin = CellIndex(x: x, y: try bytes.signedNumber(upTo: Pattern.coordinateMax / 2))
        _ = bytes.restOfLine()
    }

    /// Parses the optional header `x = 3, y = 3, rule = B3/S23`.
    private mutating func readSize() throws(PatternError) {
        guard bytes.next == UInt8(ascii: "x") else { return }
        let width = try readField("x")
        try expect(",")
        let height = try readField("y")
        size = (width, height)
        bytes.skipBlanks()
        guard bytes.take(UInt8(ascii: ",")) else { return }
        bytes.skipBlanks()
        for letter in "rule" { try expect(letter) }
        try expect("=")
        bytes.skipBlanks()
        let (line, column) = (bytes.line, bytes.column)
        do { rule = try Rule(bytes.restOfLine()) } catch {
            throw PatternError(.rule(error), line: line, column: column)
        }
    }

    private mutating func readField(_ name: Character) throws(PatternError) -> Int {
        bytes.skipBlanks()
        try expect(name)
        try expect("=")
        bytes.skipBlanks()
        guard let value = try bytes.number(upTo: Pattern.coordinateMax) else {
            throw bytes.error(.expected("a number", found: bytes.found))
        }
        return value
    }

    private mutating func expect(_ character: Character) throws(PatternError) {
        bytes.skipBlanks()
        guard bytes.take(character.asciiValue!) else {
            throw bytes.error(.expected("\"\(character)\"", found: bytes.found))
        }
    }

    private mutating func readRuns() throws(PatternError) {
        var (x, y) = (0, 0)
        while true {
            bytes.skipSpace()
            guard !bytes.isAtEnd else { throw bytes.error(.noEnd) }
            if bytes.column == 1, bytes.next == UInt8(ascii: "#") {
                _ = bytes.restOfLine()
                continue
            }
            let count = try bytes.number(upTo: Pattern.coordinateMax / 2) ?? 1
            bytes.skipSpace()
            switch bytes.next {
            case UInt8(ascii: "b"), UInt8(ascii: "."): x += count
            case UInt8(ascii: "o"), UInt8(ascii: "A"):
                try addRun(count, x, y)
                x += count
            // A count of 0 starts no new line: x must not be reset, or the next cells would overwrite those before.
            case UInt8(ascii: "$"): if count > 0 { (x, y) = (0, y + count) }
            case UInt8(ascii: "!"): return
            default: throw bytes.error(.expected("b, o, $ or !", found: bytes.found))
            }
            if max(x, y) > Pattern.coordinateMax / 2 {
                throw bytes.error(.tooFarOut(most: Pattern.coordinateMax / 2))
            }
            bytes.advance()
        }
    }

    private mutating func addRun(_ count: Int, _ x: Int, _ y: Int) throws(PatternError) {
        if let size, x + count > size.width || y >= size.height {
            throw bytes.error(.outside(width: size.width, height: size.height))
        }
        guard cells.count + count <= Pattern.cellCountMax else {
            throw bytes.error(.tooManyCells(most: Pattern.cellCountMax))
        }
        for column in x..<(x + count) { cells.append(CellIndex(x: origin.x + column, y: origin.y + y)) }
    }
}
