import Foundation

/// One line of a source, and what block it may begin.
struct BlockLine {
    let text: String
    /// The columns of white space before it; a tab goes to the next multiple of four.
    let indent: Int
    /// Without that.
    let content: String

    init(_ text: String) {
        self.text = text
        var indent = 0
        let spaces = text.prefix { character in
            guard character == " " || character == "\t" else { return false }
            indent += character == "\t" ? 4 - indent % 4 : 1
            return true
        }
        self.indent = indent
        content = String(text.dropFirst(spaces.count))
    }

    var isBlank: Bool { content.isEmpty }
    var isQuote: Bool { indent < 4 && content.hasPrefix(">") }
    var startsHTML: Bool {
        indent < 4 && content.prefixMatch(of: #/<(\/?[A-Za-z][A-Za-z0-9\-]*[\s>\/]|!--|\?)/#) != nil
    }

    /// Whether a paragraph's text may stand here, which a further line without marks would go on.
    var isParagraphText: Bool { !isBlank && indent < 4 && fence == nil && heading == nil && !isThematicBreak }

    /// Whether the line ends a paragraph without a blank line between.
    var interruptsParagraph: Bool {
        guard indent < 4 else { return false }
        if isThematicBreak || heading != nil || fence != nil || isQuote { return true }
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
        return Fence(character: first, count: count, language: rest.split(separator: " ").first.map(String.init))
    }

    func closes(_ fence: Fence) -> Bool {
        let marks = content.trimmingCharacters(in: .whitespaces)
        return indent < 4 && marks.count >= fence.count && marks.allSatisfy { $0 == fence.character }
    }

    // MARK: Lists

    struct Marker: Equatable {
        /// `-`, `+`, `*`, or what stands behind a number.
        let character: Character
        let number: Int?
        /// The column where the item's text begins.
        let width: Int
        /// How many characters of the content the mark and the space behind it are.
        let length: Int
        let isEmpty: Bool
    }

    var listMarker: Marker? {
        guard indent < 4, let match = content.prefixMatch(of: #/([-+*]|[0-9]{1,9}[.)])([ \t]+|$)/#) else { return nil }
        let mark = match.1
        let spaces = match.2.count
        let isEmpty = mark.count + spaces == content.count
        // More than four spaces are one, and code after it.
        let padding = isEmpty || spaces > 4 ? 1 : spaces
        return Marker(
            character: mark.last!, number: mark.count > 1 ? Int(mark.dropLast()) : nil,
            width: indent + mark.count + padding, length: min(mark.count + padding, content.count), isEmpty: isEmpty)
    }

    // MARK: Without marks

    func removingMarker(_ marker: Marker) -> BlockLine { BlockLine(String(content.dropFirst(marker.length))) }

    var removingQuoteMark: BlockLine {
        let rest = content.dropFirst()
        return BlockLine(String(rest.first == " " ? rest.dropFirst() : rest))
    }

    /// Without as many columns of white space, or as many as there are.
    func removingIndent(_ columns: Int) -> BlockLine {
        columns >= indent ? BlockLine(content) : BlockLine(String(repeating: " ", count: indent - columns) + content)
    }
}
