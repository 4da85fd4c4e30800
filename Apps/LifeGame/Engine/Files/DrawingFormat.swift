import Foundation

/// Plaintext, as in `.cells` files: `.` and `O` line by line, comments after `!`. Dean Hickerson's files put a run length before
/// a character, `23.O15.3O`.
enum DrawingFormat {
    static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var bytes = ByteReader(data)
        var (name, runs) = (name, CellRuns())
        var (x, y) = (0, 0)
        while let next = bytes.next {
            if bytes.column == 1, next == UInt8(ascii: "!") || next == UInt8(ascii: "#") {
                let comment = bytes.restOfLine().dropFirst()
                if comment.hasPrefix("Name:") { name = comment.dropFirst(5).trimmingCharacters(in: .whitespaces) }
                continue
            }
            let count = try bytes.number(upTo: Pattern.coordinateMax / 2) ?? 1
            switch bytes.next {
            case UInt8(ascii: "."): x += count
            case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "*"):
                try runs.add(count, x: x, y: y, bytes)
                x += count
            case UInt8(ascii: "\n"): (x, y) = (0, y + 1)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 13: break
            case nil: return Pattern(name: name, cells: runs.cells)
            default: throw bytes.error(.expected(". or O", found: bytes.found))
            }
            try CellRuns.check(x: x * 2, y: y * 2, bytes)
            bytes.advance()
        }
        return Pattern(name: name, cells: runs.cells)
    }
}
