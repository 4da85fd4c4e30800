/// What people may do with the rows of a collection of bindings.
///
/// See [EditActions](https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row whose collection can be edited.
public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    public var body: some View { content }
}

/// A collection of bindings whose rows can be deleted and moved.
public struct _EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Content: View>: View
where Data.Index: Hashable {
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: RowActionsModifier
    let content: (Binding<Data.Element>) -> Content

    public var body: some View {
        ForEach(data, id: id) { element in EditableCollectionContent<Content, Data>(content: content(element)) }
            .modifier(actions)
    }
}

extension RowActionsModifier {
    /// Deletes and moves the elements themselves.
    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) where C.Index == Int {
        self.init()
        if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
        if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
}

extension List {
    private init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, _ id: KeyPath<Data.Element, ID>, _ editActions: EditActions<Data>,
        _ selection: ListSelection?, _ rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int
    {
        self.init(
            selection, _EditableRows(data: data, id: id, actions: .init(data, editActions), content: rowContent))
    }

    /// Rows that people delete and move, as far as `editActions` allows; the collection changes with them.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        Data.Element: Identifiable
    {
        self.init(data, \.id, editActions, nil, rowContent)
    }

    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int
    {
        self.init(data, id, editActions, nil, rowContent)
    }

    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        Data.Element: Identifiable
    {
        self.init(data, \.id, editActions, selection.map { .several($0) }, rowContent)
    }

    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int,
        Data.Element: Identifiable
    {
        self.init(data, \.id, editActions, selection.map { .oneOrNone($0) }, rowContent)
    }
}
