// Lists of trees: elements with children can be expanded, and are collapsed at first.

extension List where SelectionValue == Never {
    /// A tree of rows; the key path leads to an element's children, which are nil if it can't be expanded.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of rows; the key paths lead to an element's identity and its children, which are nil if it can't be
    /// expanded.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A tree of rows, of which several can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .several($0) }, OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of rows, of which several can be selected; the key paths lead to an element's identity and its children.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(selection.map { .several($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A tree of rows, of which one can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .oneOrNone($0) }, OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of rows, of which one can be selected; the key paths lead to an element's identity and its children.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(selection.map { .oneOrNone($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A tree of rows, with bindings to the elements.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    { self.init(nil, OutlineGroup(data, children: children, content: rowContent)) }

    /// A tree of rows, with bindings to the elements; the key paths lead to an element's identity and its children.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, ID, RowContent>, Data: MutableCollection & RandomAccessCollection {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A tree of rows, with bindings to the elements, of which several can be selected.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    { self.init(selection.map { .several($0) }, OutlineGroup(data, children: children, content: rowContent)) }

    /// A tree of rows, with bindings to the elements, of which several can be selected; the key paths lead to an
    /// element's identity and its children.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, ID, RowContent>, Data: MutableCollection & RandomAccessCollection {
        self.init(selection.map { .several($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A tree of rows, with bindings to the elements, of which one can be selected.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    { self.init(selection.map { .oneOrNone($0) }, OutlineGroup(data, children: children, content: rowContent)) }

    /// A tree of rows, with bindings to the elements, of which one can be selected; the key paths lead to an element's
    /// identity and its children.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, ID, RowContent>, Data: MutableCollection & RandomAccessCollection {
        self.init(selection.map { .oneOrNone($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
