// Table rows of collections and of groups.

/// Rows for the elements of a collection, between which something can be dropped.
///
/// See [DynamicTableRowContent](https://developer.apple.com/documentation/swiftui/dynamictablerowcontent).
public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { Content._features }

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
        ForEach<Data, ID, Content._Rows>(data: data, content: { content($0)._rows(table) }, identify: identify)
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
    /// A row, or rows, for each element of a collection.
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(data: data, content: content, identify: { $0.id })
    }

    /// A row, or rows, for each element of a collection, which is identified by its value at the key path `id`.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    /// A row, or rows, for each number of a range.
    public init<V: Identifiable>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// The values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { Content._features }

    /// Groups rows, so that modifiers apply to all of them.
    @_disfavoredOverload
    public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
    where Value == Content.TableRowValue {
        self.init(of: content())
    }

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Content.TableRowValue>) -> Content._Rows { content._rows(table) }
}
