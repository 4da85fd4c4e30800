import Foundation

/// A layout that arranges its views along one axis, in the order that Apple documents: spacing first, then the views
/// by priority, and among those of one priority the least flexible first, each offered an equal share of what is left.
///
/// Source: Apple's documentation of `layoutPriority(_:)` and objc.io, *How HStack Lays Out Its Children*.
protocol StackArranging: Layout where Cache == StackCache {
    var axis: Axis { get }
    var crossAlignment: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

/// What a stack needs of its views whatever it is proposed, and the last arrangements.
public struct StackCache {
    /// Before each view but the first.
    fileprivate var gaps: [CGFloat]
    fileprivate var priorities: [Double]
    fileprivate var arrangements: [ProposedViewSize: StackArrangement] = [:]
    /// Stacks in stacks are probed with many proposals, and computing one again computes those of all inner stacks again.
    fileprivate static let arrangementsMax = 64
}

/// Where a stack's views lie, in the stack's own coordinates.
struct StackArrangement {
    var frames: [CGRect] = []
    var proposals: [ProposedViewSize] = []
    var size = CGSize.zero
}

extension StackArranging {
    public func makeCache(subviews: Subviews) -> StackCache {
        var gaps: [CGFloat] = []
        for index in subviews.indices.dropFirst() {
            gaps.append(spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis))
        }
        return StackCache(gaps: gaps, priorities: subviews.map(\.priority))
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
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
        cache: inout StackCache
    ) -> CGFloat? {
        let arrangement = arrangement(proposal, subviews, &cache)
        return combinedGuide(guide.key, subviews, arrangement.frames, arrangement.proposals, \.minX)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? {
        let arrangement = arrangement(proposal, subviews, &cache)
        return combinedGuide(guide.key, subviews, arrangement.frames, arrangement.proposals, \.minY)
    }
}

// MARK: - Arranging

extension StackArranging {
    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache
    ) -> StackArrangement {
        if let known = cache.arrangements[proposal] { return known }
        let lengths = distribute(proposal, subviews, cache)
        let arrangement = align(lengths, subviews, cache.gaps)
        if cache.arrangements.count == StackCache.arrangementsMax { cache.arrangements.removeAll() }
        cache.arrangements[proposal] = arrangement
        return arrangement
    }

    /// Decides what each view is proposed.
    private func distribute(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: StackCache
    ) -> [ProposedViewSize] {
        let cross = proposal.length(across: axis)
        guard let length = proposal.length(along: axis) else {
            return subviews.map { _ in .along(axis, nil, across: cross) }
        }
        var proposals = [ProposedViewSize](repeating: .zero, count: subviews.count)
        var remaining = length - cache.gaps.reduce(0, +)
        var groups = Dictionary(grouping: subviews.indices) { cache.priorities[$0] }.sorted { $0.key > $1.key }
        // What the less important views need at least is set aside before the more important ones are asked.
        var reserved = groups.dropFirst().flatMap(\.value)
            .reduce(0) { $0 + minimum(of: subviews[$1], cross) }
        while !groups.isEmpty {
            let group = groups.removeFirst().value
            remaining -= reserved
            share(remaining: &remaining, among: group, cross, subviews, &proposals)
            remaining += reserved
            reserved -= (groups.first?.value ?? []).reduce(0) { $0 + minimum(of: subviews[$1], cross) }
        }
        return proposals
    }
    private func share(
        remaining: inout CGFloat, among group: [Int], _ cross: CGFloat?, _ subviews: Subviews,
        _ proposals: inout [ProposedViewSize]
    ) {
        let flexibilities = group.map { (index: $0, flexibility: flexibility(of: subviews[$0], cross)) }
        let ordered = flexibilities.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (position, (index, _)) in ordered.enumerated() {
            let share = max(remaining, 0) / CGFloat(ordered.count - position)
            proposals[index] = .along(axis, share, across: cross)
            let taken = subviews[index].sizeThatFits(proposals[index]).length(along: axis)
            // Of an infinite length, infinity is left, whatever a view takes.
            if remaining.isFinite { remaining -= taken.isFinite ? taken : remaining }
        }
    }
    private func minimum(of subview: LayoutSubview, _ cross: CGFloat?) -> CGFloat {
        subview.sizeThatFits(.along(axis, 0, across: cross)).length(along: axis)
    }
    private func flexibility(of subview: LayoutSubview, _ cross: CGFloat?) -> CGFloat {
        let most = subview.sizeThatFits(.along(axis, .infinity, across: cross)).length(along: axis)
        return most - minimum(of: subview, cross)
    }

    /// Puts the views one after the other and lines their guides up across.
    private func align(
        _ proposals: [ProposedViewSize], _ subviews: Subviews, _ gaps: [CGFloat]
    ) -> StackArrangement {
        var result = StackArrangement(frames: [], proposals: proposals, size: .zero)
        var position: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        var guides: [CGFloat] = []
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: proposals[index])
            let guide = dimensions.value(crossAlignment)
            guides.append(guide)
            before = max(before, guide)
            after = max(after, dimensions.size.length(across: axis) - guide)
            if index > 0 { position += gaps[index - 1] }
            result.frames.append(.along(axis, position, across: 0, dimensions.size))
            position += dimensions.size.length(along: axis)
        }
        for index in guides.indices {
            let along = result.frames[index].origin.length(along: axis)
            result.frames[index] = .along(axis, along, across: before - guides[index], result.frames[index].size)
        }
        result.size = .along(axis, position, across: subviews.isEmpty ? 0 : before + after)
        return result
    }
}
