import Foundation

// Tables whose rows are built one by one.

extension Table {
    /// Rows that are built one by one.
    public init(
        of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(rows(), nil, nil, columnCustomization, columns()) }

    /// Rows that are built one by one, of which one can be selected.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), .oneOrNone(selection), nil, columnCustomization, columns())
    }

    /// Rows that are built one by one, of which several can be selected.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), .several(selection), nil, columnCustomization, columns())
    }

    /// Rows that are built one by one, sorted by `sortOrder`, which the headings change: the app sorts its data when
    /// it does.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows(), nil, TableSorting(sortOrder), columnCustomization, columns())
    }

    /// Rows that are built one by one, of which one can be selected, sorted by `sortOrder`, which the headings
    /// change: the app sorts its data when it does.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows(), .oneOrNone(selection), TableSorting(sortOrder), columnCustomization, columns())
    }

    /// Rows that are built one by one, of which several can be selected, sorted by `sortOrder`, which the headings
    /// change: the app sorts its data when it does.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows(), .several(selection), TableSorting(sortOrder), columnCustomization, columns())
    }
}
