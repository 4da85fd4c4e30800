/// Removes comments, indentation and empty lines from a script, so that less is sent. It doesn't minify: names and statements
/// stay.
///
/// It parses strings, templates (with nested scripts) and regular expressions, which it tells from divisions by what precedes the
/// slash. Line breaks stay, since they may end a statement.
struct ScriptStripper {
    private let input: [UInt8]
    private var position = 0
    private var output: [UInt8] = []
    /// The last byte of code that isn't a space, and the word that ends there: they decide what a slash means.
    private var last: UInt8 = 0
    private var word: [UInt8] = []
    /// Open braces; false for the brace of a template's `${`.
    private var braces: [Bool] = []

    private init(_ script: String) { input = Array(script.utf8) }

    /// - Throws: `ScriptBundleError.unreadable` where a string, a template or a comment doesn't end.
    static func stripped(_ script: String) throws(ScriptBundleError) -> String {
        var stripper = ScriptStripper(script)
        try stripper.readCode()
        stripper.trimEnd()
        return String(decoding: stripper.output, as: UTF8.self)
    }

    private var isAtEnd: Bool { position >= input.count }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < input.count ? input[position + offset] : nil
    }

    // MARK: Code

    private mutating func readCode() throws(ScriptBundleError) {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): skipSpace(byte)
            case UInt8(ascii: "/"): try readStroke()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString(until: byte)
            case UInt8(ascii: "`"):
                take()
                try readTemplate()
            case UInt8(ascii: "{"):
                braces.append(true)
                take()
            case UInt8(ascii: "}"):
                let isOfCode = braces.popLast() ?? true
                take()
                if !isOfCode { try readTemplate() }
            default: take()
            }
        }
        guard braces.isEmpty else { throw .unreadable("a brace stays open") }
    }

    /// Copies a byte of code.
    private mutating func take() {
        let byte = input[position]
        position += 1
        output.append(byte)
        if Self.isOfWord(byte) {
            if !Self.isOfWord(last) || output.count < 2 || !Self.isOfWord(output[output.count - 2]) { word = [] }
            word.append(byte)
        } else {
            word = []
        }
        last = byte
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func trimEnd() {
        while output.last == UInt8(ascii: " ") { output.removeLast() }
    }

    private mutating func endLine() {
        position += 1
        trimEnd()
        if output.last != UInt8(ascii: "\n"), !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    }

    /// Removes spaces at the beginning of a line, and replaces others by a single one.
    private mutating func skipSpace(_ byte: UInt8) {
        position += 1
        guard let before = output.last, before != UInt8(ascii: "\n"), before != UInt8(ascii: " ") else { return }
        output.append(UInt8(ascii: " "))
    }

    // MARK: Strokes

    private mutating func readStroke() throws(ScriptBundleError) {
        switch peek(1) {
        case UInt8(ascii: "/"):
            while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "*"): try skipComment()
        default: if isOfExpression { try readRegularExpression() } else { take() }
        }
    }

    /// A comment counts as a space, or as a line break where it contains one.
    private mutating func skipComment() throws(ScriptBundleError) {
        position += 2
        var hasLineEnd = false
        while !(peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
            guard let byte = peek() else { throw .unreadable("a comment has no end") }
            if byte == UInt8(ascii: "\n") { hasLineEnd = true }
            position += 1
        }
        position += 2
        if hasLineEnd, output.last != UInt8(ascii: "\n"), !output.isEmpty {
            output.append(UInt8(ascii: "\n"))
        } else if let before = output.last, before != UInt8(ascii: "\n"), before != UInt8(ascii: " ") {
            output.append(UInt8(ascii: " "))
        }
    }

    private static let wordsBeforeExpressions = Set(
        [
            "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "await", "yield",
            "instanceof",
        ]
        .map { Array($0.utf8) })

    /// Whether a slash here begins a regular expression: after an operator, an opening bracket, a statement's end, or a keyword
    /// that an expression follows.
    private var isOfExpression: Bool {
        if Self.isOfWord(last) { return Self.wordsBeforeExpressions.contains(word) }
        switch last {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "`"):
            return false
        default: return true
        }
    }

    private mutating func readRegularExpression() throws(ScriptBundleError) {
        var isInSet = false
        copy()
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            copy()
            switch byte {
            case UInt8(ascii: "\\"): if !isAtEnd { copy() }
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "/") where !isInSet: return endLiteral()
            default: break
            }
        }
        throw .unreadable("a regular expression has no end")
    }

    // MARK: Texts

    private mutating func copy() {
        output.append(input[position])
        position += 1
    }

    /// After a literal a slash is a division.
    private mutating func endLiteral() {
        last = UInt8(ascii: "\"")
        word = []
    }

    private mutating func readString(until quote: UInt8) throws(ScriptBundleError) {
        copy()
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            copy()
            if byte == UInt8(ascii: "\\"), !isAtEnd { copy() }
            if byte == quote { return endLiteral() }
        }
        throw .unreadable("a string has no end")
    }

    /// Copies the text of a template up to its end, or up to a nested script; the template continues after the script's closing
    /// brace.
    private mutating func readTemplate() throws(ScriptBundleError) {
        while let byte = peek() {
            copy()
            switch byte {
            case UInt8(ascii: "\\"): if !isAtEnd { copy() }
            case UInt8(ascii: "`"): return endLiteral()
            case UInt8(ascii: "$") where peek() == UInt8(ascii: "{"):
                copy()
                braces.append(false)
                last = UInt8(ascii: "{")
                word = []
                return
            default: break
            }
        }
        throw .unreadable("a template has no end")
    }
}
