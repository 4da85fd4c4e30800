/// Changes of a source, at places in its bytes. Comments and strings are never changed.
struct SourceChanges {
    private let source: [UInt8]
    /// The source with blank comments and strings.
    private let code: [UInt8]
    private var changes: [(range: Range<Int>, text: [UInt8])] = []

    init(_ source: String) {
        self.source = Array(source.utf8)
        code = SourceCode.bytes(of: source)
    }

    /// The changed source; nil if there are no changes.
    var result: String? {
        guard !changes.isEmpty else { return nil }
        var result: [UInt8] = []
        var end = 0
        for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where change.range.lowerBound >= end {
            result += source[end..<change.range.lowerBound] + change.text
            end = change.range.upperBound
        }
        return String(decoding: result + source[end...], as: UTF8.self)
    }

    mutating func replace(_ range: Range<Int>, with text: String) { changes.append((range, Array(text.utf8))) }

    mutating func blank(_ range: Range<Int>) {
        changes.append((range, code[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }))
    }

    // MARK: Reading

    /// Where a word of the code begins. It is part of no longer word.
    func places(of word: String) -> [Int] {
        let word = Array(word.utf8)
        guard word.count <= code.count else { return [] }
        return (0...code.count - word.count).filter { place in
            code[place] == word[0] && code[place...].starts(with: word)
                && !(isWord(at: place + word.count) && Self.isWord(word[word.count - 1]))
                && !(Self.isWord(word[0]) && isWord(at: place - 1))
        }
    }

    /// The code of a line up to a place, without the spaces at its beginning.
    func line(upTo place: Int) -> String {
        let start = code[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: code[start..<place].drop(while: Self.isSpace), as: UTF8.self)
    }

    /// The code from a place to the end of its line.
    func restOfLine(from place: Int) -> String {
        guard place < code.count else { return "" }
        return String(decoding: code[place...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    func byte(at place: Int) -> UInt8? { code.indices.contains(place) ? code[place] : nil }

    func code(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    /// The range of the parentheses after a place, and what they contain; nil if there are none.
    /// - Parameter atOnce: Whether no space may stand before them.
    func parentheses(after place: Int, atOnce: Bool = false) -> Range<Int>? {
        let start = atOnce ? place : skipSpaces(place)
        guard start < code.count, code[start] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        for end in start..<code.count {
            if code[end] == UInt8(ascii: "(") { depth += 1 }
            if code[end] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return start..<end + 1 }
        }
        return nil
    }

    /// The brace of a protocol that inherits nothing, if the declaration at a place is one.
    func braceOfPlainProtocol(from place: Int) -> Int? {
        guard let brace = code[place...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let head = code[place..<brace].split(whereSeparator: Self.isSpace).map { String(decoding: $0, as: UTF8.self) }
        let isPlain = head.count >= 2 && head[head.count - 2] == "protocol" && !head[head.count - 1].contains(":")
        return isPlain && head.dropLast(2).allSatisfy(Self.access.contains) ? brace : nil
    }

    private static let access: Set = ["public", "internal", "private", "fileprivate", "package"]

    private func skipSpaces(_ place: Int) -> Int { code[place...].firstIndex { !Self.isSpace($0) } ?? code.count }
    private func isWord(at place: Int) -> Bool { code.indices.contains(place) && Self.isWord(code[place]) }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    /// Bytes above 127 are letters of other scripts.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
