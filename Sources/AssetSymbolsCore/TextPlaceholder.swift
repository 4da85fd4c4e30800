/// A placeholder in a localized text, such as `%@`, `%lld`, `%2$@`, `%.1f` or `%(name)@`, as far as its symbol needs it.
struct TextPlaceholder: Equatable {
    /// What stands for the argument.
    enum Kind: Equatable {
        /// A value in this format of C's `printf`, without a position and a name: `%02lld`.
        case value(format: String)
        /// A named part with variations of its own: `%#@cups@`.
        case part(name: String)
    }

    let kind: Kind
    /// The number of its argument, from 1; nil for the next one.
    var position: Int?
    /// The name in parentheses.
    var name: String?

    /// The placeholders of a text, in order of appearance.
    static func all(in text: String) -> [TextPlaceholder] {
        pieces(of: text).compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }

    /// A text between placeholders, or a placeholder.
    enum Piece: Equatable {
        case literal(String)
        case placeholder(TextPlaceholder)
    }

    /// A text split at its placeholders. `%%` is a percent sign, and so is one that begins no placeholder.
    static func pieces(of text: String) -> [Piece] {
        var (pieces, literal, rest): ([Piece], String, Substring) = ([], "", text[...])
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if let placeholder = PlaceholderReader.read(&rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                (literal, pieces) = ("", pieces + [.placeholder(placeholder)])
            } else {
                if rest.first == "%" { rest.removeFirst() }
                literal += "%"
            }
        }
        literal += rest
        return literal.isEmpty ? pieces : pieces + [.literal(literal)]
    }
}

/// Reads what follows a percent sign.
private struct PlaceholderReader {
    private var rest: Substring

    /// Moves past the placeholder; nil if there is none.
    static func read(_ text: inout Substring) -> TextPlaceholder? {
        var reader = PlaceholderReader(rest: text)
        guard let placeholder = reader.placeholder() else { return nil }
        text = reader.rest
        return placeholder
    }

    private mutating func placeholder() -> TextPlaceholder? {
        let position = position()
        let name = name()
        let kind = part() ?? value()
        return kind.map { TextPlaceholder(kind: $0, position: position, name: name) }
    }

    /// `2$`. No text has a hundred arguments.
    private mutating func position() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count), let number = Int(digits), number > 0 else { return nil }
        guard rest.dropFirst(digits.count).first == "$" else { return nil }
        rest = rest.dropFirst(digits.count + 1)
        return number
    }

    private mutating func name() -> String? { enclosed(from: "(", to: ")") }

    private mutating func part() -> TextPlaceholder.Kind? {
        enclosed(from: "#@", to: "@").map { .part(name: $0) }
    }

    private mutating func enclosed(from start: String, to end: Character) -> String? {
        guard rest.hasPrefix(start) else { return nil }
        let text = rest.dropFirst(start.count).prefix { $0 != end }
        let after = rest.dropFirst(start.count + text.count)
        guard !text.isEmpty, after.first == end else { return nil }
        rest = after.dropFirst()
        return String(text)
    }

    /// Flags, width, precision, length and conversion.
    private mutating func value() -> TextPlaceholder.Kind? {
        let start = rest
        let flags = take { "-+0# '".contains($0) }
        _ = take { $0.isASCII && $0.isNumber }
        if rest.first == "." {
            rest.removeFirst()
            _ = take { $0.isASCII && $0.isNumber }
        }
        _ = take { "hlqztjL".contains($0) }
        guard let letter = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCs".contains(letter) else { return nil }
        // After a space these letters begin a word, as in `50% of`.
        guard !flags.contains(" ") || !"oOcCaA".contains(letter) else { return nil }
        return .value(format: "%" + start[..<rest.startIndex])
    }

    private mutating func take(while condition: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: condition)
        rest = rest.dropFirst(taken.count)
        return taken
    }
}
