import Foundation

// Tables that show a tree of values.

extension Table {
    /// A row for each element of a tree, under which its children can be collapsed.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), nil, nil, columnCustomization,
            columns())
    }

    /// A row for each element of a tree, under which its children can be collapsed, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), .oneOrNone(selection), nil,
            columnCustomization,
            columns())
    }

    /// A row for each element of a tree, under which its children can be collapsed, of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), .several(selection), nil,
            columnCustomization,
            columns())
    }

    /// A row for each element of a tree, under which its children can be collapsed, with `sortOrder`, which a press on
    /// a heading changes. The app sorts its data whenever it changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), nil, TableSorting(sortOrder),
            columnCustomization,
            columns())
    }

    /// A row for each element of a tree, under which its children can be collapsed, of which one can be selected, with
    /// `sortOrder`, which a press on a heading changes. The app sorts its data whenever it changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), .oneOrNone(selection),
            TableSorting(sortOrder),
            columnCustomization, columns())
    }

    /// A row for each element of a tree, under which its children can be collapsed, of which several can be selected,
    /// with `sortOrder`, which a press on a heading changes. The app sorts its data whenever it changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            TableOutlineGroupContent(data: data, children: { $0[keyPath: children] }), .several(selection),
            TableSorting(sortOrder),
            columnCustomization, columns())
    }
}
