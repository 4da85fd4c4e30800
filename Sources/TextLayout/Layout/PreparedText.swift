/// Spans as Pango wants them: one buffer of UTF-8 in pieces of one font each. Knows fonts, but no lines and no widths.
struct PreparedText {
    /// Line feeds are the only control characters in it.
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    /// Where each character begins, ascending.
    var characterStarts: [Int] = []
    let spans: [TextSpan]

    struct Piece {
        var start: Int
        var end: Int
        let span: Int
        let drawing: Drawing
    }

    enum Drawing: Equatable {
        /// The CSS family of a face of ours.
        case face(String)
        /// One character in the browser's own font, as wide as `browserFontAdvance` times the size.
        case browserFont
        /// One character that keeps so many points free.
        case attachment(width: Double)

        /// Whether a piece has one character only.
        var isSingle: Bool {
            switch self {
            case .face: false
            case .browserFont, .attachment: true
            }
        }
    }

    /// The advance of an emoji, as a part of the font's size: as wide as Noto Color Emoji's (1.245), so that no
    /// browser's emoji touch each other.
    static let browserFontAdvance = 1.25

    /// The piece that a byte belongs to.
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
    /// `stack` finds the faces of a span's font.
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

    /// Whether the first letter that follows is Japanese.
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

    /// Characters of one byte each.
    private mutating func add(_ characters: String.UTF8View, span: Int, drawing: Drawing) {
        let start = bytes.count
        bytes.append(contentsOf: characters)
        guard bytes.count > start else { return }
        characterStarts.append(contentsOf: start..<bytes.count)
        extendPieces(from: start, span: span, drawing: drawing)
    }

    /// What was added behind `start` belongs to the last piece, or to a new one.
    private mutating func extendPieces(from start: Int, span: Int, drawing: Drawing) {
        if let last = pieces.last, last.span == span, last.drawing == drawing, !drawing.isSingle {
            pieces[pieces.count - 1].end = bytes.count
        } else {
            pieces.append(Piece(start: start, end: bytes.count, span: span, drawing: drawing))
        }
    }
}

extension Character {
    /// What is laid out in a control character's place: every kind of line end is a line feed, a tabulator is four
    /// spaces, other controls are nothing. Nil for what is no control character.
    fileprivate var replacementForControl: String? {
        if isNewline { return "\n" }
        guard let scalar = unicodeScalars.first, scalar.properties.generalCategory == .control else { return nil }
        return scalar == "\t" ? "    " : ""
    }

    /// Nil for what is neither Latin nor Japanese: spaces, signs.
    fileprivate var decidesJapanese: Bool? {
        if isEastAsian { return true }
        return isLetter || isNumber ? false : nil
    }
}
