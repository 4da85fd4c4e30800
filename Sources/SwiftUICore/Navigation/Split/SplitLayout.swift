import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Columns side by side, where the last takes the remaining width; or over each other, where `front` is the visible
/// one.
struct SplitLayout: InheritedGuidesLayout {
    let front: Int?
    /// The distance by which a covered column is shifted, as a fraction of its width.
    private static let parallax: CGFloat = 0.3

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: proposal.width ?? sizes.map(\.width).reduce(0, +),
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if let front { stack(subviews, in: bounds, front) } else { lineUp(subviews, in: bounds) }
    }

    /// Places columns over each other; later ones than the front are outside of the edge.
    private func stack(_ subviews: Subviews, in bounds: CGRect, _ front: Int) {
        for (index, subview) in subviews.enumerated() {
            let shift = index < front ? -Self.parallax : index > front ? 1 : 0
            subview.place(
                at: CGPoint(x: bounds.minX + shift * bounds.width, y: bounds.minY),
                proposal: ProposedViewSize(bounds.size))
        }
    }

    private func lineUp(_ subviews: Subviews, in bounds: CGRect) {
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            let rest = ProposedViewSize(CGSize(width: max(bounds.maxX - x, 0), height: bounds.height))
            let isLast = index == subviews.count - 1
            let width = isLast ? rest.width : subview.sizeThatFits(rest).width
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width ?? 0
        }
    }
}

/// Animates columns that are over each other like the pages of a stack, and handles the command to go back.
struct SplitDeck: WrappingModifier {
    /// The visible column's index; nil while the columns are side by side.
    let front: Int?
    /// The place of the visible column.
    let place: ColumnPlace?
    /// The number of left columns that can be shown again.
    let stepsForward: Int
    let goForward: () -> Void

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> SplitDeckLayoutNode {
        let wrapper = SplitDeckLayoutNode(child, graph: node.graph)
        (wrapper.front, wrapper.place) = (front, place)
        (wrapper.stepsForward, wrapper.goForward) = (stepsForward, goForward)
        place?.pagesDidChange = { [weak wrapper] in wrapper?.invalidateDisplay() }
        return wrapper
    }

    func update(_ wrapper: SplitDeckLayoutNode, for node: ViewNode) {
        if wrapper.stepsForward != stepsForward { wrapper.invalidateDisplay() }
        (wrapper.stepsForward, wrapper.goForward) = (stepsForward, goForward)
        guard wrapper.front != front else { return }
        if wrapper.front != nil, front != nil, wrapper.isShown, !node.graph.currentTransaction.disablesAnimations {
            wrapper.isMoving = true
        }
        wrapper.place?.pagesDidChange = {}
        (wrapper.front, wrapper.place) = (front, place)
        place?.pagesDidChange = { [weak wrapper] in wrapper?.invalidateDisplay() }
        wrapper.invalidateDisplay()
    }
}

/// Shows one column of a narrow split view, and lets the browser's Back button leave it.
final class SplitDeckLayoutNode: UnaryLayoutNode {
    fileprivate var front: Int?
    fileprivate var place: ColumnPlace?
    fileprivate var stepsForward = 0
    fileprivate var goForward: () -> Void = {}
    /// Whether the next display animates the columns.
    fileprivate var isMoving = false
    fileprivate private(set) var isShown = false

    private var canGoBack: Bool { place.map { $0.hasWayBack && !$0.hasPages } ?? false }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        isShown = true
        defer { isMoving = false }
        return builder.withAnimation(isMoving ? NavigationLayoutNode.animation : builder.animation) { builder in
            builder.show(self) { element in
                element.style.clips = front != nil
                if canGoBack { element.input.events.insert(.back) }
                if stepsForward > 0 { element.input.events.insert(.forward) }
                element.input.stepsForward = stepsForward
            }
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .back where canGoBack: place?.goBack()
        case .forward where stepsForward > 0: goForward()
        default: return false
        }
        return true
    }
}
