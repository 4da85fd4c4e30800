import Foundation

/// The change that a person made by moving an item.
///
/// See [NSDiffableDataSourceTransaction](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction).
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between both, over all sections.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the sections whose items changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    typealias Outlines = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]

    init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ oldOutlines: Outlines = [:],
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ newOutlines: Outlines = [:]
    ) {
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let before = old.indexOfSection(section) == nil ? [] : old.itemIdentifiers(inSection: section)
            let after = new.itemIdentifiers(inSection: section)
            guard before != after else { return nil }
            return .init(
                section, from: oldOutlines[section] ?? .init(flat: before),
                to: newOutlines[section] ?? .init(flat: after))
        }
    }
}

/// The change of one section that a person made by moving an item.
///
/// See [NSDiffableDataSourceSectionTransaction](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction).
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between both.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        _ section: SectionIdentifierType, from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        sectionIdentifier = section
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.items.difference(from: old.items).inferringMoves()
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    fileprivate init(flat items: [ItemIdentifierType]) {
        self.init()
        append(items)
    }
}
