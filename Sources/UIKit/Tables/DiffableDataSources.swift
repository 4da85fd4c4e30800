import Foundation

/// The sections and items of a table or collection, by their identifiers.
///
/// See [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot).
/// Identifiers are unique in a snapshot.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// All items, to check that they are unique.
    private var known: Set<ItemIdentifierType> = []
    /// The items whose cells are replaced.
    private(set) var renewed: Set<ItemIdentifierType> = []
    /// The items whose cells are kept and configured again.
    private(set) var reconfigured: Set<ItemIdentifierType> = []

    /// An empty snapshot.
    public init() {}

    // MARK: What is there

    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// All items, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section, which must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }
    /// The section of an item; nil if the snapshot doesn't contain the item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.id
    }
    /// The index of an item among all; nil if the snapshot doesn't contain it.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The index of a section; nil if the snapshot doesn't contain it.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else { preconditionFailure("there is no section \(identifier)") }
        return index
    }

    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(of: identifier) { return (section, item) }
        }
        preconditionFailure("there is no item \(identifier)")
    }

    // MARK: Items

    /// Appends items to a section, by default to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(!sections.isEmpty, "items need a section: append one first")
        let index = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
        note(identifiers)
        sections[index].items += identifiers
    }
    private mutating func note(_ new: [ItemIdentifierType]) {
        for item in new { precondition(known.insert(item).inserted, "the item \(item) is there already") }
    }
    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = place(of: beforeIdentifier)
        note(identifiers)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }
    /// Inserts items after another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        let place = place(of: afterIdentifier)
        note(identifiers)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
    }
    /// Deletes items. Those that aren't in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        known.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    /// Deletes all items and sections.
    public mutating func deleteAllItems() { (sections, known) = ([], []) }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Marks items whose cells are to be replaced.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { renewed.formUnion(identifiers) }
    /// Marks items whose cells are to be configured again. The cells are kept, with their input and selection.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfigured.formUnion(identifiers) }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(indexOfSection(identifier) == nil, "the section \(identifier) is there already")
            sections.append((identifier, []))
        }
    }
    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier)) }
    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1) }
    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.id) { known.subtract(section.items) }
        sections.removeAll { gone.contains($0.id) }
    }
    /// Marks sections whose cells are to be replaced.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { renewed.formUnion(itemIdentifiers(inSection: identifier)) }
    }

    mutating func forgetRenewals() { (renewed, reconfigured) = ([], []) }
}
