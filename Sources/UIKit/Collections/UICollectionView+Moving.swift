import CoreGraphics
import Foundation

// Items that a person moves to another place.

/// The item that is being moved.
struct MovedItem {
    let id: Int
    /// Where it was.
    let origin: IndexPath
    /// The sections before the move, by which the data source counts until the end.
    let sections: [TableModel.Section]
    /// Where its cell's center is shown.
    var position: CGPoint
}

extension UICollectionView {
    /// Begins to move an item. Returns false if the data source doesn't let it be moved.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard moved == nil, let id = model.id(at: indexPath), let place = layoutAttributesForItem(at: indexPath),
            dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
        else { return false }
        moved = MovedItem(id: id, origin: indexPath, sections: model.sections, position: place.center)
        movedCell?.displayDidChange()
        return true
    }

    /// Moves the cell to a position in the content. The other items make room for it.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let item = moved, let current = model.indexPath(of: item.id) else { return }
        moved?.position = targetPosition
        computeLayoutIfNeeded()
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: current, withPosition: targetPosition)
        if proposed != current, isPast(proposed, from: current, targetPosition) {
            make(room: proposed, for: item, at: current)
        }
        setNeedsLayout()
    }

    /// Whether a moved item is so far over another one that it stays beyond it once both have changed places: past the middle of
    /// an item of another size, anywhere on one of the same size.
    private func isPast(_ other: IndexPath, from current: IndexPath, _ position: CGPoint) -> Bool {
        guard let own = layoutAttributesForItem(at: current), let there = layoutAttributesForItem(at: other),
            own.size != there.size
        else { return true }
        let (way, passed) = (
            CGSize(width: there.center.x - own.center.x, height: there.center.y - own.center.y),
            CGSize(width: position.x - there.center.x, height: position.y - there.center.y)
        )
        return abs(way.width) > abs(way.height) ? way.width * passed.width >= 0 : way.height * passed.height >= 0
    }

    private func make(room proposed: IndexPath, for item: MovedItem, at current: IndexPath) {
        let target =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.origin, atCurrentIndexPath: current,
                toProposedIndexPath: proposed) ?? proposed
        guard target != current else { return }
        show(isAnimated: true) { model.move(item.id, to: target) }
    }

    /// Ends the move where the item is. The data source is notified if that is another place.
    public func endInteractiveMovement() {
        guard let item = moved else { return }
        let (cell, current) = (movedCell, model.indexPath(of: item.id))
        moved = nil
        if let current, current != item.origin {
            dataSource?.collectionView(self, moveItemAt: item.origin, to: current)
        }
        settle(cell)
    }

    /// Ends the move and brings the item back to where it was.
    public func cancelInteractiveMovement() {
        guard let item = moved else { return }
        let cell = movedCell
        moved = nil
        show(isAnimated: true) { model.restore(item.sections) }
        settle(cell)
    }

    /// Moves an item by a number of places within its section, as the arrow keys do.
    func step(_ cell: UICollectionViewCell, by places: Int) {
        guard let path = indexPath(for: cell) else { return }
        let target = IndexPath(item: path.item + places, section: path.section)
        guard model.id(at: target) != nil, beginInteractiveMovementForItem(at: path), let item = moved else { return }
        make(room: target, for: item, at: path)
        endInteractiveMovement()
    }

    /// A batch of changes is about the items where they were.
    func batchWillBegin() { cancelInteractiveMovement() }

    private func settle(_ cell: UICollectionViewCell?) {
        for case let cell as UICollectionViewCell in shownViews.values { cell.forgetSwipeActions() }
        Motion.change(true) {
            cell?.displayDidChange()
            setNeedsLayout()
        }
    }

    private var movedCell: UICollectionViewCell? {
        moved.flatMap { shownViews[.cell($0.id)] as? UICollectionViewCell }
    }

    func isMoving(_ cell: UICollectionViewCell) -> Bool { moved != nil && movedCell === cell }

    /// The index path by which the data source knows an item while one is moved.
    func sourcePath(_ path: IndexPath) -> IndexPath {
        guard let moved, let id = model.id(at: path) else { return path }
        for (section, content) in moved.sections.enumerated() {
            if let row = content.rows.firstIndex(of: id) { return IndexPath(item: row, section: section) }
        }
        return path
    }

    /// The attributes of the views in sight, with the cell of the item that is moved where the finger is.
    func followingFinger(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let moved, let path = model.indexPath(of: moved.id) else { return all }
        let others = all.filter { $0.representedElementCategory != .cell || $0.indexPath != path }
        let own = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: path, withTargetPosition: moved.position)
        return others + [own]
    }
}

extension TableModel {
    /// Moves a row. A place behind the last row of a section is the section's end.
    func move(_ id: Int, to path: IndexPath) {
        guard let old = indexPath(of: id), sections.indices.contains(path.section) else { return }
        var all = sections
        all[old.section].rows.remove(at: old.row)
        all[path.section].rows.insert(id, at: min(max(path.item, 0), all[path.section].rows.count))
        restore(all)
    }
}
