import DisplayList
import Foundation

/// Lays children out by a `Layout`.
package final class ContainerLayoutNode<L: Layout>: CollectingLayoutNode {
    private var layout: L
    private var cache: L.Cache?
    private var cacheIsStale = false

    package init(_ layout: L, graph: ViewGraph) {
        self.layout = layout
        super.init(graph: graph)
        graph.knownGuides.add(L.self)
    }

    override package func willLayoutAgain() { cacheIsStale = true }

    func update(_ layout: L) {
        guard !FieldLayout.of(L.self).areEqual(self.layout, layout) else { return }
        self.layout = layout
        invalidateLayout()
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(nodes: children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    override package var mirroringWidth: CGFloat? { L.self is any UnmirroredLayout.Type ? nil : super.mirroringWidth }

    private func withCache<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        let subviews = subviews
        var current = cache ?? layout.makeCache(subviews: subviews)
        if cacheIsStale { layout.updateCache(&current, subviews: subviews) }
        cacheIsStale = false
        defer { cache = current }
        return body(subviews, &current)
    }

    override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        withCache {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
        }
    }

    override package func offer(to search: inout ContainerSearch, from below: LayoutNode) {
        if L.self is any OfferingLayout.Type { search.take(placedProposal) }
    }

    override package var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }

    override package func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
        return withCache { subviews, cache in
            switch key.key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }

    override package func inheritedTrait(_ key: ObjectIdentifier) -> Any? {
        isUnary ? children.first?.ownTrait(key) : nil
    }

    /// A modifier's wrapper passes on its child's traits; a container of several views has none.
    package var isUnary = false

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        isUnary ? builder.displayChildren(of: self) : builder.displayGroup(self)
    }
}
