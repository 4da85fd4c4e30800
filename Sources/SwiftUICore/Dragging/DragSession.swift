import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A drag in a window, from its beginning to its end: the dragged items, and the view below the pointer.
@MainActor
final class DragSession {
    private(set) var items: [DraggedItem]
    /// Whether the items come from outside of the page. They aren't known before they are dropped.
    let isForeign: Bool
    private weak var target: DropLayoutNode?

    init(_ items: [DraggedItem]) {
        self.items = items
        isForeign = false
    }

    /// A drag from outside of the page.
    init() {
        items = []
        isForeign = true
    }

    func bring(_ files: [ReceivedFile]) { items = files.map { DraggedItem($0) } }

    /// The drag moved to a place in a view.
    func hover(over node: DropLayoutNode, at place: CGPoint) {
        guard target !== node else { return node.target.hover(.moved, place, self) }
        leave()
        target = node
        node.target.hover(.entered, place, self)
        node.isTargeted = true
    }

    /// The drag left the view that it was over.
    func leave() {
        guard let target else { return }
        self.target = nil
        target.isTargeted = false
        target.target.hover(.left, .zero, self)
    }
}

/// A window's current drag, if there is one.
@MainActor
private final class Dragging: WindowService {
    var session: DragSession?

    init(graph: ViewGraph) {}

    /// No view accepts the drag at its present place.
    func eventWasIgnored(_ action: ElementEvent.Action) {
        if case .drop = action { session?.leave() }
    }
}

extension ViewGraph {
    /// The current drag.
    var dragSession: DragSession? {
        get { service(Dragging.self).session }
        set { service(Dragging.self).session = newValue }
    }

    /// Begins a drag, and announces it.
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
