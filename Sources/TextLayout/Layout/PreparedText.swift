/// Spans as Pango needs them: one buffer of UTF-8, divided into pieces of one font each. Independent of lines and widths.
struct PreparedText {
    /// Line feeds are the only control characters in it.
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    /// The start of each character, ascending.
    var characterStarts: [Int] = []
    let spans: [TextSpan]

    struct Piece {
        var start: Int
        var end: Int
        let span: Int
        let drawing: Drawing
    }

    enum Drawing: Equatable {
        /// Our CSS family name of a face.
        case face(String)
        /// A character in the browser's own font, with a width of `browserFontAdvance` times the size.
        case browserFont
        /// A character that reserves a width in points.
        case attachment(width: Double)

        /// Whether a piece has only one character.
        var isSingle: Bool {
            switch self {
            case .face: false
            case .browserFont, .attachment: true
            }
        }
    }

    /// The advance of an emoji, as a fraction of the font size: slightly wider than Noto Color Emoji's (1.245), so that no
    /// browser's emoji touch each other.
    static let browserFontAdvance = 1.25

    /// The piece that contains a byte.
    func piece(at byte: Int) -> Int {
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if pieces[middle].start <= byte { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension PreparedText {
    /// - Parameter stack: Finds the faces of a span's font.
    init(_ spans: [TextSpan], stack: (TextFont) -> FontStack) {
        self.spans = spans
        for index in spans.indices {
            if let attachment = spans[index].attachment {
                add(Character(TextAttachment.character), span: index, drawing: .attachment(width: attachment.width))
            } else {
                append(spans[index].text, span: index, stack: stack(spans[index].font))
            }
        }
    }

    private mutating func append(_ text: String, span: Int, stack: FontStack) {
        guard let primary = stack.primary else { return }
        if stack.drawsASCIIWithPrimary, text.utf8.allSatisfy(\.isPrintableASCII) {
            return add(text.utf8, span: span, drawing: .face(primary.cssFamily))
        }
        var japaneseBefore: Bool?
        for index in text.indices {
            let character = text[index]
            if let replacement = character.replacementForControl {
                for character in replacement { add(character, span: span, drawing: .face(primary.cssFamily)) }
                if character.isNewline { japaneseBefore = nil }
                continue
            }
            let isShared = character.isSharedPunctuation
            if !isShared, let isJapanese = character.decidesJapanese { japaneseBefore = isJapanese }
            let asJapanese = isShared && (japaneseBefore ?? Self.isJapanese(next: text[index...]))
            add(character, span: span, drawing: Self.drawing(of: character, asJapanese: asJapanese, stack: stack))
        }
    }

    private static func drawing(of character: Character, asJapanese: Bool, stack: FontStack) -> Drawing {
        if character == " " || character == "\u{A0}", let primary = stack.primary { return .face(primary.cssFamily) }
        if character.isEmojiPicture { return .browserFont }
        let file = stack.file(covering: character, asJapanese: asJapanese)
        return file.map { .face($0.cssFamily) } ?? .browserFont
    }

    /// Whether the next letter is Japanese.
    private static func isJapanese(next text: Substring) -> Bool {
        for character in text.prefix(64) {
            if character.isNewline { break }
            if !character.isSharedPunctuation, let isJapanese = character.decidesJapanese { return isJapanese }
        }
        return false
    }

    private mutating func add(_ character: Character, span: Int, drawing: Drawing) {
        let start = bytes.count
        bytes.append(contentsOf: character.utf8)
        characterStarts.append(start)
        extendPieces(from: start, span: span, drawing: drawing)
    }

    /// Adds characters of one byte each.
    private mutating func add(_ characters: String.UTF8View, span: Int, drawing: Drawing) {
        let start = bytes.count
        bytes.append(contentsOf: characters)
        guard bytes.count > start else { return }
        characterStarts.append(contentsOf: start..<bytes.count)
        extendPieces(from: start, span: span, drawing: drawing)
    }

    /// Assigns what was added after `start` to the last piece, or to a new one.
    private mutating func extendPieces(from start: Int, span: Int, drawing: Drawing) {
        if let last = pieces.last, last.span == span, last.drawing == drawing, !drawing.isSingle {
            pieces[pieces.count - 1].end = bytes.count
        } else {
            pieces.append(Piece(start: start, end: bytes.count, span: span, drawing: drawing))
        }
    }
}

extension Character {
    /// The replacement of a control character: every kind of line ending becomes a line feed, a tab four spaces, others are
    /// removed. Nil for other characters.
    fileprivate var replacementForControl: String? {
        if isNewline { return "\n" }
        guard let scalar = unicodeScalars.first, scalar.properties.generalCategory == .control else { return nil }
        return scalar == "\t" ? "    " : ""
    }

    /// Nil for characters that are neither Latin nor Japanese: spaces, signs.
    fileprivate var decidesJapanese: Bool? {
        if isEastAsian { return true }
        return isLetter || isNumber ? false : nil
    }
}
