import Foundation

/// What people may do with the rows of a collection of bindings.
///
/// See [EditActions](https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

}

/// The bits of the set, which can be asked for whatever the collection can do.
private enum EditAction: Int { case move = 1, delete = 2 }

extension EditActions {
    fileprivate func allows(_ action: EditAction) -> Bool { rawValue & action.rawValue != 0 }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: EditAction.move.rawValue) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: EditAction.delete.rawValue) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Rows can be moved and deleted.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row whose collection can be edited.
public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    /// What the view shows.
    public var body: some View { content }
}

/// A collection of bindings whose rows can be deleted and moved.
public struct _EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Content: View>: View
where Data.Index: Hashable {
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: RowActionsModifier
    let content: (Binding<Data.Element>) -> Content

    /// What the view shows.
    public var body: some View {
        ForEach(data, id: id) { element in EditableCollectionContent<Content, Data>(content: content(element)) }
            .modifier(actions)
    }
}

extension RowActionsModifier {
    /// Deletes and moves the elements themselves.
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        self.init()
        // A collection that nothing can be taken out of has no action that says so.
        if actions.allows(.delete), let delete = (C.self as? any RangeReplaceableCollection.Type)?.deletion(in: data) {
            self.delete = delete
        }
        if actions.allows(.move) { move = { data.wrappedValue.rearrange($0, to: $1) } }
    }
}

extension RangeReplaceableCollection {
    /// What takes elements out of a collection that is known to be of this type, by the numbers of their places.
    fileprivate static func deletion<C>(in data: Binding<C>) -> ((IndexSet) -> Void)? {
        { offsets in
            guard var elements = data.wrappedValue as? Self else { return }
            for offset in offsets.reversed() {
                elements.remove(at: elements.index(elements.startIndex, offsetBy: offset))
            }
            if let changed = elements as? C { data.wrappedValue = changed }
        }
    }
}

extension MutableCollection {
    /// Moves elements together in front of another, by the numbers of their places: whatever indices the collection has.
    fileprivate mutating func rearrange(_ source: IndexSet, to destination: Int) {
        var elements = Array(self)
        elements.move(fromOffsets: source, toOffset: destination)
        for (index, element) in zip(Array(indices), elements) { self[index] = element }
    }
}
