import Foundation

/// A layout that arranges its views along one axis in the documented order: spacing first, then the views by priority, and within
/// one priority the least flexible first, each with an equal share of the remaining length as its proposal.
///
/// Source: Apple's documentation of `layoutPriority(_:)` and objc.io, *How HStack Lays Out Its Children*.
protocol StackArranging: ArrangingLayout where Cache == StackCache {
    var axis: Axis { get }
    var crossAlignment: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

/// What a stack caches: values of its views that don't depend on the proposal, and arrangements for proposals.
public struct StackCache: ArrangementCache {
    /// The gap before each view except for the first.
    fileprivate var gaps: [CGFloat]
    fileprivate var priorities: [Double]
    var remembered = RememberedArrangements()

    fileprivate init(gaps: [CGFloat], priorities: [Double]) {
        (self.gaps, self.priorities) = (gaps, priorities)
    }
}

extension StackArranging {
    /// The layout's cache, made before the first proposal.
    public func makeCache(subviews: Subviews) -> StackCache {
        var gaps: [CGFloat] = []
        for index in subviews.indices.dropFirst() {
            gaps.append(spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis))
        }
        return StackCache(gaps: gaps, priorities: subviews.map(\.priority))
    }

    func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: StackCache) -> Arrangement {
        align(distribute(proposal, subviews, cache), subviews, cache.gaps)
    }

    /// Determines the proposal for each view.
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
        // The minimum lengths of lower-priority views are reserved before higher-priority ones are measured.
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
        let all = remaining
        let needs = offer(ordered.map(\.index), [:], cross, subviews, &remaining, &proposals)
        guard !needs.isEmpty, needs.values.reduce(0, +) <= all else { return }
        remaining = all
        _ = offer(ordered.map(\.index), needs, cross, subviews, &remaining, &proposals)
    }

    /// Proposes an equal share of the remaining length to each view, but at least what it needs. Returns what the views with text
    /// need to keep their words whole, if any of these has a broken word now.
    private func offer(
        _ order: [Int], _ needs: [Int: CGFloat], _ cross: CGFloat?, _ subviews: Subviews, _ remaining: inout CGFloat,
        _ proposals: inout [ProposedViewSize]
    ) -> [Int: CGFloat] {
        var reserved = needs.values.reduce(0, +)
        for (position, index) in order.enumerated() {
            let need = needs[index] ?? 0
            reserved -= need
            let share = max(remaining, 0) / CGFloat(order.count - position)
            proposals[index] = .along(axis, min(max(share, need), max(remaining - reserved, need)), across: cross)
            let taken = subviews[index].sizeThatFits(proposals[index]).length(along: axis)
            // If the length is infinite, it stays infinite, whatever a view takes.
            if remaining.isFinite { remaining -= taken.isFinite ? taken : remaining }
        }
        guard axis == .horizontal, needs.isEmpty, order.contains(where: { breaks(subviews[$0], proposals[$0]) }) else {
            return [:]
        }
        return order.reduce(into: [:]) { $0[$1] = need(of: subviews[$1], cross) }
    }

    /// Whether a proposal breaks a view's words that a wider one wouldn't break.
    private func breaks(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
        guard let width = proposal.width, width.isFinite,
            subview.sizeThatFits(.along(axis, .infinity, across: proposal.height)).width > width
        else { return false }
        return subview.wordWidth.map { $0 > width } ?? false
    }

    /// A view never needs more than the width it takes when the proposal is infinite.
    private func need(of subview: LayoutSubview, _ cross: CGFloat?) -> CGFloat {
        let most = subview.sizeThatFits(.along(axis, .infinity, across: cross)).width
        return max(min(subview.wordWidth ?? 0, most), minimum(of: subview, cross))
    }

    private func minimum(of subview: LayoutSubview, _ cross: CGFloat?) -> CGFloat {
        subview.sizeThatFits(.along(axis, 0, across: cross)).length(along: axis)
    }
    private func flexibility(of subview: LayoutSubview, _ cross: CGFloat?) -> CGFloat {
        let most = subview.sizeThatFits(.along(axis, .infinity, across: cross)).length(along: axis)
        return most - minimum(of: subview, cross)
    }

    /// Places the views one after the other and aligns their guides across the axis.
    private func align(
        _ proposals: [ProposedViewSize], _ subviews: Subviews, _ gaps: [CGFloat]
    ) -> Arrangement {
        var result = Arrangement(proposals: proposals)
        var position: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        var guides: [CGFloat] = []
        guides.reserveCapacity(subviews.count)
        result.frames.reserveCapacity(subviews.count)
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
