import Foundation

/// Mirek Wójtowicz's MCell: lines `#GAME`, `#RULE`, `#BOARD`, and runs in `#L` lines, where `A` is a living cell.
enum MCellFormat {
    static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var reader = MCellReader(bytes: ByteReader(data), name: name)
        try reader.read()
        return Pattern(name: reader.name, rule: reader.rule, cells: reader.runs.cells)
    }
}

private struct MCellReader {
    var bytes: ByteReader
    private(set) var name: String
    private(set) var rule = Rule.life
    private(set) var runs = CellRuns()
    private var (x, y) = (0, 0)

    init(bytes: ByteReader, name: String) { (self.bytes, self.name) = (bytes, name) }

    mutating func read() throws(PatternError) {
        while !bytes.isAtEnd {
            if bytes.isNext("#L ") {
                for _ in 0..<3 { bytes.advance() }
                try readRuns()
            } else {
                try readLine()
            }
        }
    }

    private mutating func readLine() throws(PatternError) {
        let (line, column) = (bytes.line, bytes.column)
        if bytes.isNext("#RULE") {
            for _ in 0..<5 { bytes.advance() }
            bytes.skipBlanks()
            rule = try bytes.rule()
            return
        }
        let text = bytes.restOfLine()
        guard text.hasPrefix("#GAME") else { return }
        let game = text.dropFirst(5).trimmingCharacters(in: .whitespaces)
        guard ["life", "standard life"].contains(game.lowercased()) else {
            throw PatternError(.format("MCell's game “\(game.prefix(40))”"), line: line, column: column)
        }
    }

    private mutating func readRuns() throws(PatternError) {
        while let next = bytes.next, next != UInt8(ascii: "\n") {
            let count = try bytes.number(upTo: Pattern.coordinateMax / 2) ?? 1
            switch bytes.next {
            case UInt8(ascii: "."): x += count
            case UInt8(ascii: "A"):
                try runs.add(count, x: x, y: y, bytes)
                x += count
            case UInt8(ascii: "$"): (x, y) = (0, y + count)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 13: break
            case UInt8(ascii: "\n"), nil: return
            case let sign? where (UInt8(ascii: "B")...UInt8(ascii: "X")).contains(sign):
                throw bytes.error(.state(Int(sign) - 64))
            default: throw bytes.error(.expected("., A or $", found: bytes.found))
            }
            try CellRuns.check(x: x * 2, y: y * 2, bytes)
            bytes.advance()
        }
    }
}
