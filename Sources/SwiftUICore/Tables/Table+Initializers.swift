import Foundation

// Tables with a row for each element of a collection.

extension Table {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), nil, nil, columnCustomization, columns())
    }

    /// A row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), .oneOrNone(selection), nil, columnCustomization, columns())
    }

    /// A row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), .several(selection), nil, columnCustomization, columns())
    }

    /// A row for each element, with `sortOrder`, which a press on a heading changes. The app sorts its data whenever it
    /// changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(TableForEachContent(data: data), nil, TableSorting(sortOrder), columnCustomization, columns())
    }

    /// A row for each element, of which one can be selected, with `sortOrder`, which a press on a heading changes. The
    /// app sorts its data whenever it changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            TableForEachContent(data: data), .oneOrNone(selection), TableSorting(sortOrder), columnCustomization,
            columns())
    }

    /// A row for each element, of which several can be selected, with `sortOrder`, which a press on a heading changes.
    /// The app sorts its data whenever it changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            TableForEachContent(data: data), .several(selection), TableSorting(sortOrder), columnCustomization,
            columns())
    }
}
