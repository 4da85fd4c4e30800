import Foundation

/// Assigns numeric IDs to the sections and items of snapshots. They stay the same from one snapshot to the next.
@MainActor
final class SnapshotNumbers<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var sections: [Section: Int] = [:]
    private var items: [Item: Int] = [:]
    private var count = 0

    /// Makes a snapshot the current one. Items whose cells are to be replaced get new IDs.
    func take(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> NumberedSections {
        let reconfigured = new.reconfigured
        for item in new.renewed { items[item] = nil }
        snapshot = new
        snapshot.forgetRenewals()
        (sections, items) = (
            numbers(snapshot.sectionIdentifiers, sections), numbers(snapshot.itemIdentifiers, items)
        )
        let all = snapshot.sectionIdentifiers.map { section in
            (sections[section]!, snapshot.itemIdentifiers(inSection: section).map { items[$0]! })
        }
        return NumberedSections(sections: all, reconfigured: Set(reconfigured.compactMap { items[$0] }))
    }

    private func numbers<Key: Hashable>(_ keys: [Key], _ old: [Key: Int]) -> [Key: Int] {
        var new: [Key: Int] = [:]
        for key in keys {
            if let number = old[key] {
                new[key] = number
            } else {
                count += 1
                new[key] = count
            }
        }
        return new
    }

    func item(at path: IndexPath) -> Item? {
        let sections = snapshot.sectionIdentifiers
        guard sections.indices.contains(path.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: sections[path.section])
        return items.indices.contains(path.row) ? items[path.row] : nil
    }

    func indexPath(for item: Item) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item),
            let number = snapshot.indexOfSection(section),
            let row = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(row: row, section: number)
    }
}

/// The sections and items of a snapshot, as numeric IDs.
struct NumberedSections {
    let sections: [(id: Int, rows: [Int])]
    /// The items whose cells are to be configured again.
    let reconfigured: Set<Int>
}
