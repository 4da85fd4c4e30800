import Foundation
import os

// Inserting, deleting, moving and selecting rows.

extension UITableView {
    // MARK: Rows and sections

    /// Inserts the rows that the data source has at these index paths.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows += indexPaths }
    }
    /// Deletes rows that the data source has removed.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.removedRows += indexPaths }
    }
    /// Replaces the cells of rows.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.renewedRows += indexPaths }
    }
    /// Asks the data source to configure the cells of rows again. Visible cells are kept, with their input and
    /// selection: the data source gets the existing cell when it dequeues one for the row, with the same identifier.
    public func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reconfiguredRows += indexPaths } }
    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// Inserts the sections that the data source has at these indices, with their rows.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.removedSections.formUnion(sections) }
    }
    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.renewedSections.formUnion(sections) }
    }
    /// Moves a section.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    private func change(_ animation: RowAnimation, _ change: (inout TableBatch) -> Void) {
        note(isAnimated: animation != .none, change)
    }

    // MARK: Several changes

    /// Begins a batch of changes. Calls can be nested; the outermost `endUpdates` applies the changes.
    public func beginUpdates() { beginBatch() }
    /// Applies the changes since `beginUpdates`. Deletions, reloads and the sources of moves use the indices before the
    /// changes; insertions and the destinations of moves use those after them.
    ///
    /// If the changes don't match the data source, the table is reloaded, and the reason is logged.
    public func endUpdates() { endBatch() }

    /// Applies the changes that a closure makes together, then calls the completion.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    // MARK: Choosing

    /// The index path of the selected row; nil if none is selected.
    public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    /// The index paths of the selected rows; nil if none is selected.
    public var indexPathsForSelectedRows: [IndexPath]? {
        let paths = model.chosen.compactMap(model.indexPath).sorted()
        return paths.isEmpty ? nil : paths
    }

    /// Selects a row. The delegate isn't notified.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath, let id = model.id(at: indexPath) else { return }
        choose(id)
        if scrollPosition != .none { model.scroll(to: id, scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate isn't notified.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let id = model.id(at: indexPath) else { return }
        model.unchoose(id)
        cells[id]?.setSelected(false, animated: animated)
    }

    /// Scrolls to a row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let id = model.id(at: indexPath) else { return }
        model.scroll(to: id, scrollPosition, animated: animated)
    }

    private func choose(_ id: Int) {
        if !allowsMultipleSelection { for other in model.chosen { cells[other]?.setSelected(false, animated: false) } }
        model.choose(id, amongOthers: allowsMultipleSelection)
        cells[id]?.setSelected(true, animated: false)
    }

    /// Handles a user's press on the info button of a row.
    func pressAccessory(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// Handles a user's press on a row.
    func press(_ id: Int) {
        guard allowsSelection, let path = model.indexPath(of: id) else { return }
        if allowsMultipleSelection, model.chosen.contains(id) {
            guard let gone = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: gone, animated: true)
            tableDelegate?.tableView(self, didDeselectRowAt: gone)
            return
        }
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        guard let wanted = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
            let chosen = model.id(at: wanted)
        else { return }
        let before = allowsMultipleSelection ? nil : indexPathForSelectedRow
        choose(chosen)
        if let before, before != wanted { tableDelegate?.tableView(self, didDeselectRowAt: before) }
        tableDelegate?.tableView(self, didSelectRowAt: wanted)
    }
}

/// Log messages of tables and collections.
enum TableLog {
    private static let logger = Logger(subsystem: "Kissa", category: "Tables")

    static func doesNotFit(_ error: TableBatchError) {
        logger.error(
            "Changes of a table or collection don't fit, and all of it is read anew: \(error.description, privacy: .public)"
        )
    }
}
