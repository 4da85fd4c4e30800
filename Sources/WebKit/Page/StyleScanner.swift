/// Finds the addresses in a style sheet: `url(…)` and `@import "…"`. What begins and never ends is at the end of the search, so that
/// each byte is looked at a bounded number of times.
enum StyleScanner {
    /// The addresses with their quotes, if they have any, in order.
    static func addresses(in style: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = 0
        while position < style.count {
            let rest = style[position...]
            if rest.starts(with: "url(".utf8) {
                let start = skipSpace(in: style, from: position + 4)
                guard let end = end(ofValueAt: start, in: style) else { return ranges }
                ranges.append(start..<end)
                position = end
            } else if rest.starts(with: "@import".utf8) {
                position = skipSpace(in: style, from: position + 7)
                guard position < style.count, isQuote(style[position]) else { continue }
                guard let end = end(ofValueAt: position, in: style) else { return ranges }
                ranges.append(position..<end)
                position = end
            } else {
                position += 1
            }
        }
        return ranges
    }

    /// Behind the closing quote, or at the parenthesis; nil if there is none.
    private static func end(ofValueAt start: Int, in style: [UInt8]) -> Int? {
        guard start < style.count else { return nil }
        let quote = style[start]
        if isQuote(quote) { return style[(start + 1)...].firstIndex(of: quote).map { $0 + 1 } }
        return style[start...].firstIndex(of: UInt8(ascii: ")"))
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private static func skipSpace(in style: [UInt8], from start: Int) -> Int {
        style[start...].firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) } ?? style.count
    }
}
