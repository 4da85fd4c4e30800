import Foundation

/// The frames of a layout's views in the layout's own coordinates, the proposals for them, and their total size.
struct Arrangement {
    var frames: [CGRect] = []
    var proposals: [ProposedViewSize] = []
    var size = CGSize.zero
}

/// A cache of the last arrangements of a layout's views. Nested containers are measured with many proposals, and computing an
/// arrangement again would recompute those of all inner containers.
struct RememberedArrangements {
    private var known = SmallCache<CompactProposal, Arrangement>()
    private static let countMax = 64

    subscript(proposal: ProposedViewSize) -> Arrangement? { known[CompactProposal(proposal)] }

    /// Adds the arrangement for a proposal that has none.
    mutating func add(_ arrangement: Arrangement, for proposal: ProposedViewSize) {
        if known.count >= Self.countMax { known.removeAll() }
        known.add(arrangement, for: CompactProposal(proposal))
    }
}

/// What an arranging layout caches between proposals.
protocol ArrangementCache {
    var remembered: RememberedArrangements { get set }
}

/// A layout that is defined by the arrangement of its views for each proposal.
protocol ArrangingLayout: InheritedGuidesLayout where Cache: ArrangementCache {
    func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> Arrangement
}

extension ArrangingLayout {
    /// The size that the layout takes for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    /// Places the views within `bounds`.
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

    /// The mean of the guides that the views set, in points; nil if none sets it.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        arrangement(proposal, subviews, &cache).guide(guide.key, of: subviews) { $0.minX }
    }

    /// The topmost first text baseline, the lowest last text baseline, or the mean of other guides, in points; nil if no view
    /// sets it.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        arrangement(proposal, subviews, &cache).guide(guide.key, of: subviews) { $0.minY }
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> Arrangement {
        if let known = cache.remembered[proposal] { return known }
        let new = arrange(proposal, subviews, cache)
        cache.remembered.add(new, for: proposal)
        return new
    }
}

extension Arrangement {
    /// A container's guide, computed from those of its views: the topmost first baseline, the lowest last baseline, or the mean
    /// of the views that set another guide.
    fileprivate func guide(
        _ key: AlignmentKey, of subviews: LayoutSubviews, from edge: (CGRect) -> CGFloat
    ) -> CGFloat? {
        let values = subviews.indices.compactMap { index in
            subviews[index].dimensions(in: proposals[index]).explicitGuide(key).map {
                edge(frames[index]) + $0
            }
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
