import Foundation

/// Life 1.05: blocks of `.` and `*`, optionally with a run length before them, each after a line `#P x y` with its position. A
/// `#P` line without a position is ignored.
enum BlockFormat {
    static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var reader = BlockReader(bytes: ByteReader(data))
        try reader.read()
        return Pattern(name: name, rule: reader.rule, cells: reader.runs.cells)
    }
}

private struct BlockReader {
    var bytes: ByteReader
    private(set) var rule = Rule.life
    private(set) var runs = CellRuns()
    private var origin = CellIndex(x: 0, y: 0)
    private var place = CellIndex(x: 0, y: 0)

    init(bytes: ByteReader) { self.bytes = bytes }

    mutating func read() throws(PatternError) {
        while let next = bytes.next {
            if next == UInt8(ascii: "#"), bytes.column == 1 { try readComment() } else { try readCells() }
        }
    }

    private mutating func readComment() throws(PatternError) {
        bytes.advance()
        if bytes.take(UInt8(ascii: "P")) {
            if let place = try bytes.position() { (origin, self.place) = (place, place) }
        } else if bytes.take(UInt8(ascii: "R")) {
            bytes.skipBlanks()
            if let next = bytes.next, next != UInt8(ascii: "\n") {
                rule = try bytes.rule()
                return
            }
        }
        _ = bytes.restOfLine()
    }

    private mutating func readCells() throws(PatternError) {
        let count = try bytes.number(upTo: Pattern.coordinateMax / 2) ?? 1
        switch bytes.next {
        case UInt8(ascii: "*"), UInt8(ascii: "O"), UInt8(ascii: "o"):
            try runs.add(count, x: place.x, y: place.y, bytes)
            place.x += count
        case UInt8(ascii: "."): place.x += count
        case UInt8(ascii: "\n"): place = CellIndex(x: origin.x, y: place.y + 1)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 13: break
        case nil: return
        default: throw bytes.error(.expected(". or *", found: bytes.found))
        }
        try CellRuns.check(x: place.x, y: place.y, bytes)
        bytes.advance()
    }
}
