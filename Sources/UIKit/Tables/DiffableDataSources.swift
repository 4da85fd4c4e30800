import Foundation

/// The sections and items of a table or collection, by their identifiers.
///
/// See [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot).
/// An identifier is in a snapshot once.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// All items.
    private var known: Set<ItemIdentifierType> = []
    /// The items whose cells are to be made again.
    private(set) var renewed: Set<ItemIdentifierType> = []
    /// The items whose cells stay, and are to be filled again.
    private(set) var reconfigured: Set<ItemIdentifierType> = []

    /// A snapshot without sections.
    public init() {}

    // MARK: What is there

    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// All items, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// How many items there are.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section, which has to be there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }
    /// The section of an item; nil if the item isn't there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.id
    }
    /// The place of an item among all; nil if it isn't there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place of a section; nil if it isn't there.
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

    /// Adds items at the end of a section; of the last one without a section.
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
    /// Puts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = place(of: beforeIdentifier)
        note(identifiers)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }
    /// Puts items behind another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        let place = place(of: afterIdentifier)
        note(identifiers)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
    }
    /// Takes items out. Those that aren't there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        known.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    /// Takes all items and sections out.
    public mutating func deleteAllItems() { (sections, known) = ([], []) }
    /// Puts an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Puts an item behind another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Lets the cells of items be made again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { renewed.formUnion(identifiers) }
    /// Lets the cells of items be filled again. The cells stay, with what is typed and chosen in them.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfigured.formUnion(identifiers) }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(indexOfSection(identifier) == nil, "the section \(identifier) is there already")
            sections.append((identifier, []))
        }
    }
    /// Puts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier)) }
    /// Puts sections behind another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1) }
    /// Takes sections out, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.id) { known.subtract(section.items) }
        sections.removeAll { gone.contains($0.id) }
    }
    /// Lets the cells of sections be made again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { renewed.formUnion(itemIdentifiers(inSection: identifier)) }
    }

    mutating func forgetRenewals() { (renewed, reconfigured) = ([], []) }
}
