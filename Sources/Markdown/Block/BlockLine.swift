import Foundation

/// One line of a source, with the block that it may begin.
struct BlockLine {
    let text: String
    /// The column of the source where the text begins; tab stops are at multiples of four.
    private let column: Int
    /// The width of the leading white space in columns.
    let indent: Int
    /// The text after that.
    let content: String
    /// Whether the line continues a paragraph in a container without the container's markers (a lazy continuation line). Then it
    /// begins no block.
    var isLazy = false

    init(_ text: String, column: Int = 0) {
        self.text = text
        self.column = column
        var end = column
        let spaces = text.prefix { character in
            guard character == " " || character == "\t" else { return false }
            end += Self.width(of: character, at: end)
            return true
        }
        indent = end - column
        content = String(text.dropFirst(spaces.count))
    }

    private static func width(of space: Character, at column: Int) -> Int { space == "\t" ? 4 - column % 4 : 1 }

    var isBlank: Bool { content.isEmpty }
    var isQuote: Bool { indent < 4 && content.hasPrefix(">") }
    var html: HTMLBlock? { HTMLBlock(startingIn: self) }

    /// Whether the line can be paragraph text that a lazy continuation line continues.
    var isParagraphText: Bool {
        isLazy || !isBlank && indent < 4 && fence == nil && heading == nil && !isThematicBreak && html == nil
    }

    /// Whether the line ends a paragraph without a blank line in between.
    var interruptsParagraph: Bool {
        guard indent < 4 else { return false }
        if isThematicBreak || heading != nil || fence != nil || isQuote || html?.interruptsParagraph == true {
            return true
        }
        guard let marker = listMarker else { return false }
        return !marker.isEmpty && (marker.number ?? 1) == 1
    }

    var isThematicBreak: Bool {
        guard indent < 4, let first = content.first, "*-_".contains(first) else { return false }
        let marks = content.filter { $0 != " " && $0 != "\t" }
        return marks.count >= 3 && marks.allSatisfy { $0 == first }
    }

    /// `===` or `---` under a paragraph.
    var underlineLevel: Int? {
        guard indent < 4, let first = content.first, first == "=" || first == "-" else { return nil }
        let marks = content.trimmingCharacters(in: .whitespaces)
        return marks.allSatisfy { $0 == first } ? (first == "=" ? 1 : 2) : nil
    }

    var heading: (level: Int, text: String)? {
        guard indent < 4 else { return nil }
        let level = content.prefix { $0 == "#" }.count
        let rest = content.dropFirst(level)
        guard (1...6).contains(level), rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
        let text = rest.trimmingCharacters(in: .whitespaces)
        let closed = text.replacing(#/(^|[ \t])#+$/#, with: "")
        return (level, closed.trimmingCharacters(in: .whitespaces))
    }

    // MARK: Fences

    struct Fence {
        let character: Character
        let count: Int
        let language: String?
    }

    var fence: Fence? {
        guard indent < 4, let first = content.first, first == "`" || first == "~" else { return nil }
        let count = content.prefix { $0 == first }.count
        let rest = content.dropFirst(count).trimmingCharacters(in: .whitespaces)
        guard count >= 3, first == "~" || !rest.contains("`") else { return nil }
        let language = LinkSyntax.unescaped(rest).split(whereSeparator: \.isWhitespace).first
        return Fence(character: first, count: count, language: language.map(String.init))
    }

    func closes(_ fence: Fence) -> Bool {
        let marks = content.trimmingCharacters(in: .whitespaces)
        return indent < 4 && marks.count >= fence.count && marks.allSatisfy { $0 == fence.character }
    }

    // MARK: Lists

    struct Marker: Equatable {
        /// `-`, `+`, `*`, or the delimiter after a number.
        let character: Character
        let number: Int?
        /// The number of characters of the marker.
        let length: Int
        /// The columns of white space after the marker that belong to it.
        let padding: Int
        /// The indentation of the item's text, in columns.
        let width: Int
        let isEmpty: Bool
    }

    var listMarker: Marker? {
        guard indent < 4, let match = content.prefixMatch(of: #/([-+*]|[0-9]{1,9}[.)])([ \t]|$)/#) else { return nil }
        let mark = match.1
        let rest = behind(mark.count)
        // More than four columns count as one, followed by indented code.
        let padding = rest.isBlank || rest.indent > 4 ? 1 : rest.indent
        return Marker(
            character: mark.last!, number: mark.count > 1 ? Int(mark.dropLast()) : nil, length: mark.count,
            padding: padding, width: indent + mark.count + padding, isEmpty: rest.isBlank)
    }

    // MARK: Without marks

    func removingMarker(_ marker: Marker) -> BlockLine { behind(marker.length).removingIndent(marker.padding) }

    var removingQuoteMark: BlockLine { behind(1).removingIndent(1) }

    /// The line after the first characters of the content.
    private func behind(_ count: Int) -> BlockLine {
        BlockLine(String(content.dropFirst(count)), column: column + indent + count)
    }

    /// Removes at most that many columns of indentation. The rest of a partially removed tab becomes spaces.
    func removingIndent(_ columns: Int) -> BlockLine {
        let end = column + min(columns, indent)
        var place = column
        var rest = text[...]
        while place < end, let space = rest.popFirst() { place += Self.width(of: space, at: place) }
        var line = BlockLine(String(repeating: " ", count: place - end) + rest, column: end)
        line.isLazy = isLazy
        return line
    }
}
