import Foundation
import os

// Rows that come, go and are chosen.

extension UITableView {
    // MARK: Rows and sections

    /// Shows rows that the data source has now.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows += indexPaths }
    }
    /// Shows rows no longer that the data source doesn't have any more.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.removedRows += indexPaths }
    }
    /// Asks for the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.renewedRows += indexPaths }
    }
    /// Asks the data source to fill the cells of rows again. Those in view stay, with what is typed and chosen in them: the data
    /// source gets them as it dequeues a cell for the row, by the same identifier.
    public func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reconfiguredRows += indexPaths } }
    /// Lets a row be elsewhere.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// Shows sections that the data source has now, with their rows.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Shows sections no longer.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.removedSections.formUnion(sections) }
    }
    /// Asks for sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.renewedSections.formUnion(sections) }
    }
    /// Lets a section be elsewhere.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    private func change(_ animation: RowAnimation, _ change: (inout TableBatch) -> Void) {
        note(isAnimated: animation != .none, change)
    }

    // MARK: Several changes

    /// Begins changes that are shown together. Each beginning needs an end; the outermost shows them.
    public func beginUpdates() { beginBatch() }
    /// Shows the changes since `beginUpdates`. Rows and sections are deleted, reloaded and moved away by the numbers that they
    /// had before, and inserted and moved to a place by those that they have afterwards.
    ///
    /// Where the changes don't fit what the data source has, all is read anew, and the log says why.
    public func endUpdates() { endBatch() }

    /// Shows changes together, and calls a closure when they are shown.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    // MARK: Choosing

    /// The row that is chosen; nil if none is.
    public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    /// The rows that are chosen; nil if none is.
    public var indexPathsForSelectedRows: [IndexPath]? {
        let paths = model.chosen.compactMap(model.indexPath).sorted()
        return paths.isEmpty ? nil : paths
    }

    /// Chooses a row. The delegate isn't told.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath, let id = model.id(at: indexPath) else { return }
        choose(id)
        if scrollPosition != .none { model.scroll(to: id, scrollPosition, animated: animated) }
    }

    /// Lets a row be chosen no longer. The delegate isn't told.
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

    /// A user pressed a row.
    func press(_ id: Int) {
        guard allowsSelection, let path = model.indexPath(of: id) else { return }
        if allowsMultipleSelection, model.chosen.contains(id) {
            deselectRow(at: path, animated: true)
            tableDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
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
