import Foundation

/// What a table shows of each of its values, side by side.
///
/// See [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// One column, whatever its types.
public struct _TableColumn<Value> {
    let label: AnyView
    let cell: (Value) -> AnyView
    /// What the column sorts by, a `SortComparator`; nil where it doesn't.
    let comparator: Any?
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
}

/// How wide a column may be, in points.
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
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    private var column: _TableColumn<RowValue>
    public var _columns: [_TableColumn<RowValue>] { [column] }

    init(_ label: Label, _ comparator: Any?, _ content: @escaping (RowValue) -> Content) {
        column = _TableColumn(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
    }

    /// As wide as this, in points; nil leaves it to the table.
    public func width(_ width: CGFloat? = nil) -> Self {
        changing { column in
            column.width = width.map { TableColumnWidth(minimum: $0, ideal: $0, maximum: $0) } ?? TableColumnWidth()
        }
    }

    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        changing { $0.width = TableColumnWidth(minimum: min ?? 40, ideal: ideal, maximum: max ?? .infinity) }
    }

    /// Where the heading and the cells stand in their column.
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        changing { $0.alignment = alignment.horizontal }
    }

    private func changing(_ change: (inout _TableColumn<RowValue>) -> Void) -> Self {
        var copy = self
        change(&copy.column)
        return copy
    }
}

/// Where content stands in a column.
public struct TableColumnAlignment: Hashable, Sendable {
    let name: String
    public static let automatic = TableColumnAlignment(name: "leading")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "trailing")
    var horizontal: HorizontalAlignment { name == "center" ? .center : name == "trailing" ? .trailing : .leading }
}

// MARK: - Columns that don't sort

extension TableColumn where Sort == Never, Label == Text {
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(verbatim: String(title)), nil, content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(verbatim: String(title)), nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// MARK: - Several of them

/// The columns of several statements.
public struct _TableColumns<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    public let _columns: [_TableColumn<Value>]
}

/// Builds columns from the statements of a closure.
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<C: View, L: View>(
        _ column: TableColumn<RowValue, Sort, C, L>
    ) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: column._columns)
    }

    /// A column that doesn't sort, in a table that does.
    @_disfavoredOverload
    public static func buildExpression<C: View, L: View>(
        _ column: TableColumn<RowValue, Never, C, L>
    ) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: column._columns)
    }

    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: columns.flatMap(\._columns))
    }

    public static func buildIf(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns(_columns: [])
    }

    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }
}
