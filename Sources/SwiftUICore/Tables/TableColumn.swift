import Foundation

/// What a table shows of each of its values, side by side.
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
    /// Never called: the columns are made of no others.
    public var tableColumnBody: Never { fatalError("\(Self.self) is made of no other columns") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// The columns of the body.
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
    /// What the columns sort by.
    public typealias TableColumnSortComparator = Never
    /// The columns have no body: they are made of no others.
    public typealias TableColumnBody = Never
    /// No columns.
    public var _columns: [_TableColumn<Never>] { [] }
}

/// One column, whatever its types.
public struct _TableColumn<Value> {
    let label: AnyView
    let cell: (Value) -> AnyView
    /// What the column sorts by, a `SortComparator`; nil where it doesn't.
    let comparator: Any?
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
    /// What a customization calls the column by.
    var id: String?
    var defaultVisibility = Visibility.automatic
    /// What people may not do with it.
    var disabled: TableColumnCustomizationBehavior = []
    /// What tells the column from the table's others, wherever it stands.
    var key = AnyHashable(0)
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
    /// The values that the columns show.
    public typealias TableRowValue = RowValue
    /// What the columns sort by.
    public typealias TableColumnSortComparator = Sort
    /// The columns have no body: they are made of no others.
    public typealias TableColumnBody = Never
    private var column: _TableColumn<RowValue>
    /// The columns, whatever their types.
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

    /// Sets how wide the column may be, in points. A nil minimum is 40, a nil maximum has no limit; people can't drag
    /// it.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        changing { $0.width = TableColumnWidth(minimum: min ?? 40, ideal: ideal, maximum: max ?? .infinity) }
    }

    /// Sets where the heading and the cells stand in their column.
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        changing { $0.alignment = alignment.horizontal }
    }

    func changing(_ change: (inout _TableColumn<RowValue>) -> Void) -> Self {
        var copy = self
        change(&copy.column)
        return copy
    }
}

/// Where content stands in a column.
public struct TableColumnAlignment: Hashable, Sendable {
    let name: String
    /// Content stands at the leading edge.
    public static let automatic = TableColumnAlignment(name: "leading")
    /// Content stands at the leading edge.
    public static let leading = TableColumnAlignment(name: "leading")
    /// Content stands in the middle.
    public static let center = TableColumnAlignment(name: "center")
    /// Content stands at the trailing edge.
    public static let trailing = TableColumnAlignment(name: "trailing")
    /// Numbers stand at the trailing edge.
    public static let numeric = TableColumnAlignment(name: "trailing")

    /// Numbers stand at the trailing edge, whatever their digits.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

    var horizontal: HorizontalAlignment { name == "center" ? .center : name == "trailing" ? .trailing : .leading }
}

// MARK: - Columns that don't sort

extension TableColumn where Sort == Never, Label == Text {
    /// A column of views, which doesn't sort.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }

    /// A column of views, which doesn't sort. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// A column of views, which doesn't sort. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(verbatim: String(title)), nil, content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of texts, which doesn't sort. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts, which doesn't sort. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(verbatim: String(title)), nil) { Text(verbatim: $0[keyPath: value]) }
    }
}
