import CoreGraphics
import Foundation

// Inserting, deleting, moving and selecting items.

extension UICollectionView: BatchedView {
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    // MARK: Items and sections

    /// Inserts the items that the data source has at these index paths.
    public func insertItems(at indexPaths: [IndexPath]) { note { $0.insertedRows += indexPaths } }
    /// Deletes items that the data source has removed.
    public func deleteItems(at indexPaths: [IndexPath]) { note { $0.removedRows += indexPaths } }
    /// Replaces the cells of items.
    public func reloadItems(at indexPaths: [IndexPath]) { note { $0.renewedRows += indexPaths } }
    /// Asks the data source to configure the cells of items again. Visible cells are kept, with their input and
    /// selection: the data source gets the existing cell when it dequeues one for the item, with the same registration
    /// or identifier.
    public func reconfigureItems(at indexPaths: [IndexPath]) { note { $0.reconfiguredRows += indexPaths } }
    /// Moves an item.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// Inserts the sections that the data source has at these indices, with their items.
    public func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections.
    public func deleteSections(_ sections: IndexSet) { note { $0.removedSections.formUnion(sections) } }
    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet) { note { $0.renewedSections.formUnion(sections) } }
    /// Moves a section.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Applies several changes together. Deletions, reloads and the sources of moves use the indices before the
    /// changes; insertions and the destinations of moves use those after them.
    ///
    /// If the changes don't match the data source, the collection is reloaded, and the reason is logged.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    private func note(_ change: (inout TableBatch) -> Void) { note(isAnimated: true, change) }

    func show(isAnimated: Bool, _ change: () -> Void) {
        Motion.change(isAnimated) {
            change()
            reconfigureCells()
            forgetSizes()
            collectionViewLayout.itemsDidChange()
        }
    }

    private func reconfigureCells() {
        for id in model.takeReconfigured() {
            let key = CollectionKey.cell(id)
            guard let cell = shownViews[key] as? UICollectionViewCell, let path = model.indexPath(of: id) else {
                continue
            }
            reconfigured = (path, cell)
            let filled = dataSource?.collectionView(self, cellForItemAt: sourcePath(path))
            reconfigured = nil
            measured[key] = nil
            cell.showSwipeActions(cell.listPlace?.swipes, at: sourcePath(path))
            if filled === cell { cell.updateConfigurationIfNeeded() } else { exchange(key, for: filled) }
        }
    }

    /// The data source returned another cell. It goes into the reuse pool, from which the next layout dequeues it.
    private func exchange(_ key: CollectionKey, for cell: UICollectionViewCell?) {
        putAway(key)
        if let cell, let name = cell.reuseName { pool[name, default: []].append(cell) }
    }

    // MARK: Choosing

    /// The index paths of the selected items; empty if none is selected.
    public var indexPathsForSelectedItems: [IndexPath]? { model.chosen.compactMap(model.indexPath).sorted() }

    /// Selects an item. The delegate isn't notified.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath, let id = model.id(at: indexPath) else {
            for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: animated) }
            return
        }
        choose(id)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. The delegate isn't notified.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let id = model.id(at: indexPath) else { return }
        model.unchoose(id)
        (shownViews[.cell(id)] as? UICollectionViewCell)?.isSelected = false
    }

    private func choose(_ id: Int) {
        if !allowsMultipleSelection {
            for other in model.chosen where other != id {
                (shownViews[.cell(other)] as? UICollectionViewCell)?.isSelected = false
            }
        }
        model.choose(id, amongOthers: allowsMultipleSelection)
        (shownViews[.cell(id)] as? UICollectionViewCell)?.isSelected = true
    }

    /// Handles a user's press on a cell.
    func press(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell), let id = model.id(at: path) else { return }
        let delegate = collectionDelegate
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        if allowsMultipleSelection, model.chosen.contains(id) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let before = allowsMultipleSelection ? nil : indexPathsForSelectedItems?.first
        choose(id)
        if let before, before != path { delegate?.collectionView(self, didDeselectItemAt: before) }
        delegate?.collectionView(self, didSelectItemAt: path)
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // MARK: Outlines

    func isOutlineExpanded(of cell: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return (dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
    }

    /// Expands or collapses a row.
    func turnOutline(of cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell) else { return }
        (dataSource as? any OutlineSource)?.turnOutline(at: path)
        cell.setNeedsUpdateConfiguration()
    }

    func updateConfigurations() {
        for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }

    // MARK: Scrolling

    /// Scrolls to an item.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let place = layoutAttributesForItem(at: indexPath) else { return }
        guard let section = place.orthogonalSection, let area = areas[section] else {
            return setContentOffset(offset(of: place.frame, scrollPosition, in: self), animated: animated)
        }
        area.setContentOffset(offset(of: place.frame, scrollPosition, in: area), animated: animated)
        scrollRectToVisible(area.frame, animated: animated)
    }

    private func offset(of frame: CGRect, _ position: ScrollPosition, in view: UIScrollView) -> CGPoint {
        var offset = view.arithmetic.offset(view.contentOffset, showing: frame)
        let size = view.bounds.size
        if position.contains(.top) { offset.y = frame.minY }
        if position.contains(.centeredVertically) { offset.y = frame.midY - size.height / 2 }
        if position.contains(.bottom) { offset.y = frame.maxY - size.height }
        if position.contains(.left) { offset.x = frame.minX }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - size.width / 2 }
        if position.contains(.right) { offset.x = frame.maxX - size.width }
        return view.arithmetic.clamped(offset)
    }
}

/// A data source whose items form an outline.
@MainActor protocol OutlineSource {
    func isExpanded(at path: IndexPath) -> Bool
    /// Expands or collapses an item.
    func turnOutline(at path: IndexPath)
}
