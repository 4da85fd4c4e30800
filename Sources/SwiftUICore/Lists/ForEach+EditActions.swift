extension ForEach {
    /// Elements that people delete and move in a list, as far as `editActions` allows; the collection changes with them.
    @MainActor @preconcurrency
    public init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.init(data, id: id, content: { EditableCollectionContent<R, C>(content: content($0)) })
        ownModifier = RowActionsModifier(data, editActions)
    }

    /// Elements that people delete and move in a list, as far as `editActions` allows; the collection changes with
    /// them.
    @MainActor @preconcurrency
    public init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable, ID == C.Element.ID
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
}
