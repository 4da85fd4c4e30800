/// The elements of a display list by their identity, and the parent of each.
///
/// Elements with neighboring numbers share a block. A copy of the table shares all blocks until one is written. So a new frame
/// copies only the blocks that it changes, and shared blocks need no comparison.
public struct ElementTable: Sendable {
    /// How many elements there are.
    public private(set) var count = 0
    private var blocks: [Int: Block] = [:]

    /// An empty table.
    public init() {}

    /// The element of an identity; nil where there is none. Setting nil removes it.
    public subscript(id: ElementID) -> DisplayElement? {
        get { blocks[Block.number(of: id)]?.element(at: Block.place(of: id)) }
        set {
            let old = self[id]
            count += (newValue == nil ? 0 : 1) - (old == nil ? 0 : 1)
            write(id) { $0.set(newValue, at: Block.place(of: id)) }
            adopt(newValue?.children ?? [], by: id, instead: old?.children ?? [])
        }
    }

    /// The parent of an element; nil for the root and for elements that are no element's child.
    public func parent(of id: ElementID) -> ElementID? {
        blocks[Block.number(of: id)]?.parent(at: Block.place(of: id))
    }

    private mutating func adopt(_ children: [ElementID], by parent: ElementID, instead former: [ElementID]) {
        guard children != former else { return }
        let kept = Set(children)
        for child in former where !kept.contains(child) && self.parent(of: child) == parent {
            write(child) { $0.setParent(nil, at: Block.place(of: child)) }
        }
        for child in children where self.parent(of: child) != parent {
            write(child) { $0.setParent(parent, at: Block.place(of: child)) }
        }
    }

    private mutating func write(_ id: ElementID, _ change: (Block) -> Void) {
        let number = Block.number(of: id)
        if blocks[number] == nil { blocks[number] = Block() }
        if !isKnownUniquelyReferenced(&blocks[number]!) { blocks[number] = Block(blocks[number]!) }
        change(blocks[number]!)
        if blocks[number]!.isEmpty { blocks[number] = nil }
    }

    /// Only mutated while uniquely referenced.
    private final class Block: @unchecked Sendable {
        private static let size = 1 << sizeBits
        private static let sizeBits = 5

        // Both only reach to the last place that was used, since the last block of a table is rarely full.
        private(set) var elements: [DisplayElement?] = []
        private var parents: [ElementID?] = []

        init() {}

        init(_ other: Block) { (elements, parents) = (other.elements, other.parents) }

        var isEmpty: Bool { elements.allSatisfy { $0 == nil } && parents.allSatisfy { $0 == nil } }

        func element(at place: Int) -> DisplayElement? { place < elements.count ? elements[place] : nil }
        func parent(at place: Int) -> ElementID? { place < parents.count ? parents[place] : nil }

        func set(_ element: DisplayElement?, at place: Int) {
            Self.extend(&elements, to: place)
            elements[place] = element
        }

        func setParent(_ parent: ElementID?, at place: Int) {
            Self.extend(&parents, to: place)
            parents[place] = parent
        }

        private static func extend<Value>(_ values: inout [Value?], to place: Int) {
            guard place >= values.count else { return }
            values.reserveCapacity((place | 7) + 1)
            while values.count <= place { values.append(nil) }
        }

        // Defined for every number, since a client may send any.
        static func number(of id: ElementID) -> Int { id.rawValue >> sizeBits }
        static func place(of id: ElementID) -> Int { id.rawValue & (size - 1) }
    }
}

// MARK: - Comparing

extension ElementTable: Equatable {
    /// Whether both have the same elements.
    public static func == (left: ElementTable, right: ElementTable) -> Bool {
        left.count == right.count && left.changes(since: right).isEmpty
    }

    /// An element that is new, changed or gone.
    struct Change {
        var old: DisplayElement?
        var new: DisplayElement?
    }

    /// The differences from another table, by ascending number.
    func changes(since other: ElementTable) -> [Change] {
        blocksApart(from: other).flatMap { number in
            let (old, new) = (other.blocks[number], blocks[number])
            let (oldCount, newCount) = (old?.elements.count ?? 0, new?.elements.count ?? 0)
            return (0..<Swift.max(oldCount, newCount)).compactMap { place in
                let change = Change(old: old?.element(at: place), new: new?.element(at: place))
                return change.old == change.new ? nil : change
            }
        }
    }

    /// The blocks that the tables don't share, by ascending number: only these need a comparison.
    func blocksApart(from other: ElementTable) -> [Int] {
        Set(blocks.keys).union(other.blocks.keys).filter { blocks[$0] !== other.blocks[$0] }.sorted()
    }
}

// MARK: - Reading all

extension ElementTable: Sequence, ExpressibleByDictionaryLiteral {
    /// A table of these elements.
    public init(dictionaryLiteral elements: (ElementID, DisplayElement)...) {
        for (id, element) in elements { self[id] = element }
    }

    /// The elements with their identities, by ascending number.
    public func makeIterator() -> IndexingIterator<[(key: ElementID, value: DisplayElement)]> {
        values.map { (key: $0.id, value: $0) }.makeIterator()
    }

    /// The identities, by ascending number.
    public var keys: [ElementID] { values.map(\.id) }

    /// The elements, by the number of their identity.
    public var values: [DisplayElement] {
        blocks.sorted { $0.key < $1.key }.flatMap { $0.value.elements.compactMap { $0 } }
    }
}
