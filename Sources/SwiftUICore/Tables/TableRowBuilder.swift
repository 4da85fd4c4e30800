/// Builds rows from the statements of a closure.
///
/// See [TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder
@MainActor
public struct TableRowBuilder<Value: Identifiable> {
    /// The content of a statement.
    public static func buildExpression<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }
    /// No rows, from no statements.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    /// The first statement.
    public static func buildPartialBlock<R: TableRowContent>(first: R) -> R where R.TableRowValue == Value { first }

    /// The rows of the statements so far, and those of one more.
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> _TableRowPair<First, Next> where First.TableRowValue == Value, Next.TableRowValue == Value {
        _TableRowPair(first: accumulated, second: next)
    }

    /// The rows of an `if` without `else`: none where the condition fails.
    public static func buildIf<R: TableRowContent>(_ content: R?) -> _OptionalTableRows<R>
    where R.TableRowValue == Value {
        _OptionalTableRows(content: content)
    }

    /// The rows of one branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalTableRows<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalTableRows(first: first, second: nil)
    }

    /// The rows of one branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalTableRows<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalTableRows(first: nil, second: second)
    }

    /// The rows of an `if #available`.
    public static func buildLimitedAvailability<R: TableRowContent>(_ content: R) -> R
    where R.TableRowValue == Value { content }
}

/// The rows of two statements.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    /// The values that the rows show.
    public typealias TableRowValue = First.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    let first: First
    let second: Second
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { First._features.union(Second._features) }

    /// The rows as views of the table's list.
    @ViewBuilder public func _rows(_ table: _TableShape<TableRowValue>) -> some View {
        first._rows(table)
        second._rows(table)
    }
}

/// The rows of an `if` without an `else`.
public struct _OptionalTableRows<Content: TableRowContent>: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    let content: Content?
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { Content._features }

    /// The rows as views of the table's list.
    @ViewBuilder public func _rows(_ table: _TableShape<TableRowValue>) -> some View {
        if let content { content._rows(table) }
    }
}

/// The rows of an `if` with an `else`.
public struct _ConditionalTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    /// The values that the rows show.
    public typealias TableRowValue = First.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    let first: First?
    let second: Second?
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { First._features.union(Second._features) }

    /// The rows as views of the table's list.
    @ViewBuilder public func _rows(_ table: _TableShape<TableRowValue>) -> some View {
        if let first { first._rows(table) } else if let second { second._rows(table) }
    }
}
