import Foundation

/// The parts of links: destinations, titles, addresses in angle brackets, addresses that stand alone.
enum LinkSyntax {
    struct Link {
        let destination: String
        /// Behind the closing parenthesis.
        let end: Int
    }

    /// `(destination "title")` from an opening parenthesis.
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

    /// `[label]: destination "title"` from an opening bracket, up to the end of its line.
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
        // What was no title may be the text of the next line.
        scanner.place = end
        return scanner.skipsToEndOfLine() ? (label, Link(destination: destination, end: scanner.place)) : nil
    }

    /// What stands between an opening bracket and its closing one, if that may name a link.
    static func label(in source: [Unicode.Scalar], at start: Int) -> Range<Int>? {
        guard start < source.count, source[start] == "[" else { return nil }
        var place = start + 1
        while place < source.count, place - start <= 1000, source[place] != "]", source[place] != "[" {
            place += source[place] == "\\" ? 2 : 1
        }
        guard place < source.count, source[place] == "]", place - start <= 1000 else { return nil }
        return start + 1..<place
    }

    /// What stands in angle brackets as a link: a URL with a scheme, or a mail address.
    static func autolink(_ content: String) -> String? {
        if content.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/#) != nil { return content }
        if content.count <= 320, content.wholeMatch(of: #/[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9.\-]+/#) != nil {
            return "mailto:" + content
        }
        return nil
    }

    /// Whether angle brackets around it make it a tag, a comment or a declaration.
    static func isTag(_ content: String) -> Bool {
        guard let first = content.first else { return false }
        if first == "!" || first == "?" { return true }
        return content.wholeMatch(of: #/\/?[A-Za-z][A-Za-z0-9\-]*(\s[^<>]*)?\/?/#) != nil
    }

    /// How long the address is that begins here; nil where none does. Punctuation at its end belongs to the sentence.
    static func bareLength(in source: [Unicode.Scalar], at start: Int) -> Int? {
        let prefixes = ["http://", "https://", "www."]
        let rest = source[start...]
        guard let prefix = prefixes.first(where: { rest.starts(with: $0.unicodeScalars) }) else { return nil }
        // The host first: what has none is not read to its end, where many may begin.
        guard host(in: rest.dropFirst(prefix.count)).contains(".") else { return nil }
        var length = rest.prefix(while: isOfAddress).count
        var parentheses = rest.prefix(length).reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
        while length > prefix.count {
            let last = source[start + length - 1]
            guard "?!.,:*_~'\"".unicodeScalars.contains(last) || (last == ")" && parentheses < 0) else { break }
            if last == ")" { parentheses += 1 }
            length -= 1
        }
        return host(in: source[start + prefix.count..<start + length]).contains(".") ? length : nil
    }

    private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && scalar != "<" && scalar != OpaqueText.start
    }

    private static func host(in address: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        address.prefix { isOfAddress($0) && $0 != "/" && $0 != "?" && $0 != "#" }
    }

    /// Walks over a link's parts.
    private struct Scanner {
        let source: [Unicode.Scalar]
        var place: Int

        /// Parentheses nested deeper than this are no destination.
        private static var nestingMax: Int { 32 }

        var current: Unicode.Scalar? { place < source.count ? source[place] : nil }

        @discardableResult
        mutating func skipSpaces() -> Bool {
            let start = place
            while let scalar = current, scalar == " " || scalar == "\n" || scalar == "\t" { place += 1 }
            return place > start
        }

        /// Whether nothing but spaces is left of the line; the line's end is skipped too.
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
            while let scalar = current, !scalar.properties.isWhitespace, scalar.value >= 32 {
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
                // A title in parentheses holds no others.
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

        /// A character, what an escape stands for, or what a reference does.
        private mutating func take(into result: inout String.UnicodeScalarView) {
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
