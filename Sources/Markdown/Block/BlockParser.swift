import Foundation

/// Reads paragraphs, headings, lists, quotes, code and tables, by the rules of
/// [CommonMark 4 and 5](https://spec.commonmark.org/0.31.2/#leaf-blocks).
///
/// It doesn't use a library: Debian 12's cmark-gfm (0.29.0.gfm.6) adds the missing cells of short rows, so that a table of 24 kB
/// takes more than 15 seconds, and visitors' text is read on the main actor, which all windows share. It follows CommonMark 0.29,
/// has no mode that preserves white space in inline text, and later releases aren't in Debian. md4c has no such mode either.
///
/// A container's lines are collected and parsed again without its markers, so each nesting level costs one pass.
struct BlockParser {
    private var blocks: [MarkdownBlock] = []
    private var definitions = LinkDefinitions()
    private var identity = 0

    /// The maximum nesting depth. Deeper blocks become paragraphs.
    fileprivate static var nestingMax: Int { 24 }

    static func blocks(of source: String) -> [MarkdownBlock] { document(of: source).blocks }

    /// The blocks, and the link definitions.
    static func document(of source: String) -> (blocks: [MarkdownBlock], definitions: LinkDefinitions) {
        // In Swift, "\r\n" is a single character, which isn't equal to "\n".
        let text = source.replacing("\r\n", with: "\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var parser = BlockParser()
        // A line feed at the end begins no further line.
        parser.read(lines.dropLast(text.hasSuffix("\n") ? 1 : 0).map { BlockLine(String($0)) }, in: nil, depth: 0)
        return (parser.blocks, parser.definitions)
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func add(
        _ kind: PresentationIntent.Kind, _ text: MarkdownBlock.Text, in parent: PresentationIntent?
    ) {
        blocks.append(MarkdownBlock(intent: intent(kind, in: parent), text: text))
    }

    // MARK: Reading

    private mutating func read(_ lines: [BlockLine], in parent: PresentationIntent?, depth: Int) {
        var place = 0
        while place < lines.count {
            let line = lines[place]
            if line.isBlank {
                place += 1
            } else if line.indent >= 4 {
                place = indentedCode(lines, place, parent)
            } else if let fence = line.fence {
                place = fencedCode(lines, place, fence, parent)
            } else if let heading = line.heading {
                add(.header(level: heading.level), .inline(heading.text), in: parent)
                place += 1
            } else if line.isThematicBreak {
                add(.thematicBreak, .literal("⸻", []), in: parent)
                place += 1
            } else if line.isQuote, depth < Self.nestingMax {
                place = quote(lines, place, parent, depth)
            } else if let marker = line.listMarker, depth < Self.nestingMax {
                place = list(lines, place, marker, parent, depth)
            } else if let block = line.html {
                place = html(lines, place, block, parent)
            } else if let columns = MarkdownTable.columns(lines, place) {
                place = table(lines, place, columns, parent)
            } else {
                place = paragraph(lines, place, parent)
            }
        }
    }

    private mutating func paragraph(_ lines: [BlockLine], _ start: Int, _ parent: PresentationIntent?) -> Int {
        var text = [lines[start].content]
        var place = start + 1
        while place < lines.count, !lines[place].isBlank {
            if lines[place].isLazy {
                text.append(lines[place].content)
                place += 1
                continue
            }
            if let level = lines[place].underlineLevel {
                let title = definitions.take(from: text.joined(separator: "\n").trimmed)
                // If there were only definitions, the line below them isn't an underline but begins a paragraph.
                if title.isEmpty { return place }
                add(.header(level: level), .inline(title), in: parent)
                return place + 1
            }
            if lines[place].interruptsParagraph || MarkdownTable.columns(lines, place) != nil { break }
            text.append(lines[place].content)
            place += 1
        }
        let rest = definitions.take(from: text.joined(separator: "\n").trimmed)
        if !rest.isEmpty { add(.paragraph, .inline(rest), in: parent) }
        return place
    }

    private mutating func indentedCode(_ lines: [BlockLine], _ start: Int, _ parent: PresentationIntent?) -> Int {
        var place = start
        while place < lines.count, lines[place].isBlank || lines[place].indent >= 4 { place += 1 }
        var end = place
        while lines[end - 1].isBlank { end -= 1 }
        let code = lines[start..<end].map { $0.removingIndent(4).text + "\n" }.joined()
        add(.codeBlock(languageHint: nil), .literal(code, []), in: parent)
        return place
    }

    private mutating func fencedCode(
        _ lines: [BlockLine], _ start: Int, _ fence: BlockLine.Fence, _ parent: PresentationIntent?
    ) -> Int {
        let end = lines[(start + 1)...].firstIndex { $0.closes(fence) } ?? lines.count
        let code = lines[(start + 1)..<end].map { $0.removingIndent(lines[start].indent).text + "\n" }.joined()
        add(.codeBlock(languageHint: fence.language), .literal(code, []), in: parent)
        return end + 1
    }

    private mutating func html(
        _ lines: [BlockLine], _ start: Int, _ block: HTMLBlock, _ parent: PresentationIntent?
    ) -> Int {
        var end = start
        while end < lines.count, !(block.endsAtBlankLine && lines[end].isBlank) {
            end += 1
            if block.ends(with: lines[end - 1].text) { break }
        }
        let text = lines[start..<end].map { $0.text + "\n" }.joined()
        add(.paragraph, .literal(text, .blockHTML), in: parent)
        return end
    }

    private mutating func table(
        _ lines: [BlockLine], _ start: Int, _ columns: [PresentationIntent.TableColumn], _ parent: PresentationIntent?
    ) -> Int {
        let table = intent(.table(columns: columns), in: parent)
        var place = start
        var row = 0
        while place < lines.count, place == start || MarkdownTable.isRow(lines[place]) {
            if place != start + 1 {
                let kind: PresentationIntent.Kind = place == start ? .tableHeaderRow : .tableRow(rowIndex: row)
                let parent = intent(kind, in: table)
                for (column, cell) in MarkdownTable.cells(lines[place].content).prefix(columns.count).enumerated() {
                    add(.tableCell(columnIndex: column), .inline(cell), in: parent)
                }
                if place > start { row += 1 }
            }
            place += 1
        }
        return place
    }

    // MARK: Containers

    private mutating func quote(
        _ lines: [BlockLine], _ start: Int, _ parent: PresentationIntent?, _ depth: Int
    ) -> Int {
        var inner: [BlockLine] = []
        var fence = OpenFence()
        var place = start
        while place < lines.count {
            let line = lines[place]
            if line.isQuote, !line.isLazy {
                inner.append(line.removingQuoteMark)
                fence.read(inner.last!)
            } else if line.isLazy || canGoOn(with: line, after: inner, in: fence) {
                inner.append(line.lazy)
            } else {
                break
            }
            place += 1
        }
        let quote = intent(.blockQuote, in: parent)
        read(inner, in: quote, depth: depth + 1)
        return place
    }

    private mutating func list(
        _ lines: [BlockLine], _ start: Int, _ first: BlockLine.Marker, _ parent: PresentationIntent?, _ depth: Int
    ) -> Int {
        let list = intent(first.number == nil ? .unorderedList : .orderedList, in: parent)
        var place = start
        var ordinal = first.number ?? 1
        while place < lines.count, lines[place].indent < 4, !lines[place].isThematicBreak,
            let marker = lines[place].listMarker, marker.character == first.character
        {
            let item = intent(.listItem(ordinal: ordinal), in: list)
            let (inner, end) = itemLines(lines, place, marker)
            read(inner, in: item, depth: depth + 1)
            ordinal += 1
            place = end
            let next = lines[place...].firstIndex { !$0.isBlank } ?? lines.count
            if next < lines.count, lines[next].listMarker?.character == first.character { place = next }
        }
        return place
    }

    /// The lines of a list item, without their indentation, and the index after them: indented lines, blank lines between them,
    /// and lazy continuation lines.
    private func itemLines(_ lines: [BlockLine], _ start: Int, _ marker: BlockLine.Marker) -> ([BlockLine], end: Int) {
        var inner = [lines[start].removingMarker(marker)]
        var fence = OpenFence()
        fence.read(inner[0])
        // An item that begins with a blank line can't have another one.
        if marker.isEmpty, start + 1 < lines.count, lines[start + 1].isBlank { return (inner, start + 1) }
        var count = 1
        for line in lines[(start + 1)...] {
            if line.isLazy || !line.isBlank && line.indent < marker.width {
                guard line.isLazy || line.listMarker == nil && canGoOn(with: line, after: inner, in: fence) else {
                    break
                }
                inner.append(line.removingIndent(marker.width).lazy)
            } else {
                inner.append(line.removingIndent(marker.width))
                fence.read(inner.last!)
            }
            // Trailing blank lines belong to the list, but those in an open code block belong to the code.
            if !line.isBlank || fence.isOpen { count = inner.count }
        }
        return (Array(inner.prefix(count)), start + count)
    }

    /// Whether a line without markers continues the paragraph at the end of a container's lines.
    private func canGoOn(with line: BlockLine, after inner: [BlockLine], in fence: OpenFence) -> Bool {
        !line.isBlank && !line.interruptsParagraph && !fence.isOpen && inner.last?.innermost.isParagraphText == true
            && !MarkdownTable.isOpen(atEndOf: inner)
    }
}

/// Tracks whether consecutive lines are within a fenced code block.
private struct OpenFence {
    private var fence: BlockLine.Fence?
    var isOpen: Bool { fence != nil }

    mutating func read(_ line: BlockLine) {
        if let open = fence {
            if line.closes(open) { fence = nil }
        } else {
            fence = line.fence
        }
    }
}

extension BlockLine {
    /// The line without the markers of the containers that it begins, up to the maximum nesting depth.
    fileprivate var innermost: BlockLine {
        var line = self
        for _ in 0..<BlockParser.nestingMax where !line.isLazy {
            line = line.indent < 4 ? line : BlockLine(line.content)
            if line.isQuote {
                line = line.removingQuoteMark
            } else if let marker = line.listMarker, !line.isThematicBreak {
                line = line.removingMarker(marker)
            } else {
                return line
            }
        }
        return line
    }

    fileprivate var lazy: BlockLine {
        var line = self
        line.isLazy = true
        return line
    }
}

extension String {
    /// Without leading and trailing white space, which is insignificant in a paragraph.
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
