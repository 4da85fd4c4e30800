/// A source without its comments and strings, which may contain words that look like code. Line numbers are preserved.
struct SourceCode {
    private let bytes: [UInt8]
    private var place = 0
    private var code: [UInt8] = []

    /// The lines of a source, with comments and string literals removed.
    static func lines(of source: String) -> [Substring] {
        var reader = SourceCode(bytes: Array(source.utf8))
        while reader.place < reader.bytes.count { reader.step() }
        return String(decoding: reader.code, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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
        place += signs
        skipText(signs)
    }

    /// Skips to where a condition holds; line breaks are kept.
    private mutating func skip(to isThere: (Self) -> Bool) {
        while place < bytes.count, !isThere(self) { skipByte() }
    }

    private mutating func skipByte() {
        if bytes[place] == UInt8(ascii: "\n") { code.append(bytes[place]) }
        place += 1
    }

    /// Comments can be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            depth += isAt("/*") ? 1 : isAt("*/") ? -1 : 0
            place += isAt("/*") || isAt("*/") ? 2 : 0
            if depth > 0 { skip { $0.isAt("/*") || $0.isAt("*/") } }
        } while depth > 0 && place < bytes.count
    }

    /// A string ends with as many number signs as it begins with; a single-line string ends at the end of the line at the latest.
    private mutating func skipText(_ signs: Int) {
        let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
        let escape = "\\" + String(repeating: "#", count: signs)
        let end = quotes + String(repeating: "#", count: signs)
        place += quotes.utf8.count
        while place < bytes.count, !isAt(end) {
            if quotes == "\"", isAt("\n") { return }
            if isAt(escape) { place += escape.utf8.count }
            if place < bytes.count { skipByte() }
        }
        place = min(place + end.utf8.count, bytes.count)
    }
}
