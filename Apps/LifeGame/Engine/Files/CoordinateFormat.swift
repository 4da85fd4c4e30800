import Foundation

/// Life 1.06: a header line, then a line with x and y for each living cell.
public enum CoordinateFormat {
    /// The text of a file.
    public static func text(of pattern: Pattern) -> String {
        "#Life 1.06\n" + pattern.cells.map { "\($0.x) \($0.y)\n" }.joined()
    }

    /// Parses a file.
    public static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var bytes = ByteReader(data)
        var cells: [CellIndex] = []
        while true {
            bytes.skipSpace()
            guard let next = bytes.next else { break }
            if next == UInt8(ascii: "#") {
                _ = bytes.restOfLine()
                continue
            }
            cells.append(try cell(&bytes))
            guard cells.count <= Pattern.cellCountMax else {
                throw bytes.error(.tooManyCells(most: Pattern.cellCountMax))
            }
        }
        return Pattern(name: name, cells: cells)
    }

    private static func cell(_ bytes: inout ByteReader) throws(PatternError) -> CellIndex {
        let x = try bytes.signedNumber(upTo: Pattern.coordinateMax)
        bytes.skipBlanks()
        let y = try bytes.signedNumber(upTo: Pattern.coordinateMax)
        bytes.skipBlanks()
        guard bytes.isAtEnd || bytes.next == UInt8(ascii: "\n") else {
            throw bytes.error(.unexpected(bytes.found))
        }
        return CellIndex(x: x, y: y)
    }
}
