import Foundation

/// The row and column of each cell, and how it is aligned: everything about a grid that doesn't depend on sizes.
struct GridPlan {
    struct Cell {
        /// The index of the subview.
        let index: Int
        let row: Int
        let columns: Range<Int>
        let anchor: UnitPoint?
        let unsizedAxes: Axis.Set
    }

    var cells: [Cell] = []
    var columnCount = 0
    var rowCount = 0
    var columnAlignments: [HorizontalAlignment] = []
    var rowAlignments: [VerticalAlignment] = []
    /// The gap before each column, and each row, except for the first.
    var columnGaps: [CGFloat] = []
    var rowGaps: [CGFloat] = []

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        placeCells(subviews)
        columnAlignments = alignments(layout, subviews)
        rowAlignments = (0..<rowCount).map { row in
            cells.first { $0.row == row }.flatMap { subviews[$0.index].trait(GridRowTrait.self)?.alignment }
                ?? layout.alignment.vertical
        }
        columnGaps = gaps(columnCount, layout.horizontalSpacing, subviews, .horizontal) { $0.columns }
        rowGaps = gaps(rowCount, layout.verticalSpacing, subviews, .vertical) { $0.row..<($0.row + 1) }
    }

    private mutating func placeCells(_ subviews: LayoutSubviews) {
        var spans: [(index: Int, row: Int, start: Int, length: Int?)] = []
        var current: GridRowIdentity?
        var column = 0
        for (index, subview) in subviews.enumerated() {
            guard let row = subview.trait(GridRowTrait.self) else {
                current = nil
                spans.append((index, rowCount, 0, nil))
                rowCount += 1
                continue
            }
            if row.identity !== current {
                current = row.identity
                column = 0
                rowCount += 1
            }
            let length = subview.trait(GridCellColumnsTrait.self)
            spans.append((index, rowCount - 1, column, length))
            column += length
            columnCount = max(columnCount, column)
        }
        columnCount = max(columnCount, spans.isEmpty ? 0 : 1)
        cells = spans.map { span in
            let columns = span.length.map { span.start..<(span.start + $0) } ?? 0..<columnCount
            let subview = subviews[span.index]
            return Cell(
                index: span.index, row: span.row, columns: columns, anchor: subview.trait(GridCellAnchorTrait.self),
                unsizedAxes: subview.trait(GridCellUnsizedAxesTrait.self))
        }
    }

    /// The first cell that sets its column's alignment decides.
    private func alignments(_ layout: GridLayout, _ subviews: LayoutSubviews) -> [HorizontalAlignment] {
        var result = [HorizontalAlignment?](repeating: nil, count: columnCount)
        for cell in cells where result[cell.columns.lowerBound] == nil {
            result[cell.columns.lowerBound] = subviews[cell.index].trait(GridColumnAlignmentTrait.self)
        }
        return result.map { $0 ?? layout.alignment.horizontal }
    }

    /// The largest distance that two neighbors across the gap prefer.
    private func gaps(
        _ count: Int, _ spacing: CGFloat?, _ subviews: LayoutSubviews, _ axis: Axis,
        _ range: (Cell) -> Range<Int>
    ) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: count - 1) }
        var gaps = [CGFloat?](repeating: nil, count: count - 1)
        var ending: [Int: [Int]] = [:]
        for cell in cells { ending[range(cell).upperBound, default: []].append(cell.index) }
        for cell in cells {
            let start = range(cell).lowerBound
            guard start > 0 else { continue }
            let mine = subviews[cell.index].spacing
            for neighbour in neighbours(of: cell, among: ending[start] ?? [], axis) {
                let distance = subviews[neighbour].spacing.distance(to: mine, along: axis)
                gaps[start - 1] = max(gaps[start - 1] ?? 0, distance)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.standard }
    }

    /// The cells in the same row, or column.
    private func neighbours(of cell: Cell, among candidates: [Int], _ axis: Axis) -> [Int] {
        candidates.filter { candidate in
            // Subviews and cells are in the same order.
            let other = cells[candidate]
            return axis == .horizontal ? other.row == cell.row : other.columns.overlaps(cell.columns)
        }
    }
}

extension LayoutSubview {
    /// The view's value for a trait.
    func trait<K: TraitKey>(_ key: K.Type) -> K.Value {
        assumingMainActor { node.trait(K.self) }
    }
}
