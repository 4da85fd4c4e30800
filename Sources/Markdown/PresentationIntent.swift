import Foundation

/// In which blocks of Markdown a run stands: a paragraph of the second item of a list, say.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The innermost block first.
    public var components: [IntentType]

    /// Creates an intent of its blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// Creates an intent of a block within another one's.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many lists and quotes the block is in.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }

    /// The blocks in words, the innermost first.
    public var debugDescription: String { components.map(\.debugDescription).joined(separator: ", ") }

    /// A block, told apart from others of its kind by a number.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// What the block is.
        public var kind: Kind
        /// The number that tells it apart.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        /// The kind and the number in words.
        public var debugDescription: String { "\(kind) (id \(identity))" }
    }

    /// What a block is.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading; levels are from 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with marks.
        case unorderedList
        /// An item of a list, with its number.
        case listItem(ordinal: Int)
        /// A block of code, with what the source says of its language.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line across the text.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The row of a table's headings.
        case tableHeaderRow
        /// A row of a table, with its number.
        case tableRow(rowIndex: Int)
        /// A cell of a row, with its column's number from 0.
        case tableCell(columnIndex: Int)
    }

    /// How the cells of a column lie.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where the cells of a column stand.
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        /// Where the column's cells stand.
        public var alignment: Alignment
        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }
}
