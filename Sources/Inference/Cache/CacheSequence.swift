/// One conversation's way through the cache: shared full blocks, then one of its own that grows.
final class CacheSequence {
    private let cache: KeyValueCache
    private let positionsMax: Int
    /// What the path begins below.
    private let root: CacheBlock
    private var isClosed = false
    /// Full blocks of the tree.
    private var path: [CacheBlock] = []
    private var tail: CacheBlock?
    /// Where each block's bytes are, for the kernels.
    let table: UnsafeMutablePointer<UnsafePointer<UInt8>>
    private var tableCount = 0
    /// The state of recurrent layers after ``count`` tokens; nil where the model has no such layers.
    let state: AlignedBuffer?

    /// Tokens whose keys and values are in the cache.
    var count: Int { path.count * CacheLayout.positionsPerBlock + (tail?.tokens.count ?? 0) }

    init(cache: KeyValueCache, root: CacheBlock, positionsMax: Int, state: AlignedBuffer? = nil) {
        self.cache = cache
        self.state = state
        self.root = root
        root.userCount += 1
        self.positionsMax = positionsMax
        table = .allocate(capacity: CacheLayout.blockCount(positions: positionsMax))
    }

    deinit { table.deallocate() }

    func stand(on block: CacheBlock) {
        block.userCount += 1
        cache.touch(block)
        path.append(block)
        setTable(at: path.count - 1, to: block)
    }

    /// Begins the own block with a copy of another's first tokens.
    func begin(with count: Int, of block: CacheBlock) {
        let copy = cache.newBlock()
        copy.copy(count, from: block)
        cache.touch(block)
        setTail(copy)
    }

    /// Sees to it that the positions up to `count` have memory. They may span several blocks, since a batch computes many
    /// tokens at once; ``commit(_:)`` then goes through them in order.
    private var reserved: [CacheBlock] = []

    func reserve(_ newCount: Int) {
        precondition(count + newCount <= positionsMax, "\(count + newCount) of \(positionsMax) positions")
        let blocksNeeded = CacheLayout.blockCount(positions: count + newCount)
        while path.count + (tail == nil ? 0 : 1) + reserved.count < blocksNeeded {
            let block = cache.newBlock()
            setTable(at: path.count + (tail == nil ? 0 : 1) + reserved.count, to: block)
            reserved.append(block)
        }
    }

    /// Records that the next positions now hold these tokens. Full blocks go into the tree, for others to find.
    func commit(_ tokens: some Sequence<Token>) {
        for token in tokens {
            let block = tail ?? reserved.removeFirst()
            tail = block
            block.append(token)
            if block.isFull {
                tail = nil
                stand(on: cache.publish(block, below: path.last ?? root))
            }
        }
    }

    /// Leaves what was computed to the tree.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        for block in reserved { cache.free(block) }
        reserved.removeAll()
        let last = tail.map { cache.publish($0, below: path.last ?? root) } ?? path.last
        tail = nil
        if let state, let last { cache.keep(state, at: last) }
        for block in path { block.userCount -= 1 }
        path.removeAll()
        root.userCount -= 1
        cache.forget(root)
    }

    private func setTail(_ block: CacheBlock) {
        tail = block
        setTable(at: path.count, to: block)
    }

    private func setTable(at index: Int, to block: CacheBlock) {
        let address = UnsafePointer<UInt8>(block.storage.pointer(to: UInt8.self))
        if index < tableCount {
            table[index] = address
        } else {
            (table + index).initialize(to: address)
            tableCount = index + 1
        }
    }
}
