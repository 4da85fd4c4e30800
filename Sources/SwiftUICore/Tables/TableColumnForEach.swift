import Foundation

/// A column, or columns, for each element of a collection.
///
/// See [TableColumnForEach](https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    /// The values that the columns show.
    public typealias TableRowValue = RowValue
    /// The comparators of the columns.
    public typealias TableColumnSortComparator = Sort
    /// The columns have no body.
    public typealias TableColumnBody = Never
    /// The elements.
    public var data: Data
    /// Builds the columns of an element.
    public var content: (Data.Element) -> Content
    private let identify: (Data.Element) -> ID

    /// Columns for each element, identified by its `id`.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        identify = { $0.id }
    }

    /// Columns for each element; the key path leads to its identity.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identify = { $0[keyPath: id] }
    }

    /// Columns for each number of a range.
    public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        identify = { $0 }
    }

    /// Cells keep their state as long as their element is in the collection, even if it moves.
    public var _columns: [_TableColumn<RowValue>] {
        data.flatMap { element in
            let id = identify(element)
            return content(element)._columns.enumerated().map { index, column in
                var column = column
                column.key = AnyHashable([AnyHashable(id), AnyHashable(index), column.key])
                return column
            }
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// The comparators of the columns.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// The columns have no body.
    public typealias TableColumnBody = Never
    /// The columns, with their types erased.
    public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }

    /// Groups columns, so that modifiers apply to all of them.
    @_disfavoredOverload
    public init<R: Identifiable, C: SortComparator>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.init(of: content())
    }
}
