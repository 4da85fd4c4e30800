import Foundation

/// As large, along some axes, as the scroll view or window around, or a part of it.
struct ContainerRelativeModifier: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ContainerRelativeLayoutNode {
        ContainerRelativeLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: ContainerRelativeLayoutNode, for node: ViewNode) {
        wrapper.modifier = self
        wrapper.invalidateLayout()
    }
}

final class ContainerRelativeLayoutNode: UnaryLayoutNode {
    fileprivate(set) var modifier: ContainerRelativeModifier

    init(_ modifier: ContainerRelativeModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
    }

    /// The length of the nearest scroll view, whichever way it scrolls; outside of one, the window's.
    private var container: CGSize { enclosingScroll?.containerSize(for: self) ?? graph.rootLayout.safeSize }

    private func own(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = container
        return observing(.layout) {
            ProposedViewSize(
                width: modifier.axes.contains(.horizontal)
                    ? modifier.length(container.width, .horizontal) : proposal.width,
                height: modifier.axes.contains(.vertical)
                    ? modifier.length(container.height, .vertical) : proposal.height)
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = own(proposal)
        let inner = child.sizeThatFits(own)
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? own.width! : inner.width,
            height: modifier.axes.contains(.vertical) ? own.height! : inner.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let own = own(proposal)
        child.place(at: modifier.alignment.origin(of: child.dimensions(in: own), in: size), proposal: own)
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }
}

extension View {
    /// A frame as large as the scroll view or window around, along `axes`.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame as large as a closure makes it of the container's length.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// A frame as large as `span` of `count` equal parts with `spacing` between them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(part * CGFloat(span) + spacing * CGFloat(span - 1), 0)
        }
    }
}
