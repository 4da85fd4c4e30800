import Foundation

/// The columns of the statements in a column builder.
public struct _TableColumns<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
    /// The values that the columns show.
    public typealias TableRowValue = Value
    /// The comparators of the columns.
    public typealias TableColumnSortComparator = Sort
    /// The columns have no body.
    public typealias TableColumnBody = Never
    /// The columns, with their types erased.
    public let _columns: [_TableColumn<Value>]
}

/// Builds columns from the statements of a closure.
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// One column.
    public static func buildExpression<C: View, L: View>(
        _ column: TableColumn<RowValue, Sort, C, L>
    ) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: column._columns)
    }

    /// A column by which the table can't be sorted, in a table that can be sorted by others.
    @_disfavoredOverload
    public static func buildExpression<C: View, L: View>(
        _ column: TableColumn<RowValue, Never, C, L>
    ) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: column._columns)
    }

    /// Columns of any other kind: for a collection, or of a type of the app.
    public static func buildExpression<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> _TableColumns<RowValue, Sort>
    where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort {
        _TableColumns(_columns: columns._columns)
    }

    /// Columns by which the table can't be sorted, in a table that can be sorted by others.
    @_disfavoredOverload
    public static func buildExpression<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> _TableColumns<RowValue, Sort>
    where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Never {
        _TableColumns(_columns: columns._columns)
    }

    /// The columns of the statements in a column builder.
    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns(_columns: columns.flatMap(\._columns))
    }

    /// The columns of an `if` without `else`: none where the condition fails.
    public static func buildIf(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns(_columns: [])
    }

    /// The columns of one branch.
    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
    /// The columns of one branch.
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }

    /// The columns of an `if #available`.
    public static func buildLimitedAvailability(
        _ columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { columns }
}
