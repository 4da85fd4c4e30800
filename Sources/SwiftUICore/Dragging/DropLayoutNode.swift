import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// What a view does with what is dragged over it.
@MainActor
struct DropTarget {
    enum Stage { case entered, moved, left }

    let accepts: (DragSession) -> Bool
    /// Places are the view's own.
    let hover: (Stage, CGPoint, DragSession) -> Void
    /// Whether it took what was dropped.
    let drop: (DragSession, CGPoint) -> Bool
}

/// Takes what is dropped on a view.
struct DropModifier: WrappingModifier {
    let target: @MainActor (DropLayoutNode) -> DropTarget
    /// Whether the place is shown by a line around it: an app that isn't told of it can't show it itself.
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

final class DropLayoutNode: UnaryLayoutNode, PlainWrapper {
    var target = DropTarget(accepts: { _ in false }, hover: { _, _, _ in }, drop: { _, _ in false })
    var isEnabled = true
    var line: DisplayColor?
    var isTargeted = false { didSet { if line != nil, isTargeted != oldValue { invalidateElements() } } }
    /// Whether parts of files have come since the last drop.
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
            // What could not be kept is missing when the rest is dropped, and the window says so.
            _ = try? reception.take(chunk)
            return true
        default: return false
        }
    }

    /// What was let go of came in parts, and is given to the app when these are written. Until then something else may be
    /// dragged, and dropped here, so that the drop keeps its own session.
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
