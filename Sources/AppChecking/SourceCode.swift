/// A source whose comments and strings are blank, because they may contain words that look like code. What is left has the same
/// place as in the source.
struct SourceCode {
    private let bytes: [UInt8]
    private var place = 0
    private var code: [UInt8] = []

    /// The lines of a source, with spaces in place of comments and string literals.
    static func lines(of source: String) -> [Substring] {
        String(decoding: bytes(of: source), as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The bytes of a source, with spaces in place of comments and string literals.
    static func bytes(of source: String) -> [UInt8] {
        var reader = SourceCode(bytes: Array(source.utf8))
        while reader.place < reader.bytes.count { reader.step() }
        return reader.code
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func isAt(_ mark: String) -> Bool { bytes[place...].starts(with: mark.utf8) }

    private mutating func step() {
        if isAt("//") { return skip { $0.isAt("\n") } }
        if isAt("/*") { return skipComment() }
        let signs = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
        guard bytes[place...].dropFirst(signs).first == UInt8(ascii: "\"") else {
            code.append(bytes[place])
            place += 1
            return
        }
        skip(signs)
        skipText(signs)
    }

    /// Skips to where a condition holds; line breaks are kept.
    private mutating func skip(to isThere: (Self) -> Bool) {
        while place < bytes.count, !isThere(self) { skipByte() }
    }

    private mutating func skipByte() {
        code.append(bytes[place] == UInt8(ascii: "\n") ? bytes[place] : UInt8(ascii: " "))
        place += 1
    }

    private mutating func skip(_ count: Int) {
        for _ in 0..<min(count, bytes.count - place) { skipByte() }
    }

    /// Comments can be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            depth += isAt("/*") ? 1 : isAt("*/") ? -1 : 0
            if isAt("/*") || isAt("*/") { skip(2) }
            if depth > 0 { skip { $0.isAt("/*") || $0.isAt("*/") } }
        } while depth > 0 && place < bytes.count
    }

    /// A string ends with as many number signs as it begins with; a single-line string ends at the end of the line at the latest.
    private mutating func skipText(_ signs: Int) {
        let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
        let escape = "\\" + String(repeating: "#", count: signs)
        let end = quotes + String(repeating: "#", count: signs)
        skip(quotes.utf8.count)
        while place < bytes.count, !isAt(end) {
            if quotes == "\"", isAt("\n") { return }
            if isAt(escape) { skip(escape.utf8.count) }
            if place < bytes.count { skipByte() }
        }
        skip(end.utf8.count)
    }
}
