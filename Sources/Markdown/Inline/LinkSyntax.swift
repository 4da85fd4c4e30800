import Foundation

/// The syntax of links: destinations, titles, autolinks in angle brackets, and bare links.
enum LinkSyntax {
    struct Link {
        let destination: String
        /// The position after the closing parenthesis.
        let end: Int
    }

    /// Parses `(destination "title")` from the opening parenthesis.
    static func inlineLink(in source: [Unicode.Scalar], at start: Int) -> Link? {
        guard start < source.count, source[start] == "(" else { return nil }
        var scanner = Scanner(source: source, place: start + 1)
        scanner.skipSpaces()
        guard let destination = scanner.destination() else { return nil }
        if scanner.skipSpaces() { _ = scanner.title() }
        scanner.skipSpaces()
        guard scanner.current == ")" else { return nil }
        return Link(destination: destination, end: scanner.place + 1)
    }

    /// Parses `[label]: destination "title"` from the opening bracket to the end of the line.
    static func definition(in source: [Unicode.Scalar], at start: Int) -> (label: Range<Int>, link: Link)? {
        guard let label = label(in: source, at: start), label.upperBound + 1 < source.count,
            source[label.upperBound + 1] == ":"
        else { return nil }
        var scanner = Scanner(source: source, place: label.upperBound + 2)
        scanner.skipSpaces()
        let beginning = scanner.place
        guard let destination = scanner.destination(), scanner.place > beginning else { return nil }
        let end = scanner.place
        if scanner.skipSpaces(), scanner.title() != nil, scanner.skipsToEndOfLine() {
            return (label, Link(destination: destination, end: scanner.place))
        }
        // Without a valid title, the rest may be the text of the next line.
        scanner.place = end
        return scanner.skipsToEndOfLine() ? (label, Link(destination: destination, end: scanner.place)) : nil
    }

    /// The text between brackets, if it can be a link's label.
    static func label(in source: [Unicode.Scalar], at start: Int) -> Range<Int>? {
        guard start < source.count, source[start] == "[" else { return nil }
        var place = start + 1
        while place < source.count, place - start <= 1000, source[place] != "]", source[place] != "[" {
            place += source[place] == "\\" ? 2 : 1
        }
        guard place < source.count, source[place] == "]", place - start <= 1000 else { return nil }
        return start + 1..<place
    }

    /// Resolves backslash escapes and character references.
    static func unescaped(_ text: String) -> String {
        var scanner = Scanner(source: Array(text.unicodeScalars), place: 0)
        var result = String.UnicodeScalarView()
        while scanner.current != nil { scanner.take(into: &result) }
        return String(result)
    }

    /// Parses an autolink in angle brackets: its text, and its destination, which is a URL with a scheme or a mail address.
    static func autolink(in source: [Unicode.Scalar], at start: Int) -> (address: String, link: String)? {
        let content = source[start...].dropFirst().prefix { $0.value > 32 && $0 != "<" && $0 != ">" }
        guard content.endIndex < source.count, source[content.endIndex] == ">" else { return nil }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: content)
        let text = String(scalars)
        if text.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:/#) != nil { return (text, text) }
        let label = #/[A-Za-z0-9]([A-Za-z0-9\-]{0,61}[A-Za-z0-9])?/#
        guard content.count <= 320, let at = text.firstIndex(of: "@"),
            text[..<at].wholeMatch(of: #/[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+/#) != nil,
            text[at...].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
                .allSatisfy({ $0.wholeMatch(of: label) != nil })
        else { return nil }
        return (text, "mailto:" + text)
    }

    /// The length of the bare link that begins here; nil if there is none. Trailing punctuation belongs to the sentence.
    static func bareLength(in source: [Unicode.Scalar], at start: Int) -> Int? {
        let prefixes = ["http://", "https://", "ftp://", "www."]
        let rest = source[start...]
        guard let prefix = prefixes.first(where: { rest.starts(with: $0.unicodeScalars) }),
            canBegin(isHost: prefix == "www.", behind: start == 0 ? nil : source[start - 1])
        else { return nil }
        let needsDot = prefix == "www."
        // Check the host first, beginning with its first character: a link without a host isn't read to its end, since many may
        // begin in a row.
        guard let first = rest.dropFirst(prefix.count).first, !first.isMarkdownPunctuation,
            isHost(host(in: rest.dropFirst(prefix.count)), needsDot)
        else { return nil }
        var length = rest.prefix(while: isOfAddress).count
        var parentheses = rest.prefix(length).reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
        while length > prefix.count {
            let last = source[start + length - 1]
            let end = last == ";" ? reference(before: rest.prefix(length)) : isOfSentence(last, parentheses) ? 1 : 0
            if end == 0 { break }
            if last == ")" { parentheses += 1 }
            length -= end
        }
        return isHost(host(in: source[start + prefix.count..<start + length]), needsDot) ? length : nil
    }

    private static func canBegin(isHost: Bool, behind before: Unicode.Scalar?) -> Bool {
        guard let before else { return true }
        if isHost { return before.properties.isWhitespace || "*_~(".unicodeScalars.contains(before) }
        return !before.isASCIILetter && !before.isASCIIDigit
    }

    private static func isHost(_ host: ArraySlice<Unicode.Scalar>, _ needsDot: Bool) -> Bool {
        guard let first = host.first, !first.isMarkdownPunctuation else { return false }
        return !needsDot || host.contains(".")
    }

    /// Whether the last character of a bare link belongs to the surrounding sentence.
    private static func isOfSentence(_ last: Unicode.Scalar, _ parentheses: Int) -> Bool {
        "?!.,:*_~'\"".unicodeScalars.contains(last) || last == ")" && parentheses < 0
    }

    /// The length of a character reference at the end of a bare link, such as `&lt;`; 0 if there is none.
    private static func reference(before address: ArraySlice<Unicode.Scalar>) -> Int {
        let name = address.dropLast().reversed().prefix { $0.isASCIILetter || $0.isASCIIDigit }
        let place = address.endIndex - 2 - name.count
        return !name.isEmpty && place >= address.startIndex && address[place] == "&" ? name.count + 2 : 0
    }

    private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && scalar != "<" && scalar != OpaqueText.start
    }

    private static func host(in address: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        address.prefix { isOfAddress($0) && $0 != "/" && $0 != "?" && $0 != "#" }
    }

    /// Reads the parts of a link.
    private struct Scanner {
        let source: [Unicode.Scalar]
        var place: Int

        /// The maximum nesting depth of parentheses in a destination.
        private static var nestingMax: Int { 32 }

        var current: Unicode.Scalar? { place < source.count ? source[place] : nil }

        @discardableResult
        mutating func skipSpaces() -> Bool {
            let start = place
            while let scalar = current, scalar == " " || scalar == "\n" || scalar == "\t" { place += 1 }
            return place > start
        }

        /// Skips the rest of the line, including the line feed, if it only contains spaces.
        mutating func skipsToEndOfLine() -> Bool {
            while let scalar = current, scalar == " " || scalar == "\t" { place += 1 }
            guard let scalar = current else { return true }
            place += 1
            return scalar == "\n"
        }

        mutating func destination() -> String? { current == "<" ? bracketed() : plain() }

        private mutating func bracketed() -> String? {
            var result = String.UnicodeScalarView()
            place += 1
            while let scalar = current, scalar != ">" {
                guard scalar != "<", scalar != "\n" else { return nil }
                take(into: &result)
            }
            guard current == ">" else { return nil }
            place += 1
            return String(result)
        }

        private mutating func plain() -> String? {
            var result = String.UnicodeScalarView()
            var depth = 0
            while let scalar = current, scalar.value > 32, scalar.value != 127 {
                if scalar == "(" { depth += 1 }
                if scalar == ")" { depth -= 1 }
                if depth < 0 { break }
                guard depth <= Self.nestingMax else { return nil }
                take(into: &result)
            }
            return depth <= 0 ? String(result) : nil
        }

        mutating func title() -> String? {
            guard let opening = current, let closing = ["\"": "\"", "'": "'", "(": ")"][opening] as Unicode.Scalar?
            else {
                return nil
            }
            let start = place
            var result = String.UnicodeScalarView()
            place += 1
            while let scalar = current, scalar != closing {
                // A title in parentheses can't contain others.
                if scalar == opening { break }
                result.append(scalar == "\\" ? unescaped() : plainScalar())
            }
            guard current == closing else {
                place = start
                return nil
            }
            place += 1
            return String(result)
        }

        /// Appends one character, or the result of an escape or character reference.
        mutating func take(into result: inout String.UnicodeScalarView) {
            if current == "&", let reference = Entities.reference(in: source, at: place) {
                result.append(contentsOf: reference.text.unicodeScalars)
                place += reference.length
            } else {
                result.append(unescaped())
            }
        }

        private mutating func plainScalar() -> Unicode.Scalar {
            defer { place += 1 }
            return source[place]
        }

        private mutating func unescaped() -> Unicode.Scalar {
            if source[place] == "\\", place + 1 < source.count, source[place + 1].isMarkdownPunctuation { place += 1 }
            return plainScalar()
        }
    }
}
