import Foundation
@_spi(Nodes) import ViewTree

/// Sets one alignment guide of a view.
struct AlignmentGuideModifier: WrappingModifier {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> GuideLayoutNode {
        GuideLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: GuideLayoutNode, for node: ViewNode) {
        wrapper.modifier = self
        node.graph.knownGuides.add(key)
        wrapper.invalidateLayout()
    }
}

final class GuideLayoutNode: UnaryLayoutNode {
    fileprivate(set) var modifier: AlignmentGuideModifier

    init(_ modifier: AlignmentGuideModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
        graph.knownGuides.add(modifier.key)
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        guard key.key == modifier.key else { return super.explicitGuide(key, in: proposal) }
        let dimensions = child.dimensions(in: proposal)
        return observing(.layout) { modifier.value(dimensions) }
    }
}

extension View {
    /// Sets the position of a guide, in points in the view.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }

    /// Sets the position of a guide, in points in the view.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
}
