import Foundation

/// The layout of a `Grid`: columns first, then rows, each by the rule of a stack (the least flexible first, each offered
/// an equal share of what is left). A view outside of any row reaches over all columns.
public struct GridLayout: ArrangingLayout, Sendable {
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

    /// Which cells there are.
    public struct Cache: ArrangementCache {
        let plan: GridPlan
        var remembered = RememberedArrangements()
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(plan: GridPlan(self, subviews)) }

    func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> Arrangement {
        Arrangement(cache.plan, subviews, proposal)
    }
}
