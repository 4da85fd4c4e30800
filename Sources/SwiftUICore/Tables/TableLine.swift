import Foundation

/// The cells of a row side by side, each in its column.
struct TableLine<Cells: View>: View {
    let widths: [TableColumnWidth]
    let alignments: [HorizontalAlignment]
    @ViewBuilder let cells: Cells

    var body: some View {
        LayoutContainer(layout: TableLineLayout(widths: widths, alignments: alignments), content: cells)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Columns with a fixed width get that width; the others share the rest, each within its bounds.
struct TableLineLayout: InheritedGuidesLayout {
    let widths: [TableColumnWidth]
    let alignments: [HorizontalAlignment]
    private let gap: CGFloat = 12

    init(widths: [TableColumnWidth], alignments: [HorizontalAlignment]) {
        self.widths = widths
        self.alignments = alignments
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let columns = columns(in: proposal.width ?? widths.map { $0.ideal ?? 120 }.reduce(0, +))
        let heights = zip(subviews, columns).map {
            $0.sizeThatFits(ProposedViewSize(width: $1.width, height: nil)).height
        }
        return CGSize(width: columns.last.map { $0.x + $0.width } ?? 0, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, (subview, column)) in zip(subviews, columns(in: bounds.width)).enumerated() {
            let alignment = alignments.indices.contains(index) ? alignments[index] : .leading
            let share: CGFloat = alignment == .center ? 0.5 : alignment == .trailing ? 1 : 0
            subview.place(
                at: CGPoint(x: bounds.minX + column.x + column.width * share, y: bounds.midY),
                anchor: UnitPoint(x: share, y: 0.5),
                proposal: ProposedViewSize(width: column.width, height: bounds.height))
        }
    }

    /// The places and widths of the columns in a line of that width. What a column's maximum leaves over goes to the
    /// other columns.
    func columns(in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        var left = max(width - gap * CGFloat(max(widths.count - 1, 0)), 0)
        var lengths = [CGFloat](repeating: 0, count: widths.count)
        var open = Array(widths.indices)
        while !open.isEmpty {
            let share = left / CGFloat(open.count)
            let bound = open.filter { clamp(share, widths[$0]) != share }
            if bound.isEmpty {
                for index in open { lengths[index] = share }
                break
            }
            // Columns whose minimum is more than their share come first: the others share what remains.
            let wanting = bound.filter { clamp(share, widths[$0]) > share }
            for index in wanting.isEmpty ? bound : wanting {
                lengths[index] = clamp(share, widths[index])
                left = max(left - lengths[index], 0)
                open.removeAll { $0 == index }
            }
        }
        var x: CGFloat = 0
        return lengths.map { length in
            defer { x += length + gap }
            return (x, length)
        }
    }

    private func clamp(_ length: CGFloat, _ width: TableColumnWidth) -> CGFloat {
        min(max(length, width.minimum), max(width.maximum, width.minimum))
    }
}
