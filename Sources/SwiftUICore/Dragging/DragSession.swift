import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// What is dragged in a window, and the view that it is over, from where it was taken up until it is let go.
@MainActor
final class DragSession {
    private(set) var items: [DraggedItem]
    /// From outside of the page: what it is isn't known before it is dropped.
    let isForeign: Bool
    private weak var target: DropLayoutNode?

    init(_ items: [DraggedItem]) {
        self.items = items
        isForeign = false
    }

    /// Something from outside of the page.
    init() {
        items = []
        isForeign = true
    }

    func bring(_ files: [ReceivedFile]) { items = files.map { DraggedItem($0) } }

    /// It is over that view now, at a place in the view.
    func hover(over node: DropLayoutNode, at place: CGPoint) {
        guard target !== node else { return node.target.hover(.moved, place, self) }
        leave()
        target = node
        node.target.hover(.entered, place, self)
        node.isTargeted = true
    }

    /// It is over no view that takes it.
    func leave() {
        guard let target else { return }
        self.target = nil
        target.isTargeted = false
        target.target.hover(.left, .zero, self)
    }
}

/// Whether something is dragged in a window, and what.
@MainActor
private final class Dragging: WindowService {
    var session: DragSession?

    init(graph: ViewGraph) {}

    /// Nobody took what is dragged where it is now.
    func eventWasIgnored(_ action: ElementEvent.Action) {
        if case .drop = action { session?.leave() }
    }
}

extension ViewGraph {
    /// What is dragged at present.
    var dragSession: DragSession? {
        get { service(Dragging.self).session }
        set { service(Dragging.self).session = newValue }
    }

    /// A view was taken up.
    func beginDrag(_ items: [DraggedItem]) {
        dragSession = DragSession(items)
        announce(.system("Picked up. Choose a place with the arrow keys and press Return."))
    }

    func endDrag() {
        dragSession?.leave()
        dragSession = nil
    }

    private func announce(_ text: Text) { announce(text.plainText(in: root.environment)) }
}
