import Foundation
import Observation

/// The sections and rows of a table, as IDs that stay the same while other rows are inserted and deleted.
@MainActor @Observable
final class TableModel {
    struct Section: Identifiable {
        let id: Int
        var rows: [Int]
    }

    private(set) var sections: [Section] = []
    private(set) var chosen: Set<Int> = []
    /// Incremented when a setting of the table changes, so that the list is updated.
    var look = 0
    /// The row to scroll to.
    var target: Target?
    @ObservationIgnored var headers: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Rows whose cells are to be configured again.
    @ObservationIgnored private var reconfigured: Set<Int> = []
    @ObservationIgnored private var count = 0

    struct Target: Equatable {
        let id: Int
        let position: UITableView.ScrollPosition
        let isAnimated: Bool
        let serial: Int
    }

    private func newID() -> Int {
        count += 1
        return count
    }

    // MARK: Finding rows

    func id(at path: IndexPath) -> Int? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    func indexPath(of id: Int) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let row = content.rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    /// Shows sections and rows that are known already, in another order.
    func restore(_ all: [Section]) { sections = all }

    func index(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

    // MARK: Changing

    /// Replaces all sections and rows by new ones.
    func replace(by counts: [Int]) {
        (chosen, reconfigured) = ([], [])
        sections = counts.map { count in Section(id: newID(), rows: (0..<count).map { _ in newID() }) }
    }

    /// Shows a snapshot's sections and rows. Their IDs are negated, to keep them apart from the model's own.
    func show(_ all: NumberedSections) {
        sections = all.sections.map { Section(id: -$0.id, rows: $0.rows.map { -$0 }) }
        reconfigured.formUnion(all.reconfigured.map { -$0 })
        chosen.formIntersection(sections.flatMap(\.rows))
    }

    /// Applies the changes of a batch.
    ///
    /// - Parameter rowCount: Returns the number of rows in a section after the changes.
    func apply(_ batch: TableBatch, rowCount: (Int) -> Int) throws(TableBatchError) {
        var edit = TableEdit(sections, newID: newID)
        try edit.apply(batch, rowCount: rowCount)
        sections = edit.sections
        reconfigured.formUnion(edit.reconfigured)
        chosen.formIntersection(sections.flatMap(\.rows))
    }

    /// Returns the rows whose cells are to be configured again, and resets the list of them.
    func takeReconfigured() -> Set<Int> {
        defer { reconfigured = [] }
        return reconfigured
    }

    /// Gives a row a new ID, so that its cell is replaced. A selected row stays selected.
    func renew(_ id: Int) {
        guard let path = indexPath(of: id) else { return }
        let new = newID()
        sections[path.section].rows[path.row] = new
        if chosen.remove(id) != nil { chosen.insert(new) }
    }

    // MARK: Choosing

    func choose(_ id: Int, amongOthers: Bool) {
        if !amongOthers { chosen = [] }
        chosen.insert(id)
    }

    func unchoose(_ id: Int) { chosen.remove(id) }

    func scroll(to id: Int, _ position: UITableView.ScrollPosition, animated: Bool) {
        target = Target(id: id, position: position, isAnimated: animated, serial: newID())
    }
}
