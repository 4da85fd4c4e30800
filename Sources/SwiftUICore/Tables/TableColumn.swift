import Foundation

/// The columns of a table: what it shows of each of its values, side by side.
///
/// See [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent = Never
    /// The columns that these columns are made of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
    var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Never called: the columns have no body.
    public var tableColumnBody: Never { fatalError("\(Self.self) is made of no other columns") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// The columns of `tableColumnBody`.
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
    /// The comparators of the columns.
    public typealias TableColumnSortComparator = Never
    /// The columns have no body.
    public typealias TableColumnBody = Never
    /// No columns.
    public var _columns: [_TableColumn<Never>] { [] }
}

/// One column, with its types erased.
public struct _TableColumn<Value> {
    let label: AnyView
    let cell: (Value) -> AnyView
    /// The `SortComparator` of the column; nil if the table can't be sorted by it.
    let comparator: Any?
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
    /// The column's identifier in a `TableColumnCustomization`.
    var id: String?
    var defaultVisibility = Visibility.automatic
    /// What people may not change about the column.
    var disabled: TableColumnCustomizationBehavior = []
    /// Identifies the column among the table's columns, wherever it is placed.
    var key = AnyHashable(0)
}

/// The width that a column may have, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat = 40
    var ideal: CGFloat?
    var maximum = CGFloat.infinity
}

/// A column of a table: its heading, and a view for each value.
///
/// See [TableColumn](https://developer.apple.com/documentation/swiftui/tablecolumn).
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    /// The values that the columns show.
    public typealias TableRowValue = RowValue
    /// The comparators of the columns.
    public typealias TableColumnSortComparator = Sort
    /// The columns have no body.
    public typealias TableColumnBody = Never
    private var column: _TableColumn<RowValue>
    /// The column, with its types erased.
    public var _columns: [_TableColumn<RowValue>] { [column] }

    init(_ label: Label, _ comparator: Any?, _ content: @escaping (RowValue) -> Content) {
        column = _TableColumn(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
    }

    /// Sets the width of the column, in points; nil leaves it to the table.
    public func width(_ width: CGFloat? = nil) -> Self {
        changing { column in
            column.width = width.map { TableColumnWidth(minimum: $0, ideal: $0, maximum: $0) } ?? TableColumnWidth()
        }
    }

    /// Sets the bounds of the column's width, in points. A minimum of nil means 40, a maximum of nil means no limit.
    /// People can't resize the column by dragging.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        changing { $0.width = TableColumnWidth(minimum: min ?? 40, ideal: ideal, maximum: max ?? .infinity) }
    }

    /// Sets the alignment of the heading and the cells in their column.
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        changing { $0.alignment = alignment.horizontal }
    }

    func changing(_ change: (inout _TableColumn<RowValue>) -> Void) -> Self {
        var copy = self
        change(&copy.column)
        return copy
    }
}

/// The alignment of content in a column.
public struct TableColumnAlignment: Hashable, Sendable {
    let name: String
    /// Content is at the leading edge.
    public static let automatic = TableColumnAlignment(name: "leading")
    /// Content is at the leading edge.
    public static let leading = TableColumnAlignment(name: "leading")
    /// Content is in the middle.
    public static let center = TableColumnAlignment(name: "center")
    /// Content is at the trailing edge.
    public static let trailing = TableColumnAlignment(name: "trailing")
    /// For numbers: they are at the trailing edge.
    public static let numeric = TableColumnAlignment(name: "trailing")

    /// For numbers: they are at the trailing edge, whatever their digits.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

    var horizontal: HorizontalAlignment { name == "center" ? .center : name == "trailing" ? .trailing : .leading }
}

// MARK: - Columns that don't sort

extension TableColumn where Sort == Never, Label == Text {
    /// A column of views, by which the table can't be sorted.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }

    /// A column of views, by which the table can't be sorted. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// A column of views, by which the table can't be sorted. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(verbatim: String(title)), nil, content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of texts, by which the table can't be sorted. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts, by which the table can't be sorted. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(verbatim: String(title)), nil) { Text(verbatim: $0[keyPath: value]) }
    }
}
