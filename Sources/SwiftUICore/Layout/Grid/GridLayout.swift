import Foundation

/// The layout of a `Grid`: columns first, then rows, each by the rule of a stack (the least flexible first, each offered
/// an equal share of what is left). A view outside of any row reaches over all columns.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Which cells there are, and the last arrangements.
    public struct Cache {
        var plan: GridPlan
        var arrangements: [ProposedViewSize: GridArrangement] = [:]
        static let arrangementsMax = 32
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(plan: GridPlan(self, subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let arrangement = arrangement(proposal, subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let origin = arrangement.frames[index].origin
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: arrangement.proposals[index])
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        let arrangement = arrangement(proposal, subviews, &cache)
        return combinedGuide(guide.key, subviews, arrangement.frames, arrangement.proposals, \.minX)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        let arrangement = arrangement(proposal, subviews, &cache)
        return combinedGuide(guide.key, subviews, arrangement.frames, arrangement.proposals, \.minY)
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridArrangement {
        if let known = cache.arrangements[proposal] { return known }
        let new = GridArrangement(cache.plan, subviews, proposal)
        if cache.arrangements.count == Cache.arrangementsMax { cache.arrangements.removeAll() }
        cache.arrangements[proposal] = new
        return new
    }
}
