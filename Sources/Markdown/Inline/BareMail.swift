/// Recognizes bare mail addresses, by GitHub's rules. They are searched for in parsed text, since a `_` in an address is a
/// delimiter at first.
enum BareMail {
    /// The runs, with links for the addresses in them.
    static func linked(_ runs: [InlineRun]) -> [InlineRun] {
        runs.flatMap { run in
            let isText = run.link == nil && run.image == nil && run.intent.isDisjoint(with: [.code, .inlineHTML])
            return isText && run.text.utf8.contains(UInt8(ascii: "@")) ? parts(of: run) : [run]
        }
    }

    private static func parts(of run: InlineRun) -> [InlineRun] {
        let source = Array(run.text.unicodeScalars)
        var parts: [InlineRun] = []
        func add(_ range: Range<Int>, link: Bool) {
            if range.isEmpty { return }
            var part = run
            part.text = String(String.UnicodeScalarView(source[range]))
            if link { part.link = schemes.contains { part.text.hasPrefix($0) } ? part.text : "mailto:" + part.text }
            parts.append(part)
        }
        var end = 0
        for mail in addresses(in: source) {
            add(end..<mail.lowerBound, link: false)
            add(mail, link: true)
            end = mail.upperBound
        }
        add(end..<source.count, link: false)
        return parts
    }

    private static func addresses(in source: [Unicode.Scalar]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var (place, isOpaque) = (0, false)
        while place < source.count {
            if source[place] == OpaqueText.start { isOpaque = true }
            if source[place] == OpaqueText.end { isOpaque = false }
            if source[place] == "@", !isOpaque,
                let mail = address(in: source, at: place, from: found.last?.upperBound ?? 0)
            {
                found.append(mail)
                place = mail.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    /// The schemes that belong to the link where they are written before an address.
    private static let schemes = ["mailto:", "xmpp:"]

    /// The address around an `@`, with a scheme before it.
    private static func address(in source: [Unicode.Scalar], at place: Int, from start: Int) -> Range<Int>? {
        let local = source[start..<place].reversed().prefix { isOfAddress($0) || $0 == "+" }
        let domain = source[(place + 1)...].prefix(while: isOfAddress)
        // A full stop at the end belongs to the sentence.
        let host = domain.dropLast(domain.reversed().prefix { $0 == "." }.count)
        guard !local.isEmpty, let last = host.last, last != "-", last != "_", host.dropFirst().contains(".") else {
            return nil
        }
        let begin = place - local.count
        return begin - schemeLength(in: source[start..<begin])..<host.endIndex
    }

    /// The length of a scheme at the end of a text, as a word of its own.
    private static func schemeLength(in text: ArraySlice<Unicode.Scalar>) -> Int {
        let scheme = schemes.first { text.suffix($0.count).elementsEqual($0.unicodeScalars) }
        guard let scheme, text.dropLast(scheme.count).last.map({ !isOfAddress($0) }) ?? true else { return 0 }
        return scheme.count
    }

    private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCIILetter || scalar.isASCIIDigit || ".-_".unicodeScalars.contains(scalar)
    }
}
