/// Finds tags, comments, processing instructions, declarations and CDATA sections in a text, by the rules of
/// [CommonMark 6.6](https://spec.commonmark.org/0.31.2/#raw-html).
///
/// A missing end is only searched for once, so that scanning is linear in the text's length.
struct HTMLScanner {
    private let source: [Unicode.Scalar]
    private var place = 0
    /// For each kind of end, the position up to which there is none.
    private var missingEnds: [String: Int] = [:]

    init(_ source: [Unicode.Scalar]) { self.source = source }

    /// The length of the piece of HTML that begins at a `<`; nil if there is none.
    mutating func length(at start: Int) -> Int? {
        place = start + 1
        let isFound =
            switch current {
            case "!": section()
            case "?": skip(behind: "?>")
            case "/": closingTag()
            default: openTag()
            }
        return isFound ? place - start : nil
    }

    /// The length of the opening or closing tag that begins at a `<`.
    mutating func tagLength(at start: Int) -> Int? {
        place = start + 1
        return (current == "/" ? closingTag() : openTag()) ? place - start : nil
    }

    // MARK: What there is

    /// A comment, a CDATA section or a declaration.
    private mutating func section() -> Bool {
        if skip("!--") {
            // `<!-->` and `<!--->` are complete comments.
            return skip(">") || skip("->") || skip(behind: "-->")
        }
        if skip("![CDATA[") { return skip(behind: "]]>") }
        place += 1
        return current?.isASCIILetter == true && skip(behind: ">")
    }

    private mutating func openTag() -> Bool {
        guard skipName() else { return false }
        while true {
            let hasSpace = skipSpaces()
            if skip(">") || skip("/>") { return true }
            guard hasSpace, skipAttribute() else { return false }
        }
    }

    private mutating func closingTag() -> Bool {
        place += 1
        guard skipName() else { return false }
        skipSpaces()
        return skip(">")
    }

    private mutating func skipName() -> Bool {
        guard let first = current, first.isASCIILetter else { return false }
        skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
        return true
    }

    private mutating func skipAttribute() -> Bool {
        guard let first = current, first.isASCIILetter || first == "_" || first == ":" else { return false }
        skip { $0.isASCIILetter || $0.isASCIIDigit || "_.:-".unicodeScalars.contains($0) }
        let end = place
        skipSpaces()
        guard skip("=") else {
            // The spaces belong to the text after the attribute.
            place = end
            return true
        }
        skipSpaces()
        return skipValue()
    }

    private mutating func skipValue() -> Bool {
        switch current {
        case "\""?, "'"?:
            let quote = String(current!)
            place += 1
            return skip(behind: quote)
        default:
            let start = place
            skip { !$0.isMarkdownSpace && !"\"'=<>`".unicodeScalars.contains($0) && $0 != OpaqueText.start }
            return place > start
        }
    }

    // MARK: Walking

    private var current: Unicode.Scalar? { place < source.count ? source[place] : nil }

    private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
        while let scalar = current, isSkipped(scalar) { place += 1 }
    }

    @discardableResult
    private mutating func skipSpaces() -> Bool {
        let start = place
        skip { $0.isMarkdownSpace }
        return place > start
    }

    private mutating func skip(_ text: String) -> Bool {
        guard source[place...].starts(with: text.unicodeScalars) else { return false }
        place += text.unicodeScalars.count
        return true
    }

    /// Skips to the position after the next `end`. Returns false if there is none before the end of the text, or before an
    /// interpolated value.
    private mutating func skip(behind end: String) -> Bool {
        if let known = missingEnds[end], place < known { return false }
        let marks = Array(end.unicodeScalars)
        var index = place
        while index + marks.count <= source.count, source[index] != OpaqueText.start {
            if source[index] == marks[0], source[index...].starts(with: marks) {
                place = index + marks.count
                return true
            }
            index += 1
        }
        missingEnds[end] = index
        return false
    }
}
