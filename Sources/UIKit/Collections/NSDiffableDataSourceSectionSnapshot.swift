import Foundation

/// The items of one section, some of them below others, which are shown where these are expanded.
///
/// See [NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private struct Entry: Sendable {
        let item: ItemIdentifierType
        let parent: ItemIdentifierType?
        let level: Int
    }

    /// Each behind what it is below.
    private var entries: [Entry] = []
    /// All items.
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// A snapshot without items.
    public init() {}

    /// Adds items at the end, or at the end of what is below another one.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let level = parent.map { self.level(of: $0) + 1 } ?? 0
        let next = parent.map { end(of: place(of: $0)) } ?? entries.count
        for item in items {
            precondition(known.insert(item).inserted, "the item \(item) is there already")
        }
        entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent, level: level) }, at: next)
    }

    /// Takes items out, with what is below them. Those that aren't there are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items)
        // How deep the item is that goes with what is below it.
        var level: Int?
        let kept = entries.filter { entry in
            if let level, entry.level > level { return false }
            level = gone.contains(entry.item) ? entry.level : nil
            return level == nil
        }
        entries = kept
        known = Set(self.items)
        expanded.formIntersection(known)
    }
    /// Takes all items out.
    public mutating func deleteAll() { (entries, known, expanded) = ([], [], []) }
    /// Shows what is right below items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Shows what is below items no longer.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// All items, each behind what it is below.
    public var items: [ItemIdentifierType] { entries.map(\.item) }
    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    /// The items that are shown: below expanded ones only.
    public var visibleItems: [ItemIdentifierType] {
        var shown: Set<ItemIdentifierType> = []
        return entries.compactMap { entry in
            if let parent = entry.parent, !(shown.contains(parent) && expanded.contains(parent)) { return nil }
            shown.insert(entry.item)
            return entry.item
        }
    }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Whether what is below an item is shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is shown.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// How deep an item is, which has to be there.
    public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
    /// The item that another one is below; nil if it is below none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entries[place(of: child)].parent }
    /// The place of an item among all; nil if it isn't there.
    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    /// What is below an item, by itself.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let start = place(of: parent)
        let offset = entries[start].level + (includingParent ? 0 : 1)
        var part = Self()
        part.entries = entries[(includingParent ? start : start + 1)..<end(of: start)].map { entry in
            Entry(item: entry.item, parent: entry.level == offset ? nil : entry.parent, level: entry.level - offset)
        }
        part.known = Set(part.items)
        part.expanded = expanded.intersection(part.known)
        return part
    }

    /// The outline without those of its shown items that aren't among these; nil where these are no part of it in its order.
    func showing(_ items: [ItemIdentifierType]) -> Self? {
        let kept = Set(items), shown = visibleItems
        guard shown != items else { return self }
        var part = self
        part.delete(shown.filter { !kept.contains($0) })
        return part.visibleItems == items ? part : nil
    }

    private func place(of item: ItemIdentifierType) -> Int {
        guard let place = index(of: item) else { preconditionFailure("there is no item \(item)") }
        return place
    }

    /// Where what is below an entry ends.
    private func end(of place: Int) -> Int {
        entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
    }
}
