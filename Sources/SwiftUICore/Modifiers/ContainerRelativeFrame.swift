import Foundation
@_spi(Nodes) import ViewTree

/// Gives a view the size of the nearest container, or a part of it, along some axes.
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

/// Repeats the layout until it has used the container's final size, which is only known after the layout.
final class ContainerRelativeLayoutNode: UnaryLayoutNode {
    fileprivate(set) var modifier: ContainerRelativeModifier
    /// The maximum number of corrections of one layout. Beyond it, the container's size must depend on its content.
    private static let correctionsMax = 8
    private var corrections = 0
    /// The container's size that the last layout used.
    private var used: CGSize?
    /// Whether the layout has used more than one size, so that sizes computed with the first are still cached.
    private var isMixed = false

    init(_ modifier: ContainerRelativeModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
        graph.geometryObservers.add(self) { [unowned self] in follow() }
    }

    override func didRetire() { graph.geometryObservers.remove(self) }

    override func willLayoutAgain() { (used, isMixed) = (nil, false) }

    /// Containers are placed after their content was measured. If a container has a different size than the layout
    /// used, invalidates the layout, so that there is another round before anything is shown.
    private func follow() {
        guard let used, parent != nil, !isRetired else { return }
        let container = containerSize
        guard isMixed || container != used else {
            corrections = 0
            return
        }
        corrections += 1
        guard corrections > Self.correctionsMax else { return invalidateLayout() }
        (self.used, isMixed, corrections) = (container, false, 0)
    }

    private func own(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = containerSize
        if let used, used != container { isMixed = true }
        used = container
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
    /// A frame with the size of the nearest container along `axes`: a scroll view or a list, a page of a navigation
    /// stack, a column of a split view, a tab, a sheet, or the window. The space that bars, safe areas and content
    /// margins take is excluded. Stacks and grids aren't containers.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame whose length along each of `axes` a closure computes from the container's, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// A frame as large as `span` of the `count` equal parts of the container with `spacing` points between them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(part * CGFloat(span) + spacing * CGFloat(span - 1), 0)
        }
    }
}
