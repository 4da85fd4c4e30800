// Lists of bindings to the elements of data, with a selection.

extension List {
    /// A row for each element, with a binding to it. Several rows can be selected.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection.map { .several($0) }, ForEach(data, content: rowContent))
    }

    /// A row for each element, with a binding to it. One row can be selected.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection.map { .oneOrNone($0) }, ForEach(data, content: rowContent))
    }

    /// A row for each element, with a binding to it; the key path leads to its identity. Several rows can be selected.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection.map { .several($0) }, ForEach(data, id: id, content: rowContent))
    }

    /// A row for each element, with a binding to it; the key path leads to its identity. One row can be selected.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection.map { .oneOrNone($0) }, ForEach(data, id: id, content: rowContent))
    }
}
