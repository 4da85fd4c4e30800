/// The rows of a table.
///
/// See [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _values: [TableRowValue] { get }
}

/// One row: a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value
    public init(_ value: Value) { self.value = value }
    public var _values: [Value] { [value] }
}

/// A row for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data
    public var _values: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

/// The rows of several statements.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public let _values: [Value]
}

/// Builds rows from the statements of a closure.
@resultBuilder
@MainActor
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }
    public static func buildBlock<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }

    @_disfavoredOverload
    public static func buildBlock<each R: TableRowContent>(_ content: repeat each R) -> _TableRows<Value> {
        var values: [Value] = []
        for rows in repeat each content { values += rows._values.compactMap { $0 as? Value } }
        return _TableRows(_values: values)
    }

    public static func buildIf<R: TableRowContent>(_ content: R?) -> _OptionalTableRows<R>
    where R.TableRowValue == Value {
        _OptionalTableRows(content: content)
    }
}

/// The rows of an `if` without an `else`.
public struct _OptionalTableRows<Content: TableRowContent>: TableRowContent {
    let content: Content?
    public var _values: [Content.TableRowValue] { content?._values ?? [] }
}
