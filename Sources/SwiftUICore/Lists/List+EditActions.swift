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
