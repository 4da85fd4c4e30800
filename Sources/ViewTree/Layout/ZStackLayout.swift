import Foundation

/// The layout of a `ZStack`: every view gets the whole proposal, and their guides are aligned. Its size is that of its views with
/// the highest priority; the others may extend beyond it.
public struct ZStackLayout: ArrangingLayout, Sendable {
    /// The alignment of the views' guides.
    public var alignment: Alignment

    /// A layout that aligns the views' guides.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The cache contains arrangements only.
    public struct Cache: ArrangementCache {
        var remembered = RememberedArrangements()
    }

    /// The layout's cache, made before the first proposal.
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

    /// A spacer has the same rank as other views here.
    private static func rank(_ view: LayoutSubview) -> Double { view.priority.isFinite ? view.priority : 0 }
}
