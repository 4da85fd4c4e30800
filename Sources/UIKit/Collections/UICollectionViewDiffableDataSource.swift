import Foundation

/// A data source that shows snapshots in a collection: items that two successive snapshots share stay, others are
/// inserted or removed.
///
/// See [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Provides the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Provides a supplementary view of a kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private let numbers = SnapshotNumbers<SectionIdentifierType, ItemIdentifierType>()
    /// Provides supplementary views, such as headers and footers.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates the data source of a collection, and assigns it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (collection, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    /// The current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        numbers.snapshot
    }

    /// Applies a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        collection?.moved = nil
        let sections = numbers.take(snapshot)
        fitOutlines()
        collection?.show(isAnimated: animatingDifferences) { [weak collection] in collection?.model.show(sections) }
        completion?()
    }

    /// Applies a snapshot. Returns when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Applies a snapshot, and replaces all cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        var all = snapshot
        all.reloadItems(snapshot.itemIdentifiers)
        apply(all, animatingDifferences: false, completion: completion)
    }

    // MARK: Outlines

    /// Applies the outline of one section.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var all = numbers.snapshot
        if all.indexOfSection(section) == nil { all.appendSections([section]) }
        all.deleteItems(all.itemIdentifiers(inSection: section))
        all.appendItems(snapshot.visibleItems, toSection: section)
        apply(all, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Removes from the outlines the items that the snapshot no longer contains. An outline whose visible items don't
    /// match the snapshot is dropped.
    private func fitOutlines() {
        for (section, outline) in outlines {
            let isThere = numbers.snapshot.indexOfSection(section) != nil
            outlines[section] = isThere ? outline.showing(numbers.snapshot.itemIdentifiers(inSection: section)) : nil
        }
    }

    /// The outline of one section, including hidden items.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if numbers.snapshot.indexOfSection(section) != nil {
            flat.append(numbers.snapshot.itemIdentifiers(inSection: section))
        }
        return flat
    }

    /// Called when a user expands or collapses an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Closures that are called when a user expands or collapses an item.
    ///
    /// See [SectionSnapshotHandlers](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/sectionsnapshothandlers-swift.struct).
    public struct SectionSnapshotHandlers {
        /// Whether an item may be expanded. Nil allows it.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be collapsed. Nil allows it.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?

        /// No handlers.
        public init() {}
    }

    // MARK: Moving

    /// Whether persons may move items, and closures that are called when they have.
    open var reorderingHandlers = ReorderingHandlers()

    /// Whether persons may move items, and closures that are called when they have.
    ///
    /// See [ReorderingHandlers](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/reorderinghandlers-swift.struct).
    public struct ReorderingHandlers {
        /// Whether an item may be moved. Nil allows none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source takes over the new order.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the data source has taken over the new order.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No handlers.
        public init() {}
    }

    /// Asks `reorderingHandlers`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Takes over the new order, and calls `reorderingHandlers`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let source = sectionIdentifier(for: sourceIndexPath.section),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        let before = snapshot()
        var after = before
        after.deleteItems([item])
        let others = after.itemIdentifiers(inSection: section)
        let next = others.indices.contains(destinationIndexPath.item) ? others[destinationIndexPath.item] : nil
        var moved = outlines
        if source != section, outlines[source] != nil || outlines[section] != nil {
            let new = snapshot(for: section).inserting(
                snapshot(for: source).snapshot(of: item, includingParent: true), before: next)
            var old = snapshot(for: source)
            old.delete([item])
            after.deleteItems(after.itemIdentifiers(inSection: source) + others)
            after.appendItems(old.visibleItems, toSection: source)
            after.appendItems(new.visibleItems, toSection: section)
            (moved[source], moved[section]) = (old, new)
        } else if let outline = outlines[section], outline.contains(item) {
            // An item isn't moved among its own descendants.
            guard let outline = outline.moving(item, before: next) else { return apply(before) }
            moved[section] = outline
            after.deleteItems(others)
            after.appendItems(outline.visibleItems, toSection: section)
        } else if let next {
            after.insertItems([item], beforeItem: next)
        } else {
            after.appendItems([item], toSection: section)
        }
        reorder(from: before, to: after, moved)
    }

    private func reorder(
        from before: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ moved: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        let fitting = moved.filter { section, outline in
            after.indexOfSection(section) != nil && outline.visibleItems == after.itemIdentifiers(inSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(from: before, outlines, to: after, fitting)
        reorderingHandlers.willReorder?(transaction)
        outlines = moved
        apply(after)
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Places

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { numbers.item(at: indexPath) }
    /// The index path of an item; nil if it isn't shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { numbers.indexPath(for: itemIdentifier) }
    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = numbers.snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }
    /// The index of a section; nil if it isn't shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        numbers.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: For the collection

    /// The number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.snapshot.numberOfSections }
    /// The number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { numbers.snapshot.numberOfItems(inSection: $0) } ?? 0
    }
    /// Calls the cell provider.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("the cell provider made no cell for \(indexPath)")
        }
        return cell
    }
    /// Calls the supplementary view provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure("the data source's supplementaryViewProvider made no view of the kind '\(kind)'")
        }
        return view
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at path: IndexPath) -> Bool {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path) else {
            return false
        }
        return outlines[section]?.isExpanded(item) ?? false
    }

    func turnOutline(at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path),
            var outline = outlines[section], outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}
