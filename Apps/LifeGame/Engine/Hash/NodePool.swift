import Foundation

/// The nodes of HashLife. Equal squares are the same node, wherever they are: a node is looked up by its quarters, so each is
/// computed only once.
///
/// Nodes are indices into an array, and the hash table is an array of node numbers with their hashes (open addressing, linear
/// probing). Node 0 is no node.
struct NodePool: ~Copyable {
    let nodes: UnsafeMutablePointer<HashNode>
    /// The maximum number of nodes.
    let capacity: Int
    /// The number of nodes for which there is memory so far.
    private(set) var grantedCount: Int
    private let memory: NodeMemory
    /// The bytes of a node, including its share of the table.
    private let nodeBytes: Int
    /// The number of nodes in use.
    private(set) var count = 0
    /// How often unused nodes were freed.
    private(set) var collectionCount = 0
    /// How many more nodes fit into the current memory.
    var room: Int { grantedCount - count }
    /// All nodes from this number on are unused.
    private var end = 1
    /// The first free node after a collection; each has the next one's number.
    private var free: UInt32 = 0

    /// Hashes in the upper halves, nodes in the lower ones; 0 is an empty slot.
    private var table: UnsafeMutablePointer<UInt64>
    private var tableSize = 1 << 12

    /// The nodes in use by the recursion, which a collection keeps.
    let stack: UnsafeMutablePointer<UInt32>
    var stackCount = 0
    /// Whether all nodes in use are reachable from the stack.
    var canCollect = false
    /// The dead squares of each level.
    let empties: UnsafeMutablePointer<UInt32>

    /// The number of results computed so far, and at which number to check whether to go on.
    var work = 0
    var workLimit = Int.max

    /// The largest level: coordinates are within 2^61.
    static let levelMax = 62
    private static let stackSize = 64 * 32

    /// The first nodes are always available; further ones are granted in pieces of this size.
    private static let pieceCount = 1 << 12

    /// - Parameters:
    ///   - memory: The maximum bytes for nodes and their table.
    ///   - shared: The memory from which they are taken.
    init(memory: Int, of shared: NodeMemory) {
        capacity = Self.capacity(memory)
        grantedCount = Self.pieceCount
        nodeBytes = max(1, memory / capacity)
        self.memory = shared
        // Pages that are never written take no memory.
        nodes = .allocate(capacity: capacity + 1)
        table = Self.emptyTable(tableSize)
        stack = .allocate(capacity: Self.stackSize)
        empties = .allocate(capacity: Self.levelMax + 1)
        empties.initialize(repeating: 0, count: Self.levelMax + 1)
        makeEmpties()
    }

    /// The maximum number of nodes that fit, together with a table whose size is a power of two, and the table of half that size
    /// from which it grows.
    private static func capacity(_ memory: Int) -> Int {
        let sizes = (12...32).map { size in min((memory - 12 << size) / MemoryLayout<HashNode>.stride, 3 << (size - 2))
        }
        return max(sizes.max() ?? 0, 1 << 12)
    }

    deinit {
        memory.giveBack((grantedCount - Self.pieceCount) * nodeBytes)
        nodes.deallocate()
        Foundation.free(table)
        stack.deallocate()
        empties.deallocate()
    }

    private mutating func makeEmpties() {
        guard let leaf = try? leaf(0) else { fatalError("a pool has no room for its first node") }
        empties[HashNode.leafLevel] = leaf
        for level in (HashNode.leafLevel + 1)...Self.levelMax {
            let part = empties[level - 1]
            guard let node = try? node(part, part, part, part) else { fatalError("no room for level \(level)") }
            empties[level] = node
        }
    }

    // MARK: - Finding

    mutating func leaf(_ cells: UInt64) throws(HashLifeError) -> UInt32 {
        try node(
            UInt32(truncatingIfNeeded: cells), UInt32(truncatingIfNeeded: cells >> 32), HashNode.leafMark,
            HashNode.leafMark)
    }

    /// The node with these quarters, which is created if necessary.
    mutating func node(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) throws(HashLifeError) -> UInt32 {
        let hash = Self.hash(nw, ne, sw, se)
        let mask = tableSize &- 1
        var place = Int(hash) & mask
        while true {
            let entry = table[place]
            if entry == 0 { break }
            if UInt32(truncatingIfNeeded: entry >> 32) == hash {
                let number = UInt32(truncatingIfNeeded: entry)
                if nodes[Int(number)].isSame(nw, ne, sw, se) { return number }
            }
            place = (place &+ 1) & mask
        }
        return try insert(HashNode(northWest: nw, northEast: ne, southWest: sw, southEast: se), hash)
    }

    @inline(never)
    private mutating func insert(_ node: HashNode, _ hash: UInt32) throws(HashLifeError) -> UInt32 {
        if free == 0, end > grantedCount, !takeMore() {
            guard canCollect else { throw .outOfMemory }
            collect()
            // With less free space, collections would follow each other too closely.
            if count > grantedCount / 4 * 3 { throw .outOfMemory }
        }
        let number: UInt32
        if free != 0 {
            number = free
            free = nodes[Int(number)].result
        } else {
            number = UInt32(end)
            end += 1
        }
        (nodes + Int(number)).initialize(to: node)
        count += 1
        if count * 4 > tableSize * 3 { growTable() }
        enter(number, hash)
        return number
    }

    /// - Returns: Whether there is memory for further nodes.
    mutating func takeMore() -> Bool {
        let further = min(Self.pieceCount, capacity - grantedCount)
        guard further > 0, memory.take(further * nodeBytes, beside: (grantedCount - Self.pieceCount) * nodeBytes) else {
            return false
        }
        grantedCount += further
        return true
    }

    private static func hash(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) -> UInt32 {
        let north = (UInt64(ne) << 32 | UInt64(nw)) &* 0x9E37_79B9_7F4A_7C15
        let south = (UInt64(se) << 32 | UInt64(sw)) &* 0xD6E8_FEB8_6659_FD93
        let both = (north ^ (south >> 31 | south << 33)) &* 0xBF58_476D_1CE4_E5B9
        return UInt32(truncatingIfNeeded: both >> 32)
    }

    // MARK: - Table

    private static func emptyTable(_ size: Int) -> UnsafeMutablePointer<UInt64> {
        guard let table = calloc(size, 8) else { fatalError("no memory for a table of \(size) nodes") }
        return table.bindMemory(to: UInt64.self, capacity: size)
    }

    private func enter(_ number: UInt32, _ hash: UInt32) {
        var place = Int(hash) & (tableSize - 1)
        while table[place] != 0 { place = (place + 1) & (tableSize - 1) }
        table[place] = UInt64(hash) << 32 | UInt64(number)
    }

    private mutating func growTable() {
        let (old, oldSize) = (table, tableSize)
        tableSize *= 2
        table = Self.emptyTable(tableSize)
        for place in 0..<oldSize where old[place] != 0 {
            enter(UInt32(truncatingIfNeeded: old[place]), UInt32(truncatingIfNeeded: old[place] >> 32))
        }
        Foundation.free(old)
    }

    // MARK: - Collecting

    /// Frees unused nodes. Known results are kept if there is room for them.
    mutating func collect() {
        collectionCount += 1
        if mark(withResults: true) > grantedCount / 2 {
            for number in 1..<end { nodes[number].isMarked = false }
            _ = mark(withResults: false)
            forgetResults()
        }
        sweep()
    }

    private func mark(withResults: Bool) -> Int {
        var marked = mark(empties[Self.levelMax], withResults)
        for place in 0..<stackCount { marked += mark(stack[place], withResults) }
        return marked
    }

    /// The recursion is as deep as there are levels, since a result is also one level lower.
    private func mark(_ number: UInt32, _ withResults: Bool) -> Int {
        let node = nodes + Int(number)
        if node.pointee.isMarked { return 0 }
        node.pointee.isMarked = true
        if node.pointee.isLeaf { return 1 }
        var marked = 1 + mark(node.pointee.northWest, withResults) + mark(node.pointee.northEast, withResults)
        marked += mark(node.pointee.southWest, withResults) + mark(node.pointee.southEast, withResults)
        if withResults, node.pointee.exponent != HashNode.noExponent {
            marked += mark(node.pointee.result, withResults)
        }
        return marked
    }

    private func forgetResults() {
        for number in 1..<end where nodes[number].isMarked && nodes[number].exponent != HashNode.noExponent {
            if !nodes[Int(nodes[number].result)].isMarked { nodes[number].exponent = HashNode.noExponent }
        }
    }

    private mutating func sweep() {
        (free, count) = (0, 0)
        memset(table, 0, tableSize * 8)
        for number in stride(from: end - 1, to: 0, by: -1) {
            let node = nodes + number
            if node.pointee.isMarked {
                node.pointee.isMarked = false
                count += 1
                enter(
                    UInt32(number),
                    Self.hash(
                        node.pointee.northWest, node.pointee.northEast, node.pointee.southWest, node.pointee.southEast))
            } else {
                node.pointee.result = free
                free = UInt32(number)
            }
        }
    }
}
