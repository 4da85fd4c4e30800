import Foundation

/// The edit actions for the rows of a collection of bindings.
///
/// See [EditActions](https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

}

/// The bits of the set, which can be tested whatever protocols the collection conforms to.
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
    /// Actions that delete and move the elements of a collection.
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        self.init()
        // The option set has no `delete` for a collection that isn't range-replaceable, so the cast succeeds.
        if actions.allows(.delete), let delete = (C.self as? any RangeReplaceableCollection.Type)?.deletion(in: data) {
            self.delete = delete
        }
        if actions.allows(.move) { move = { data.wrappedValue.rearrange($0, to: $1) } }
    }
}

extension RangeReplaceableCollection {
    /// Returns an action that removes elements at offsets from a binding's collection, which is known to have this
    /// type.
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
    /// Moves elements, as a group, in front of another, by their offsets: this works for any type of index.
    fileprivate mutating func rearrange(_ source: IndexSet, to destination: Int) {
        var elements = Array(self)
        elements.move(fromOffsets: source, toOffset: destination)
        for (index, element) in zip(Array(indices), elements) { self[index] = element }
    }
}
