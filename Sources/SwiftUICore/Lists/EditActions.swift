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
