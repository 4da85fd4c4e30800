import Foundation

/// A data source that shows snapshots in a table: rows that two successive snapshots share stay, others are inserted or
/// removed.
///
/// See [UITableViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Provides the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private let numbers = SnapshotNumbers<SectionIdentifierType, ItemIdentifierType>()
    /// Stored, but has no effect here: the list animates its rows in its own way.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates the data source of a table, and assigns it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (table, self.cellProvider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
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
        let sections = numbers.take(snapshot)
        table?.show(isAnimated: animatingDifferences) { [weak table] in table?.model.show(sections) }
        completion?()
    }

    /// Applies a snapshot, and replaces all cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        var all = snapshot
        all.reloadItems(snapshot.itemIdentifiers)
        apply(all, animatingDifferences: false, completion: completion)
    }

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { numbers.item(at: indexPath) }
    /// The index path of an item; nil if it isn't shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { numbers.indexPath(for: itemIdentifier) }
    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = numbers.snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    // MARK: For the table

    /// The number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { numbers.snapshot.numberOfSections }
    /// The number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { numbers.snapshot.numberOfItems(inSection: $0) } ?? 0
    }
    /// Calls the cell provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("the cell provider made no cell for \(indexPath)")
        }
        return cell
    }
    /// Returns nil. A subclass can return a title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil. A subclass can return a title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false. A subclass can allow rows to be deleted.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. A subclass can delete the row.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
