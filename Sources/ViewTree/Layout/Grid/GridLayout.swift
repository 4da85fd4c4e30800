import Foundation

/// The layout of a `Grid`: columns first, then rows, each by the rule of a stack (the least flexible first, each offered
/// an equal share of what is left). A view outside of any row reaches over all columns.
public struct GridLayout: ArrangingLayout, Sendable {
    /// Where a view lies in a cell that is larger, unless its row or column says otherwise.
    public var alignment: Alignment
    /// The distance between columns, in points; nil takes what the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil takes what the cells prefer.
    public var verticalSpacing: CGFloat?

    /// A grid's layout with an alignment and distances in points; a nil spacing takes what the cells prefer.
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

    /// What the layout remembers of its views, made before the first proposal.
    public func makeCache(subviews: Subviews) -> Cache { Cache(plan: GridPlan(self, subviews)) }

    func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> Arrangement {
        Arrangement(cache.plan, subviews, proposal)
    }
}
