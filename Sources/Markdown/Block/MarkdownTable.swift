import Foundation

/// GitHub's tables: a header row, a row of dashes, and further rows.
enum MarkdownTable {
    /// The columns of a table that begins at a line; nil if there is none.
    static func columns(_ lines: [BlockLine], _ place: Int) -> [PresentationIntent.TableColumn]? {
        guard lines[place].content.contains("|"), !lines[place].isLazy, lines[place].indent < 4,
            place + 1 < lines.count, isRow(lines[place + 1]), lines[place + 1].underlineLevel == nil
        else { return nil }
        let marks = cells(lines[place + 1].content)
        guard !marks.isEmpty, lines[place + 1].content.contains("|") || marks.count == 1,
            marks.count == cells(lines[place].content).count
        else { return nil }
        let columns = marks.compactMap(column)
        return columns.count == marks.count ? columns : nil
    }

    /// Whether a line can be a row of a table that has begun before.
    static func isRow(_ line: BlockLine) -> Bool {
        !line.isBlank && !line.isLazy && line.indent < 4 && !line.interruptsParagraph
    }

    /// Whether a container's lines end in a table, which no lazy continuation line continues.
    static func isOpen(atEndOf lines: [BlockLine]) -> Bool {
        var place = lines.count - 1
        while place > 0, isRow(lines[place]) {
            place -= 1
            if columns(lines, place) != nil { return true }
        }
        return false
    }

    private static func column(_ mark: String) -> PresentationIntent.TableColumn? {
        guard mark.wholeMatch(of: #/:?-+:?/#) != nil else { return nil }
        switch (mark.hasPrefix(":"), mark.hasSuffix(":")) {
        case (true, true): return .init(alignment: .center)
        case (false, true): return .init(alignment: .right)
        default: return .init(alignment: .left)
        }
    }

    /// The texts between the bars. A bar behind a backslash is text, even if that backslash is behind another one.
    static func cells(_ row: String) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in row {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\"
        }
        let trimmed = cells.map { $0.trimmingCharacters(in: .whitespaces) }
        let withoutFirst = trimmed.first == "" ? Array(trimmed.dropFirst()) : trimmed
        return withoutFirst.last == "" ? withoutFirst.dropLast() : withoutFirst
    }
}
