import Foundation

// The frames of a grid's cells.
extension Arrangement {
    init(_ plan: GridPlan, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
        let widths = Self.widths(plan, subviews, proposal.width)
        let columns = Tracks(lengths: widths, gaps: plan.columnGaps)
        let heights = Self.heights(plan, subviews, columns, proposal.height)
        let rows = Tracks(lengths: heights, gaps: plan.rowGaps)
        size = CGSize(width: columns.total, height: rows.total)
        proposals = plan.cells.map { cell in
            ProposedViewSize(width: columns.length(of: cell.columns), height: rows.length(of: cell.row..<cell.row + 1))
        }
        frames = place(plan, subviews, columns, rows)
    }

    // MARK: Sizes

    private static func widths(_ plan: GridPlan, _ subviews: LayoutSubviews, _ proposed: CGFloat?) -> [CGFloat] {
        let sized = plan.cells.filter { !$0.unsizedAxes.contains(.horizontal) }
        let cells = Dictionary(grouping: sized.filter { $0.columns.count == 1 }) { $0.columns.lowerBound }
        let gaps = plan.columnGaps.reduce(0, +)
        var widths = share(proposed.map { max($0 - gaps, 0) }, among: plan.columnCount) { column, length in
            let proposal = ProposedViewSize(width: length, height: nil)
            return (cells[column] ?? []).map { subviews[$0.index].sizeThatFits(proposal).width }.max()
        }
        for cell in sized where cell.columns.count > 1 {
            widen(&widths, cell, subviews, proposed, gaps: plan.columnGaps)
        }
        return widths
    }

    /// If a cell that spans several columns needs more width than they have, all of them are widened equally.
    private static func widen(
        _ widths: inout [CGFloat], _ cell: GridPlan.Cell, _ subviews: LayoutSubviews, _ proposed: CGFloat?,
        gaps: [CGFloat]
    ) {
        let others = widths.indices.filter { !cell.columns.contains($0) }.reduce(0) { $0 + widths[$1] }
        let outerGaps = gaps.indices.filter { !cell.columns.dropFirst().contains($0 + 1) }.reduce(0) { $0 + gaps[$1] }
        let offered = proposed.map { max($0 - others - outerGaps, 0) }
        let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
        let have = Tracks(lengths: widths, gaps: gaps).length(of: cell.columns)
        guard wanted > have else { return }
        let more = (wanted - have) / CGFloat(cell.columns.count)
        for column in cell.columns { widths[column] += more }
    }

    private static func heights(
        _ plan: GridPlan, _ subviews: LayoutSubviews, _ columns: Tracks, _ proposed: CGFloat?
    ) -> [CGFloat] {
        let sized = plan.cells.filter { !$0.unsizedAxes.contains(.vertical) }
        let cells = Dictionary(grouping: sized, by: \.row)
        let gaps = plan.rowGaps.reduce(0, +)
        return share(proposed.map { max($0 - gaps, 0) }, among: plan.rowCount) { row, length in
            let key = plan.rowAlignments[row].key
            var before: CGFloat = 0
            var after: CGFloat = 0
            var anchored: CGFloat = 0
            for cell in cells[row] ?? [] {
                let proposal = ProposedViewSize(width: columns.length(of: cell.columns), height: length)
                let dimensions = subviews[cell.index].dimensions(in: proposal)
                guard cell.anchor == nil else {
                    anchored = max(anchored, dimensions.height)
                    continue
                }
                let guide = dimensions.value(key)
                before = max(before, guide)
                after = max(after, dimensions.height - guide)
            }
            return cells[row] == nil ? nil : max(before + after, anchored)
        }
    }

    /// The lengths of tracks (columns or rows): the least flexible are measured first, each with an equal share of the remaining
    /// length as its proposal. `measure` returns nil for a track without views that determine its size.
    private static func share(
        _ available: CGFloat?, among count: Int, measure: (Int, CGFloat?) -> CGFloat?
    ) -> [CGFloat] {
        guard let available else { return (0..<count).map { measure($0, nil) ?? 0 } }
        let flexibilities = (0..<count).map { track in
            (track: track, flexibility: (measure(track, .infinity) ?? 0) - (measure(track, 0) ?? 0))
        }
        let ordered = flexibilities.sorted { ($0.flexibility, $0.track) < ($1.flexibility, $1.track) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var remaining = available
        for (position, (track, _)) in ordered.enumerated() {
            let length = measure(track, max(remaining, 0) / CGFloat(count - position)) ?? 0
            lengths[track] = length
            if remaining.isFinite { remaining -= length.isFinite ? length : remaining }
        }
        return lengths
    }

    // MARK: Places

    private func place(
        _ plan: GridPlan, _ subviews: LayoutSubviews, _ columns: Tracks, _ rows: Tracks
    ) -> [CGRect] {
        let dimensions = plan.cells.map { subviews[$0.index].dimensions(in: proposals[$0.index]) }
        let aligned = plan.cells.filter { $0.anchor == nil }
        let inColumns = Dictionary(grouping: aligned, by: \.columns).mapValues { cells in
            guide(plan.columnAlignments[cells[0].columns.lowerBound].key, among: cells.map { dimensions[$0.index] })
        }
        let inRows = Dictionary(grouping: aligned, by: \.row).mapValues { cells in
            guide(plan.rowAlignments[cells[0].row].key, among: cells.map { dimensions[$0.index] })
        }
        return plan.cells.map { cell in
            let own = dimensions[cell.index]
            let space = CGRect(
                x: columns.start(of: cell.columns.lowerBound), y: rows.start(of: cell.row),
                width: columns.length(of: cell.columns), height: rows.length(of: cell.row..<cell.row + 1))
            if let anchor = cell.anchor { return own.size.rectangle(at: anchor, in: space) }
            let horizontal = plan.columnAlignments[cell.columns.lowerBound].key
            let vertical = plan.rowAlignments[cell.row].key
            let middle = ViewDimensions(size: space.size) { _ in nil }
            let x = (inColumns[cell.columns] ?? nil) ?? middle.value(horizontal)
            let y = (inRows[cell.row] ?? nil) ?? middle.value(vertical)
            return CGRect(
                x: space.minX + x - own.value(horizontal), y: space.minY + y - own.value(vertical),
                width: own.width, height: own.height)
        }
    }

    /// The largest guide of a column's or a row's views, if one of them sets it; nil uses the alignment.
    private func guide(_ key: AlignmentKey, among views: [ViewDimensions]) -> CGFloat? {
        guard views.contains(where: { $0.explicitGuide(key) != nil }) else { return nil }
        return views.map { $0.value(key) }.max()
    }
}

/// Consecutive columns or rows.
private struct Tracks {
    let lengths: [CGFloat]
    let gaps: [CGFloat]
    private let starts: [CGFloat]

    init(lengths: [CGFloat], gaps: [CGFloat]) {
        self.lengths = lengths
        self.gaps = gaps
        var position: CGFloat = 0
        starts = lengths.indices.map { index in
            if index > 0 { position += lengths[index - 1] + gaps[index - 1] }
            return position
        }
    }

    var total: CGFloat { length(of: lengths.indices) }
    func start(of index: Int) -> CGFloat { starts.indices.contains(index) ? starts[index] : 0 }

    func length(of range: Range<Int>) -> CGFloat {
        guard let last = range.last, starts.indices.contains(last) else { return 0 }
        return starts[last] + lengths[last] - starts[range.lowerBound]
    }
}

extension CGSize {
    /// A rectangle of this size, positioned so that its anchor is at the same point of a larger one.
    func rectangle(at anchor: UnitPoint, in space: CGRect) -> CGRect {
        CGRect(
            x: space.minX + (space.width - width) * anchor.x, y: space.minY + (space.height - height) * anchor.y,
            width: width, height: height)
    }
}
