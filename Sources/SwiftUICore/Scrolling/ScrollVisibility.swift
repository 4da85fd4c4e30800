import Foundation
@_spi(Nodes) import ViewTree

/// Reports whether the visible fraction of a view in its enclosing scroll view reaches a threshold.
private struct ScrollVisibilityModifier: WrappingModifier {
    let threshold: Double
    let action: (Bool) -> Void

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ScrollVisibilityLayoutNode {
        ScrollVisibilityLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: ScrollVisibilityLayoutNode, for node: ViewNode) { wrapper.modifier = self }
}

private final class ScrollVisibilityLayoutNode: UnaryLayoutNode {
    var modifier: ScrollVisibilityModifier
    private var isVisible = false

    init(_ modifier: ScrollVisibilityModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
        graph.geometryObservers.add(self) { [unowned self] in check() }
    }

    private func check() {
        guard parent != nil, !isRetired, let scroll = enclosingScroll else { return }
        scroll.willBeFollowed()
        let frame = CGRect(origin: origin(in: scroll), size: size)
        report(scroll.shareSeen(of: frame) >= max(modifier.threshold, .leastNonzeroMagnitude))
    }

    private func report(_ new: Bool) {
        guard new != isVisible else { return }
        isVisible = new
        graph.afterCommit { [modifier] in modifier.action(new) }
    }

    override func didRetire() {
        graph.geometryObservers.remove(self)
        report(false)
    }
}

private final class ScrollTargetVisibilityFollower<ID: Hashable>: ScrollFollower {
    var threshold = 0.5
    var action: (([ID]) -> Void)?
    private var last: [ID]?

    override func follow(_ scroll: ScrollLayoutNode) {
        let seen = scroll.targets.filter { target in
            let frame = target.rectangle.offsetBy(dx: -scroll.offset.x, dy: -scroll.offset.y)
            return scroll.shareSeen(of: frame) >= max(threshold, .leastNonzeroMagnitude)
        }
        let ids = seen.compactMap { $0.id?.base as? ID }
        guard ids != last else { return }
        last = ids
        scroll.graph.afterCommit { [weak self] in self?.action?(ids) }
    }
}

extension ScrollLayoutNode {
    /// The fraction of a frame, in the scroll view's own coordinates, that is visible: 0 to 1.
    fileprivate func shareSeen(of frame: CGRect) -> Double {
        let seen = frame.intersection(CGRect(origin: .zero, size: size))
        guard !seen.isNull, frame.width > 0, frame.height > 0 else { return 0 }
        return Double(seen.width * seen.height / (frame.width * frame.height))
    }
}

extension View {
    /// Runs a closure when the view enters or leaves the visible part of the enclosing scroll view.
    ///
    /// - Parameter threshold: The fraction of the view that has to be visible, from 0 to 1.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs a closure with the identities of the visible targets of the scroll view inside, when they change.
    ///
    /// - Parameter threshold: The fraction of a target that has to be visible, from 0 to 1.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            ScrollFollowerModifier(make: { ScrollTargetVisibilityFollower<ID>() }) { follower in
                follower.threshold = threshold
                follower.action = action
            })
    }
}
