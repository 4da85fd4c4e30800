import Foundation

/// Reads emphasis, code, links and breaks, by the rules of [CommonMark 6](https://spec.commonmark.org/0.31.2/#inlines).
///
/// The text is split into pieces. Delimiters and brackets are pieces too, until they are matched; the range between them is then
/// recorded by the indices of the pieces. Parsing is linear in the text's length.
struct InlineParser {
    private let source: [Unicode.Scalar]
    private let keepsLineFeeds: Bool
    private let definitions: LinkDefinitions
    private var place = 0
    private var pending = ""
    var pieces: [Piece] = []
    var delimiters = DelimiterList()
    private var brackets: [Bracket] = []
    private var links = DestinationSpans()
    private var images = DestinationSpans()
    /// Brackets before this index enclose a link, and links can't be nested.
    private var linkFloor = 0
    private var html: HTMLScanner
    /// The lengths of backtick runs for which there is no closing run, so that the search isn't repeated.
    private var unclosedCode: Set<Int> = []

    struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
        var image: String?
    }

    private struct Bracket {
        let piece: Int
        /// Whether another bracket was opened inside; then the text can't be the label of a definition.
        var holdsBrackets = false
        let isImage: Bool
        /// The start of its text in the source.
        let start: Int
        /// The last delimiter before the bracket; later ones are inside it.
        let delimitersBefore: Int?
    }

    static func runs(
        of text: String, keepsLineFeeds: Bool, definitions: LinkDefinitions = LinkDefinitions()
    ) -> [InlineRun] {
        var parser = InlineParser(text, keepsLineFeeds: keepsLineFeeds, definitions)
        return parser.parse()
    }

    private init(_ text: String, keepsLineFeeds: Bool, _ definitions: LinkDefinitions) {
        self.definitions = definitions
        source = Array(text.replacing("\r\n", with: "\n").unicodeScalars)
        html = HTMLScanner(source)
        self.keepsLineFeeds = keepsLineFeeds
    }

    private mutating func parse() -> [InlineRun] {
        while place < source.count { step() }
        flush()
        resolveEmphasis(after: nil)
        links.set(\.link, of: &pieces)
        images.set(\.image, of: &pieces)
        return BareMail.linked(merged())
    }

    private mutating func step() {
        switch source[place] {
        case "\\": escape()
        case "`": code()
        case "*", "_", "~": delimiterRun()
        case "[": open(isImage: false)
        case "!" where peek(1) == "[": open(isImage: true)
        case "]": close()
        case "<": angle()
        case "&": entity()
        case "\n": lineFeed()
        case "h", "w", "f": bareLink()
        case OpaqueText.start: opaque()
        default: take(1)
        }
    }

    // MARK: Characters

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        source.indices.contains(place + distance) ? source[place + distance] : nil
    }

    private func text(_ range: Range<Int>) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: source[range])
        return String(result)
    }

    private mutating func take(_ count: Int) {
        pending.unicodeScalars.append(contentsOf: source[place..<place + count])
        place += count
    }

    private mutating func flush() {
        if !pending.isEmpty { pieces.append(Piece(text: pending)) }
        pending = ""
    }

    private mutating func add(_ piece: Piece, advancing count: Int) {
        flush()
        pieces.append(piece)
        place += count
    }

    private mutating func escape() {
        guard let next = peek(1) else { return take(1) }
        if next == "\n" {
            add(Piece(text: "\n", intent: .lineBreak), advancing: 2)
        } else if next.isMarkdownPunctuation {
            place += 1
            take(1)
        } else {
            take(1)
        }
    }

    private mutating func lineFeed() {
        if keepsLineFeeds { return take(1) }
        let breaks = pending.hasSuffix("  ")
        pending.removeLast(pending.reversed().prefix { $0 == " " || $0 == "\t" }.count)
        add(breaks ? Piece(text: "\n", intent: .lineBreak) : Piece(text: " ", intent: .softBreak), advancing: 1)
        while peek(0) == " " || peek(0) == "\t" { place += 1 }
    }

    private mutating func opaque() {
        let end = source[place...].firstIndex(of: OpaqueText.end) ?? source.count - 1
        take(end - place + 1)
    }

    // MARK: Code, tags and entities

    private mutating func code() {
        let length = source[place...].prefix { $0 == "`" }.count
        guard !unclosedCode.contains(length), let end = codeEnd(length) else {
            unclosedCode.insert(length)
            return take(length)
        }
        var content = text(place + length..<end).replacing("\n", with: " ")
        if content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
            content = String(content.dropFirst().dropLast())
        }
        add(Piece(text: content, intent: .code), advancing: end + length - place)
    }

    /// The start of the next run of exactly that many backticks.
    private func codeEnd(_ length: Int) -> Int? {
        var index = place + length
        while index < source.count {
            let run = source[index...].prefix { $0 == "`" }.count
            if run == length { return index }
            index += max(run, 1)
        }
        return nil
    }

    private mutating func angle() {
        if let (address, link) = LinkSyntax.autolink(in: source, at: place) {
            add(Piece(text: address, link: link), advancing: address.unicodeScalars.count + 2)
        } else if let length = html.length(at: place) {
            add(Piece(text: text(place..<place + length), intent: .inlineHTML), advancing: length)
        } else {
            take(1)
        }
    }

    private mutating func entity() {
        guard let reference = Entities.reference(in: source, at: place) else { return take(1) }
        pending += reference.text
        place += reference.length
    }

    // MARK: Delimiters

    private mutating func delimiterRun() {
        let character = source[place]
        let count = source[place...].prefix { $0 == character }.count
        guard character != "~" || count <= 2 else { return take(count) }
        let before = place == 0 ? nil : source[place - 1]
        let after = peek(count)
        let flanks = Flanks(before: before, after: after)
        let opens = character == "_" ? flanks.isLeft && (!flanks.isRight || before.isPunctuation) : flanks.isLeft
        let closes = character == "_" ? flanks.isRight && (!flanks.isLeft || after.isPunctuation) : flanks.isRight
        add(Piece(text: ""), advancing: count)
        delimiters.append(
            Delimiter(
                piece: pieces.count - 1, character: character, count: count, opens: opens, closes: closes))
    }

    // MARK: Links

    private mutating func open(isImage: Bool) {
        let length = isImage ? 2 : 1
        add(Piece(text: isImage ? "![" : "["), advancing: length)
        if !brackets.isEmpty { brackets[brackets.count - 1].holdsBrackets = true }
        brackets.append(
            Bracket(piece: pieces.count - 1, isImage: isImage, start: place, delimitersBefore: delimiters.last))
    }

    private mutating func close() {
        guard let bracket = brackets.popLast() else { return take(1) }
        let isActive = bracket.isImage || brackets.count >= linkFloor
        linkFloor = min(linkFloor, brackets.count)
        guard isActive,
            let link = LinkSyntax.inlineLink(in: source, at: place + 1)
                ?? definitions.link(in: source, text: bracket.start..<place, isLabel: !bracket.holdsBrackets)
        else { return take(1) }
        flush()
        resolveEmphasis(after: bracket.delimitersBefore)
        pieces[bracket.piece].text = ""
        let inside = bracket.piece + 1..<pieces.count
        if bracket.isImage {
            images.add(link.destination, to: inside)
        } else {
            links.add(link.destination, to: inside)
            linkFloor = brackets.count
        }
        place = link.end
    }

    /// A bare link, `https://…` or `www.…`, by GitHub's rules.
    private mutating func bareLink() {
        guard brackets.count <= linkFloor, let length = LinkSyntax.bareLength(in: source, at: place) else {
            return take(1)
        }
        let address = text(place..<place + length)
        add(Piece(text: address, link: address.hasPrefix("w") ? "http://" + address : address), advancing: length)
    }

    // MARK: The result

    private func merged() -> [InlineRun] {
        pieces.reduce(into: []) { runs, piece in
            let run = InlineRun(text: piece.text, intent: piece.intent, link: piece.link, image: piece.image)
            if run.text.isEmpty { return }
            if runs.last.map({ $0.isLike(run) }) ?? false {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
    }
}
