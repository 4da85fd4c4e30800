import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A view's handling of drags over it.
@MainActor
struct DropTarget {
    enum Stage { case entered, moved, left }

    let accepts: (DragSession) -> Bool
    /// Called for a drag over the view, with its location in the view's coordinates.
    let hover: (Stage, CGPoint, DragSession) -> Void
    /// Called at a drop; returns whether it was accepted.
    let drop: (DragSession, CGPoint) -> Bool
}

/// Makes a view a drop target.
struct DropModifier: WrappingModifier {
    let target: @MainActor (DropLayoutNode) -> DropTarget
    /// Whether the targeted view gets a border, because the app doesn't know the target and can't highlight it itself.
    var showsPlace = false

    func update(_ wrapper: DropLayoutNode, for node: ViewNode) {
        wrapper.target = target(wrapper)
        wrapper.line = showsPlace ? node.environment.tintColor : nil
        let isEnabled = node.environment.isEnabled
        guard isEnabled != wrapper.isEnabled else { return }
        wrapper.isEnabled = isEnabled
        wrapper.invalidateElements()
    }
}

/// Receives dragged values, and files from the visitor's device, for the target of its modifier.
final class DropLayoutNode: UnaryLayoutNode, PlainWrapper {
    var target = DropTarget(accepts: { _ in false }, hover: { _, _, _ in }, drop: { _, _ in false })
    var isEnabled = true
    var line: DisplayColor?
    var isTargeted = false { didSet { if line != nil, isTargeted != oldValue { invalidateElements() } } }
    /// Whether parts of files have arrived since the last drop.
    private var isReceiving = false
    private lazy var reception = FileReception(graph.receivedFiles)

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.annotate(self) { listen(on: &$0) }
    }

    private func listen(on element: inout DisplayElement) {
        guard isEnabled else { return }
        element.input.events.formUnion([.drop, .file])
        if isTargeted, let line { element.style.border = ElementStyle.Border(color: line, width: 2) }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .drop(.ended, let point) where isReceiving && graph.dragSession?.isForeign != false:
            finishReceiving(at: point)
            return true
        case .drop(let phase, let point): return follow(phase, point)
        case .file(let chunk):
            isReceiving = true
            // A file that can't be kept is left out of the drop, and the window shows a message.
            _ = try? reception.take(chunk)
            return true
        default: return false
        }
    }

    /// Ends a drop of files, which arrived in parts and are passed to the app once they are written. Other drags and
    /// drops may happen here until then, so the drop keeps its own session.
    private func finishReceiving(at point: CGPoint) {
        isReceiving = false
        let session = graph.dragSession ?? DragSession()
        graph.endDrag()
        let store = graph.receivedFiles
        reception.finish { [weak self] files, _ in
            session.bring(files)
            if let self, !self.isRetired, self.give(session, at: point) { return }
            // The view is gone or takes no such files, and whoever let go of them waits for them.
            store.refuse(files)
        }
    }

    /// Gives files to this view, or where it doesn't take such ones to those around it. Whether one of them takes some.
    private func give(_ session: DragSession, at point: CGPoint) -> Bool {
        var isTaken = false
        graph.inContext {
            var node: LayoutNode? = self
            while let current = node, !isTaken {
                if let target = current as? DropLayoutNode, target.takes(session) {
                    target.drop(session, at: point)
                    isTaken = true
                }
                node = current.parent
            }
        }
        return isTaken
    }

    private func takes(_ session: DragSession) -> Bool { isEnabled && target.accepts(session) }

    private func drop(_ session: DragSession, at point: CGPoint) { _ = target.drop(session, place(of: point)) }

    private func place(of point: CGPoint) -> CGPoint {
        let origin = frame(in: .global).origin
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    private func follow(_ phase: ElementEvent.Phase, _ point: CGPoint) -> Bool {
        let session = graph.dragSession ?? DragSession()
        graph.dragSession = session
        guard phase != .cancelled else {
            session.leave()
            if session.isForeign { graph.endDrag() }
            if isReceiving { reception.finish { _, _ in } }
            isReceiving = false
            return true
        }
        guard takes(session) else { return false }
        session.hover(over: self, at: place(of: point))
        if phase == .ended {
            session.leave()
            drop(session, at: point)
            if session.isForeign { graph.endDrag() }
        }
        return true
    }
}
