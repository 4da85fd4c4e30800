@_spi(Nodes) import ViewTree

/// The rows of a menu, with a separator wherever a section begins or ends.
struct MenuRows: View {
    let rows: SubviewsCollection

    var body: some View {
        ForEach(rows.indices.map { MenuLine(row: rows[$0], isSeparated: isSeparated($0)) }) { line in
            if line.isSeparated { Divider() }
            line.row
        }
    }

    /// Whether a separator stands above a row. A section's header belongs to what follows it, and the app's own
    /// separators aren't doubled.
    private func isSeparated(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let (above, below) = (rows[index - 1], rows[index])
        guard above.sectionPart?.section !== below.sectionPart?.section else { return false }
        return above.sectionPart?.role != .header && !above.isDivider && !below.isDivider
    }
}

/// A row of a menu, and whether a separator stands above it.
private struct MenuLine: Identifiable {
    let row: Subview
    let isSeparated: Bool

    var id: Subview.ID { row.id }
}

extension Subview {
    /// Whether the row is only a line that the app has put between others.
    fileprivate var isDivider: Bool { owner.showsOnlyDivider }
}

extension ViewNode {
    fileprivate var showsOnlyDivider: Bool {
        if self is TypedNode<Divider> { return true }
        let shown = childNodes.filter { !$0.layoutChildren.isEmpty }
        return shown.count == 1 && shown[0].showsOnlyDivider
    }
}
