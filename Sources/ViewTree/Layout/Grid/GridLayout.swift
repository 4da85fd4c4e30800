import Foundation

/// The layout of a `Grid`: columns first, then rows, each like a stack (the least flexible first, each with an equal share of the
/// remaining length as its proposal). A view outside of any row spans all columns.
public struct GridLayout: ArrangingLayout, Sendable {
    /// The position of a view in a larger cell, unless its row or column sets another one.
    public var alignment: Alignment
    /// The distance between columns, in points; nil uses what the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil uses what the cells prefer.
    public var verticalSpacing: CGFloat?

    /// A grid's layout with an alignment and distances in points; a nil spacing uses what the cells prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The cells of the grid.
    public struct Cache: ArrangementCache {
        let plan: GridPlan
        var remembered = RememberedArrangements()
    }

    /// The layout's cache, made before the first proposal.
    public func makeCache(subviews: Subviews) -> Cache { Cache(plan: GridPlan(self, subviews)) }

    func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> Arrangement {
        Arrangement(cache.plan, subviews, proposal)
    }
}
