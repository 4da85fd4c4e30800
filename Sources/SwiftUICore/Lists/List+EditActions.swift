// Lists whose rows people delete and move.

extension List {
    private init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, _ id: KeyPath<Data.Element, ID>, _ editActions: EditActions<Data>,
        _ selection: ListSelection?, _ rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
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
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Data.Element: Identifiable
    {
        self.init(data, \.id, editActions, nil, rowContent)
    }

    /// Rows that people delete and move, as far as `editActions` allows; the key path leads to an element's identity.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(data, id, editActions, nil, rowContent)
    }

    /// A row for each element, with a binding to it. Several rows can be selected.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Data.Element: Identifiable
    {
        self.init(data, \.id, editActions, selection.map { .several($0) }, rowContent)
    }

    /// A row for each element, with a binding to it. One row can be selected.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Data.Element: Identifiable
    {
        self.init(data, \.id, editActions, selection.map { .oneOrNone($0) }, rowContent)
    }

    /// A row for each element, with a binding to it; the key path leads to its identity. Several rows can be selected.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(data, id, editActions, selection.map { .several($0) }, rowContent)
    }

    /// A row for each element, with a binding to it; the key path leads to its identity. One row can be selected.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(data, id, editActions, selection.map { .oneOrNone($0) }, rowContent)
    }
}
