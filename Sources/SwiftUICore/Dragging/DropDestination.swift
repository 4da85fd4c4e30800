import CoreTransferable
import Foundation
@_spi(Nodes) import ViewTree

extension DropTarget {
    /// Takes values of one type. Values from outside of the app are loaded first.
    init<T: Transferable>(
        _: T.Type, isTargeted: @escaping (Bool) -> Void, action: @escaping ([T], CGPoint) -> Bool
    ) {
        self.init(
            accepts: { $0.isForeign && $0.items.isEmpty || $0.items.contains { $0.canBecome(T.self) } },
            hover: { stage, _, _ in if stage != .moved { isTargeted(stage == .entered) } },
            drop: { session, place in
                var isTaken = true
                session.items.become(T.self) { isTaken = action($0, place) }
                return isTaken
            })
    }
}

extension View {
    /// Takes values that are dropped on this view: those of the app's own `draggable` views, and files and text from
    /// outside of the page. The location is in the view's coordinates; `isTargeted` is called when a drag enters and
    /// leaves the view.
    ///
    /// See [dropDestination](https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)).
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(target: { _ in DropTarget(T.self, isTargeted: isTargeted, action: action) }))
    }
}

// MARK: - Rows

extension DropTarget {
    /// Inserts values between the rows of a collection: a drop above a row's middle before the row, else after it.
    fileprivate init<T: Transferable>(
        _ node: DropLayoutNode, _: T.Type, insert: @escaping ([T], Int) -> Void
    ) {
        self.init(T.self, isTargeted: { _ in }) { [weak node] items, place in
            guard let node, let index = node.trait(SlotPlaceTrait.self)?.slot.index else { return false }
            insert(items, place.y < node.size.height / 2 ? index : index + 1)
            return true
        }
    }
}

extension DynamicViewContent {
    /// Takes values that are dropped between this collection's rows; the number is the index at which to insert them.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(DropModifier(target: { DropTarget($0, T.self, insert: action) }, showsPlace: true))
    }

    /// The older form of `dropDestination(for:action:)`.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            DropModifier(
                target: { node in
                    DropTarget(supportedContentTypes, hover: { _, _, _ in }) { [weak node] providers, place in
                        guard let node, let index = node.trait(SlotPlaceTrait.self)?.slot.index else { return false }
                        action(place.y < node.size.height / 2 ? index : index + 1, providers)
                        return true
                    }
                }, showsPlace: true))
    }
}
