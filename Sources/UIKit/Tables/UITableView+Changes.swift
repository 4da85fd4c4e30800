import Foundation

// Rows that come, go and are chosen.

extension UITableView {
    // MARK: Rows and sections

    /// Shows rows that the data source has now.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        guard batch == nil else { return batch!.inserted += indexPaths }
        change(animation) { [model] in model.insert(indexPaths) }
    }
    /// Shows rows no longer that the data source doesn't have any more.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        guard batch == nil else { return batch!.removed += indexPaths }
        change(animation) { [model] in model.remove(indexPaths) }
    }
    /// Asks for the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        guard batch == nil else { return batch!.renewals.append { [model] in model.renew(indexPaths) } }
        change(animation) { [model] in model.renew(indexPaths) }
    }
    /// Asks for the cells of rows anew.
    public func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { [model] in model.renew(indexPaths) } }
    /// Lets a row be elsewhere.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { [model] in model.move(indexPath, to: newIndexPath) }
    }
    /// Shows sections that the data source has now.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { [self] in
            model.insertSections(sections) { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        }
    }
    /// Shows sections no longer.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { [model] in model.removeSections(sections) }
    }
    /// Asks for sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { [self] in
            model.removeSections(sections)
            model.insertSections(sections) { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        }
    }

    /// Within a batch changes wait for its end.
    private func change(_ animation: RowAnimation, _ change: @escaping () -> Void) {
        guard batch == nil else { return batch!.others.append(change) }
        Motion.change(animation != .none, change)
    }

    // MARK: Several changes

    /// Begins changes that are shown together.
    public func beginUpdates() { batch = batch ?? TableBatch() }
    /// Shows the changes since `beginUpdates`. Rows are deleted by the numbers that they had before, and inserted by
    /// those that they have afterwards.
    public func endUpdates() {
        guard let all = batch else { return }
        batch = nil
        Motion.change(true) {
            for change in all.renewals { change() }
            model.remove(all.removed)
            for change in all.others { change() }
            model.insert(all.inserted)
        }
    }

    /// Shows changes together.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
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

/// Changes of a table that are shown together.
struct TableBatch {
    /// By the numbers before the batch.
    var renewals: [() -> Void] = []
    var removed: [IndexPath] = []
    var others: [() -> Void] = []
    /// By the numbers after the batch.
    var inserted: [IndexPath] = []
}
