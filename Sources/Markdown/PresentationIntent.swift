import Foundation

/// The Markdown blocks that contain a run, such as a paragraph in the second item of a list.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The innermost block first.
    public var components: [IntentType]

    /// Creates an intent from its blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// Creates an intent for a block within another one.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of lists and quotes around the block.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }

    /// The blocks in words, the innermost first.
    public var debugDescription: String { components.map(\.debugDescription).joined(separator: ", ") }

    /// A block, with a number that distinguishes it from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The kind of the block.
        public var kind: Kind
        /// The distinguishing number.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        /// The kind and the number in words.
        public var debugDescription: String { "\(kind) (id \(identity))" }
    }

    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading; levels are from 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item of a list, with its number.
        case listItem(ordinal: Int)
        /// A code block, with the language in the source.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A thematic break.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The header row of a table.
        case tableHeaderRow
        /// A row of a table, with its number.
        case tableRow(rowIndex: Int)
        /// A cell of a row, with its column's number from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of a column's cells.
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        /// The alignment of the column's cells.
        public var alignment: Alignment
        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }
}
