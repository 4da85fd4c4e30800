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
    public var tableColumnBody: Never { fatalError("\(Self.self) is made of no other columns") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
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
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
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

    func changing(_ change: (inout _TableColumn<RowValue>) -> Void) -> Self {
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

    /// Numbers stand at the trailing edge, whatever their digits.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

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
