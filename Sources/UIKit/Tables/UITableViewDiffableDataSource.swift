import Foundation

/// A table's data source that shows snapshots: what is the same in the next one stays, and the rest comes and goes.
///
/// See [UITableViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private let numbers = SnapshotNumbers<SectionIdentifierType, ItemIdentifierType>()
    /// Kept, and has no effect here: rows come and go in the list's own way.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// The data source of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (table, self.cellProvider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
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
        table?.show(isAnimated: animatingDifferences) { [weak table] in table?.model.show(sections) }
        completion?()
    }

    /// Shows a snapshot, and makes all cells again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        var all = snapshot
        all.reloadItems(snapshot.itemIdentifiers)
        apply(all, animatingDifferences: false, completion: completion)
    }

    /// The item of a row; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { numbers.item(at: indexPath) }
    /// The row of an item; nil if it isn't shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { numbers.indexPath(for: itemIdentifier) }
    /// The section of that number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = numbers.snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    // MARK: For the table

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { numbers.snapshot.numberOfSections }
    /// How many items a section of the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { numbers.snapshot.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell that the provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("the cell provider made no cell for \(indexPath)")
        }
        return cell
    }
    /// None. A subclass may say some words.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None. A subclass may say some words.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False. A subclass may let rows be deleted.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. A subclass may delete the row.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
