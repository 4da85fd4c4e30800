import Foundation

/// The layout of a `ZStack`: every view is offered the whole, and their guides are lined up. It is as large as its views of
/// the highest priority; the others may reach beyond it.
public struct ZStackLayout: ArrangingLayout, Sendable {
    /// How the guides of the views are lined up.
    public var alignment: Alignment

    /// A layout that lines the views' guides up by an alignment.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// There is nothing to know of the views before there is a proposal.
    public struct Cache: ArrangementCache {
        var remembered = RememberedArrangements()
    }

    /// What the layout remembers of its views, made before the first proposal.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> Arrangement {
        let dimensions = subviews.map { $0.dimensions(in: proposal) }
        var before = CGSize.zero
        var after = CGSize.zero
        let ranks = subviews.map(Self.rank)
        let highest = ranks.max()
        for (view, rank) in zip(dimensions, ranks) where rank == highest {
            before.width = max(before.width, view[alignment.horizontal])
            before.height = max(before.height, view[alignment.vertical])
            after.width = max(after.width, view.width - view[alignment.horizontal])
            after.height = max(after.height, view.height - view[alignment.vertical])
        }
        return Arrangement(
            frames: dimensions.map { view in
                CGRect(
                    x: before.width - view[alignment.horizontal], y: before.height - view[alignment.vertical],
                    width: view.width, height: view.height)
            },
            proposals: subviews.map { _ in proposal },
            size: CGSize(width: before.width + after.width, height: before.height + after.height))
    }

    /// A spacer is no less than a view here.
    private static func rank(_ view: LayoutSubview) -> Double { view.priority.isFinite ? view.priority : 0 }
}
