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

/// Life 1.05: blocks of `.` and `*`; a line `#P x y` before each block gives its position.
enum BlockFormat {
    static func pattern(in data: Data, name: String = "") throws(PatternError) -> Pattern {
        var bytes = ByteReader(data)
        var (cells, rule): ([CellIndex], Rule) = ([], .life)
        var (origin, place) = (CellIndex(x: 0, y: 0), CellIndex(x: 0, y: 0))
        while let next = bytes.next {
            switch next {
            case UInt8(ascii: "#") where bytes.column == 1:
                bytes.advance()
                if bytes.take(UInt8(ascii: "P")) {
                    bytes.skipBlanks()
                    let x = try bytes.signedNumber(upTo: Pattern.coordinateMax / 2)
                    bytes.skipBlanks()
                    origin = CellIndex(x: x, y: try bytes.signedNumber(upTo: Pattern.coordinateMax / 2))
                    place = origin
                } else if bytes.take(UInt8(ascii: "R")) {
                    let (line, column) = (bytes.line, bytes.column)
                    do { rule = try Rule(bytes.restOfLine()) } catch {
                        throw PatternError(.rule(error), line: line, column: column)
                    }
                    continue
                }
                _ = bytes.restOfLine()
                continue
            case UInt8(ascii: "*"):
                guard cells.count < Pattern.cellCountMax else {
                    throw bytes.error(.tooManyCells(most: Pattern.cellCountMax))
                }
                cells.append(place)
                place.x += 1
            case UInt8(ascii: "."): place.x += 1
            case UInt8(ascii: "\n"): place = CellIndex(x: origin.x, y: place.y + 1)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 13: break
            default: throw bytes.error(.expected(". or *", found: bytes.found))
            }
            bytes.advance()
        }
        return Pattern(name: name, rule: rule, cells: cells)
    }
}
