import Foundation

/// Parses Golly's run-length format.
struct RunReader {
    private var bytes: ByteReader
    private var name: String
    private var rule = Rule.life
    private var origin = CellIndex(x: 0, y: 0)
    private var runs = CellRuns()
    /// Golly's rule LifeHistory: Life with marks. Its states B and D are dead; A, C and E are alive.
    private var hasHistory = false
    /// Whether anything specific to this format was found.
    private var hasBegun = false

    init(_ bytes: ByteReader, name: String) { (self.bytes, self.name) = (bytes, name) }

    mutating func read() throws(PatternError) -> Pattern {
        bytes.skipSpace()
        while bytes.next == UInt8(ascii: "#") {
            try readComment()
            bytes.skipSpace()
        }
        if isAtSize() {
            hasBegun = true
            try readSize()
        }
        try readRuns()
        return Pattern(name: name, rule: rule, cells: runs.cells)
    }

    // MARK: - Comments

    private mutating func readComment() throws(PatternError) {
        if bytes.isNext("#CXRLE") { return try readGollysComment() }
        bytes.advance()
        let kind = bytes.next
        if let kind, kind > 32 { bytes.advance() }
        switch kind {
        case UInt8(ascii: "P"): origin = try bytes.position() ?? origin
        case UInt8(ascii: "R"), UInt8(ascii: "r"): return try readRuleOrOrigin()
        case UInt8(ascii: "N"):
            name = bytes.restOfLine()
            return
        default: break
        }
        _ = bytes.restOfLine()
    }

    /// `#r 23/36` is a rule, `#R -1 4` a position.
    private mutating func readRuleOrOrigin() throws(PatternError) {
        var rest = bytes
        let text = rest.restOfLine()
        if text.split(separator: " ").count == 2, let place = try bytes.position() {
            origin = place
            _ = bytes.restOfLine()
        } else if text.isEmpty {
            bytes = rest
        } else {
            bytes.skipBlanks()
            rule = try bytes.rule()
        }
    }

    /// `#CXRLE Pos=-4,5 Gen=3`.
    private mutating func readGollysComment() throws(PatternError) {
        while let next = bytes.next, next != UInt8(ascii: "\n"), !bytes.isNext("Pos=") { bytes.advance() }
        if bytes.isNext("Pos=") {
            for _ in 0..<4 { bytes.advance() }
            origin = try bytes.position() ?? origin
        }
        _ = bytes.restOfLine()
    }

    // MARK: - The first line

    /// `x` alone is a living cell.
    private func isAtSize() -> Bool {
        var rest = bytes
        guard rest.take(UInt8(ascii: "x")) || rest.take(UInt8(ascii: "X")) else { return false }
        rest.skipBlanks()
        return rest.next == UInt8(ascii: "=")
    }

    /// `x = 3, y = 3, rule = B3/S23`: the size, which is a hint, and the rule; either may be missing.
    private mutating func readSize() throws(PatternError) {
        while true {
            bytes.skipBlanks()
            let name = word()
            bytes.skipBlanks()
            guard bytes.take(UInt8(ascii: "=")) else {
                throw bytes.error(.expected("\"=\"", found: bytes.found))
            }
            bytes.skipBlanks()
            if name == "rule" { return try readRule() }
            bytes.skip { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\n") }
            if !bytes.take(UInt8(ascii: ",")) { return }
        }
    }

    private mutating func readRule() throws(PatternError) {
        var rest = bytes
        hasHistory = rest.restOfLine().trimmingCharacters(in: .whitespaces).lowercased() == "lifehistory"
        if hasHistory { bytes = rest } else { rule = try bytes.rule() }
    }

    /// In lower case.
    private mutating func word() -> String {
        var word = ""
        while let next = bytes.next, let letter = Optional(next | 32), (97...122).contains(letter) {
            word.append(Character(UnicodeScalar(letter)))
            bytes.advance()
        }
        return word
    }

    // MARK: - Runs

    private mutating func readRuns() throws(PatternError) {
        var (x, y) = (0, 0)
        while true {
            bytes.skipSpace()
            if bytes.isAtEnd { return }
            if bytes.column == 1, bytes.next == UInt8(ascii: "#") {
                _ = bytes.restOfLine()
                continue
            }
            let count = try bytes.number(upTo: Pattern.coordinateMax / 2) ?? 1
            bytes.skipSpace()
            guard let sign = bytes.next else { return }
            switch sign {
            case UInt8(ascii: "b"), UInt8(ascii: "."): x += count
            case UInt8(ascii: "B") where hasHistory, UInt8(ascii: "D") where hasHistory: x += count
            case UInt8(ascii: "C") where hasHistory, UInt8(ascii: "E") where hasHistory:
                try runs.add(count, x: origin.x + x, y: origin.y + y, bytes)
                x += count
            // With more than two states, `p` to `y` are prefixes for later states; with two states, each of them is alive (Mark
            // Niemiec's files).
            case UInt8(ascii: "o")...UInt8(ascii: "y"), UInt8(ascii: "A"):
                try runs.add(count, x: origin.x + x, y: origin.y + y, bytes)
                x += count
            case UInt8(ascii: "B")...UInt8(ascii: "X"): throw bytes.error(.state(Int(sign) - 64))
            // A count of 0 doesn't end a line: otherwise later cells would overwrite earlier ones.
            case UInt8(ascii: "$"): if count > 0 { (x, y) = (0, y + count) }
            case UInt8(ascii: "!"): return
            default: throw bytes.error(hasBegun ? .expected("b, o, $ or !", found: bytes.found) : .unknownFormat)
            }
            hasBegun = true
            try CellRuns.check(x: x * 2, y: y * 2, bytes)
            bytes.advance()
        }
    }
}
