import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The position of a gesture's view, and of its element in it. A gesture keeps the positions of its beginning, as the
/// browser does, because the view may move under the finger.
@MainActor
final class GestureGround {
    let placement: ElementPlacement
    private unowned let view: LayoutNode
    private var origins: [CoordinateSpace: CGPoint] = [:]

    init(_ view: LayoutNode, _ placement: ElementPlacement) {
        self.view = view
        self.placement = placement
    }

    /// The offset from the view's coordinates to those of a space.
    func origin(of space: CoordinateSpace) -> CGPoint {
        if let known = origins[space] { return known }
        let origin = space.isLocal ? .zero : view.frame(in: space).origin
        origins[space] = origin
        return origin
    }
}

extension CoordinateSpace {
    fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}
