/// Splits a template's text into tokens. As with `trim_blocks` and `lstrip_blocks`, the line break after a statement is removed,
/// and so is the indentation before it.
struct Lexer {
    private let source: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    /// Whether the last tag ended with a line break.
    private var isAtLineStart = true
    private var tokens: [Token] = []

    /// - Throws: ``TemplateError/syntax(line:reason:)``.
    static func tokens(of text: String) throws -> [Token] {
        var lexer = Lexer(text)
        try lexer.readAll()
        return lexer.tokens
    }

    private init(_ text: String) {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
            scalars.append(scalar)
        }
        scalars = scalars.map { $0 == "\r" ? "\n" : $0 }
        if scalars.last == "\n" { scalars.removeLast() }
        source = scalars
    }

    private func error(_ reason: String) -> TemplateError { .syntax(line: line, reason: reason) }

    private func looking(at text: String, offset: Int = 0) -> Bool {
        source.dropFirst(index + offset).starts(with: text.unicodeScalars)
    }

    private mutating func advance(_ count: Int) {
        for scalar in source[index..<(index + count)] where scalar == "\n" { line += 1 }
        index += count
    }

    private mutating func add(_ kind: Token.Kind) { tokens.append(Token(kind: kind, line: line)) }

    private mutating func readAll() throws {
        while index < source.count {
            try readData()
            guard index < source.count else { break }
            if looking(at: "{#") { try skipComment() } else { try readTag() }
        }
        add(.end)
    }

    // MARK: Between tags

    private mutating func readData() throws {
        let start = index
        var end = index
        while end < source.count, !isTag(end) { end += 1 }
        var text = source[start..<end]
        if end < source.count { trimEnd(&text, before: end) }
        if !text.isEmpty { add(.data(Self.string(text))) }
        advance(end - start)
    }

    private func isTag(_ place: Int) -> Bool {
        guard source[place] == "{", place + 1 < source.count else { return false }
        return "{%#".unicodeScalars.contains(source[place + 1])
    }

    /// Removes trailing white space from the text, as the tag after it demands.
    private func trimEnd(_ text: inout ArraySlice<Unicode.Scalar>, before tag: Int) {
        let sign = tag + 2 < source.count ? source[tag + 2] : " "
        if sign == "-" {
            while let last = text.last, Self.isSpace(last) { text.removeLast() }
        } else if sign != "+", source[tag + 1] != "{" {
            let lineStart = text.lastIndex(of: "\n").map { $0 + 1 }
            guard lineStart != nil || isAtLineStart else { return }
            let indentation = text[(lineStart ?? text.startIndex)...]
            if indentation.allSatisfy(Self.isSpace) { text.removeLast(indentation.count) }
        }
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool { TemplateText.Unit(scalar).isSpace }

    /// Skips a tag's end, and the white space that it removes.
    private mutating func close(_ count: Int, trims: Bool, takesLineBreak: Bool) {
        let start = index
        advance(count)
        if trims {
            while index < source.count, Self.isSpace(source[index]) { advance(1) }
        } else if takesLineBreak, index < source.count, source[index] == "\n" {
            advance(1)
        }
        isAtLineStart = index > start && source[index - 1] == "\n"
    }

    private mutating func skipComment() throws {
        advance(2)
        if index < source.count, source[index] == "-" || source[index] == "+" { advance(1) }
        let start = index
        while !looking(at: "#}") {
            guard index < source.count else { throw error("a comment has no end") }
            advance(1)
        }
        let sign = index > start ? source[index - 1] : " "
        close(2, trims: sign == "-", takesLineBreak: sign != "+")
    }

    // MARK: Tags

    private mutating func readTag() throws {
        let isStatement = looking(at: "{%")
        advance(2)
        if index < source.count, source[index] == "-" || source[index] == "+" { advance(1) }
        if isStatement, try skipRaw() { return }
        add(isStatement ? .statementBegin : .expressionBegin)
        var scanner = Scanner(source: source, index: index, line: line)
        let inside = try scanner.tokens(until: isStatement ? "%}" : "}}")
        tokens += inside
        (index, line) = (scanner.index, scanner.line)
        let sign = source[index]
        add(isStatement ? .statementEnd : .expressionEnd)
        let isSigned = sign == "-" || sign == "+"
        close(isSigned ? 3 : 2, trims: sign == "-", takesLineBreak: isStatement && sign != "+")
    }

    /// Reads the text between `raw` and `endraw`, if this is a `raw` tag.
    private mutating func skipRaw() throws -> Bool {
        guard let end = statementEnd(named: "raw", at: index) else { return false }
        advance(end.index - index)
        close(end.length, trims: end.sign == "-", takesLineBreak: false)
        let start = index
        while index < source.count {
            if looking(at: "{%") {
                let isSigned = looking(at: "-", offset: 2) || looking(at: "+", offset: 2)
                if let end = statementEnd(named: "endraw", at: index + (isSigned ? 3 : 2)) {
                    var text = source[start..<index]
                    trimEnd(&text, before: index)
                    add(.data(Self.string(text)))
                    advance(end.index - index)
                    close(end.length, trims: end.sign == "-", takesLineBreak: end.sign != "+")
                    return true
                }
            }
            advance(1)
        }
        throw error("raw text has no end")
    }

    /// The position, length and sign of the end of a statement that consists of one name; nil for other statements.
    private func statementEnd(
        named name: String, at start: Int
    ) -> (index: Int, length: Int, sign: Unicode.Scalar?)? {
        var place = start
        func skipSpace() { while place < source.count, Self.isSpace(source[place]) { place += 1 } }
        skipSpace()
        guard source.dropFirst(place).starts(with: name.unicodeScalars) else { return nil }
        place += name.unicodeScalars.count
        skipSpace()
        for sign in ["-", "+", ""] where source.dropFirst(place).starts(with: (sign + "%}").unicodeScalars) {
            return (place, sign.isEmpty ? 2 : 3, sign.unicodeScalars.first)
        }
        return nil
    }
}
