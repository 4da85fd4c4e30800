import Foundation

/// The items of one section as an outline: an item's children are shown while the item is expanded.
///
/// See [NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private struct Entry: Sendable {
        let item: ItemIdentifierType
        let parent: ItemIdentifierType?
        let level: Int
    }

    /// The entries in outline order: each after its parent and preceding siblings.
    private var entries: [Entry] = []
    /// All items.
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// An empty snapshot.
    public init() {}

    /// Appends items at the end, or as the last children of an item.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let level = parent.map { self.level(of: $0) + 1 } ?? 0
        let next = parent.map { end(of: place(of: $0)) } ?? entries.count
        for item in items {
            precondition(known.insert(item).inserted, "the item \(item) is there already")
        }
        entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent, level: level) }, at: next)
    }

    /// Removes items with their descendants. Items that aren't in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items)
        // The level of the deleted item whose descendants are being skipped.
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
    /// Removes all items.
    public mutating func deleteAll() { (entries, known, expanded) = ([], [], []) }
    /// Expands items: their children are shown.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Collapses items: their children are hidden.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// All items in outline order: each after its parent.
    public var items: [ItemIdentifierType] { entries.map(\.item) }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    /// The visible items: those whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        var shown: Set<ItemIdentifierType> = []
        return entries.compactMap { entry in
            if let parent = entry.parent, !(shown.contains(parent) && expanded.contains(parent)) { return nil }
            shown.insert(entry.item)
            return entry.item
        }
    }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is visible.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// The level of an item, which must be in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
    /// The parent of an item; nil if it has none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entries[place(of: child)].parent }
    /// The index of an item among all; nil if the snapshot doesn't contain it.
    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    /// A snapshot of an item's descendants, with or without the item itself.
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

    /// The outline reduced to the given visible items; nil if they aren't a subset of its visible items in the same
    /// order.
    func showing(_ items: [ItemIdentifierType]) -> Self? {
        let kept = Set(items), shown = visibleItems
        guard shown != items else { return self }
        var part = self
        part.delete(shown.filter { !kept.contains($0) })
        return part.visibleItems == items ? part : nil
    }

    /// The outline with an item and its descendants before another one, as its sibling, or at the end. Nil if the other one is
    /// among the descendants.
    func moving(_ item: ItemIdentifierType, before other: ItemIdentifierType?) -> Self? {
        let part = snapshot(of: item, includingParent: true)
        if let other, part.contains(other) { return nil }
        var rest = self
        rest.delete([item])
        return rest.inserting(part, before: other)
    }

    /// The outline with another one before an item, as its siblings, or at the end.
    func inserting(_ part: Self, before other: ItemIdentifierType?) -> Self {
        let next = other.map { place(of: $0) }
        let (level, parent) = next.map { (entries[$0].level, entries[$0].parent) } ?? (0, nil)
        let new = part.entries.map { entry in
            Entry(item: entry.item, parent: entry.parent ?? parent, level: entry.level + level)
        }
        var whole = self
        whole.entries.insert(contentsOf: new, at: next ?? entries.count)
        whole.known.formUnion(part.known)
        whole.expanded.formUnion(part.expanded)
        return whole
    }

    private func place(of item: ItemIdentifierType) -> Int {
        guard let place = index(of: item) else { preconditionFailure("there is no item \(item)") }
        return place
    }

    /// The index after an entry's last descendant.
    private func end(of place: Int) -> Int {
        entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
    }
}
