import Foundation

/// Golly's run-length encoding, `bob$2bo$3o!`: `b` is dead, `o` alive, `$` starts the next line, a number repeats what follows,
/// `!` is the end.
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

    /// Parses a file as Golly does. Its first cell is at 0, 0, or at the position in a `#P`, `#R` or `#CXRLE` line; the size in
    /// the first line is only a hint, and the end mark may be missing.
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
