import Foundation

// Tables whose rows are given by a closure.

extension Table {
    /// Rows that are given by a closure.
    public init(
        of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(rows(), nil, nil, columnCustomization, columns()) }

    /// Rows that are given by a closure, of which one can be selected.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), .oneOrNone(selection), nil, columnCustomization, columns())
    }

    /// Rows that are given by a closure, of which several can be selected.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), .several(selection), nil, columnCustomization, columns())
    }

    /// Rows that are given by a closure, with `sortOrder`, which a press on a heading changes. The app sorts its data
    /// whenever it changes.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows(), nil, TableSorting(sortOrder), columnCustomization, columns())
    }

    /// Rows that are given by a closure, of which one can be selected, with `sortOrder`, which a press on a heading
    /// changes. The app sorts its data whenever it changes.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows(), .oneOrNone(selection), TableSorting(sortOrder), columnCustomization, columns())
    }

    /// Rows that are given by a closure, of which several can be selected, with `sortOrder`, which a press on a heading
    /// changes. The app sorts its data whenever it changes.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows(), .several(selection), TableSorting(sortOrder), columnCustomization, columns())
    }
}
