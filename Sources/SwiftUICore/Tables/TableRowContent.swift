/// The rows of a table: `TableRow`s, collections and sections of them, and types of the app with a `tableRowBody`.
///
/// See [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent = Never
    /// The rows that these rows are made of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    associatedtype _Rows: View = TableRowBody._Rows
    func _rows(_ table: _TableShape<TableRowValue>) -> _Rows
    static var _features: _TableFeatures { get }
}

extension TableRowContent where TableRowBody == Never {
    /// Never called: the rows have no body.
    public var tableRowBody: Never { fatalError("\(Self.self) is made of no other rows") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<TableRowValue>) -> TableRowBody._Rows { tableRowBody._rows(table) }
}

extension TableRowContent {
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { TableRowBody._features }
}

extension Never: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Never
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Never>) -> Never { fatalError("Never has no rows") }
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { [] }
}

/// What a table has to know about its rows before it builds them.
public struct _TableFeatures: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Some rows are in sections.
    public static let sections = _TableFeatures(rawValue: 1)
    /// Some rows can be collapsed.
    public static let folding = _TableFeatures(rawValue: 2)
}

/// What a table passes down to its rows.
public struct _TableShape<Value> {
    /// The visible columns, in their order.
    let columns: [_TableColumn<Value>]
    /// Whether rows leave space for a disclosure indicator.
    var folds = false
    /// The number of levels above these rows in the tree.
    var depth = 0
    /// Whether the rows under this one are shown; nil if it can't be expanded.
    var expansion: Binding<Bool>?
    /// The views that each row is wrapped in, the innermost first.
    var surroundings: [RowSurroundings] = []
    var isSelectionDisabled = false

    func changing(_ change: (inout _TableShape) -> Void) -> _TableShape {
        var copy = self
        change(&copy)
        return copy
    }
}

/// One row: a value, of which each column shows something.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Value
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    private let value: Value
    /// A row for a value.
    public init(_ value: Value) { self.value = value }

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Value>) -> some View {
        TableRowLine(value: value, table: table)
            .modifier(TraitModifier<IdentityTrait>(value: AnyHashable(value.id)))
            .tag(value.id)
    }
}

/// A row's cells, with the traits that the table's list reads from the row.
struct TableRowLine<Value: Identifiable>: View {
    let value: Value
    let table: _TableShape<Value>

    var body: some View {
        TableLine(widths: table.columns.map(\.width), alignments: table.columns.map(\.alignment)) {
            ForEach(table.columns, id: \.key) { column in
                if table.folds, column.key == table.columns.first?.key {
                    FoldingCell(depth: table.depth, expansion: table.expansion) { column.cell(value) }
                } else {
                    column.cell(value)
                }
            }
        }
        .modifier(TraitModifier<RowSurroundingsTrait>(value: table.surroundings))
        .selectionDisabled(table.isSelectionDisabled)
    }
}

/// A row for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// The values that the rows show.
    public typealias TableRowValue = Data.Element
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    let data: Data

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Data.Element>) -> some View {
        ForEach(data: data, content: { TableRowLine(value: $0, table: table) }, identify: { $0.id })
    }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Value
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Value>) -> EmptyView { EmptyView() }
}

/// A row that shows one view across all columns: the header of a section.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Value
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    let content: Content
    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Value>) -> Content { content }
}
