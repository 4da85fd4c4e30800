import Foundation

/// A collection's data source that shows snapshots: what is the same in the next one stays, and the rest comes and goes.
///
/// See [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a header, a footer or another view of a kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private let numbers = SnapshotNumbers<SectionIdentifierType, ItemIdentifierType>()
    /// Makes headers, footers and other views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// The data source of a collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (collection, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        numbers.snapshot
    }

    /// Shows a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let sections = numbers.take(snapshot)
        fitOutlines()
        collection?.show(isAnimated: animatingDifferences) { [weak collection] in collection?.model.show(sections) }
        completion?()
    }

    /// Shows a snapshot, and goes on when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Shows a snapshot, and makes all cells again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        var all = snapshot
        all.reloadItems(snapshot.itemIdentifiers)
        apply(all, animatingDifferences: false, completion: completion)
    }

    // MARK: Outlines

    /// Shows the items of one section, of which some may be below others.
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

    /// Takes out of the outlines what the snapshot shows no more. One whose items it shows in another way is no outline any more.
    private func fitOutlines() {
        for (section, outline) in outlines {
            let isThere = numbers.snapshot.indexOfSection(section) != nil
            outlines[section] = isThere ? outline.showing(numbers.snapshot.itemIdentifiers(inSection: section)) : nil
        }
    }

    /// The items of one section, with those that aren't shown.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if numbers.snapshot.indexOfSection(section) != nil {
            flat.append(numbers.snapshot.itemIdentifiers(inSection: section))
        }
        return flat
    }

    /// Told and asked when a person shows what is below an item, or hides it.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// What an app says to showing and hiding what is below items.
    ///
    /// See [SectionSnapshotHandlers](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/sectionsnapshothandlers-swift.struct).
    public struct SectionSnapshotHandlers {
        /// Whether what is below an item may be shown. It may by default.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// What is below an item is about to be shown.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether what is below an item may be hidden. It may by default.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// What is below an item is about to be hidden.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?

        /// Nothing.
        public init() {}
    }

    // MARK: Places

    /// The item of a place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { numbers.item(at: indexPath) }
    /// The place of an item; nil if it isn't shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { numbers.indexPath(for: itemIdentifier) }
    /// The section of that number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = numbers.snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }
    /// The number of a section; nil if it isn't shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        numbers.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: For the collection

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.snapshot.numberOfSections }
    /// How many items a section of the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { numbers.snapshot.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("the cell provider made no cell for \(indexPath)")
        }
        return cell
    }
    /// The view that the provider makes.
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
