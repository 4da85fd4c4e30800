/// One conversation's sequence of cache blocks: shared full blocks, then a private one that grows.
final class CacheSequence {
    private let cache: KeyValueCache
    private let positionsMax: Int
    /// The root of the tree that contains the path.
    private let root: CacheBlock
    private var isClosed = false
    /// Full blocks of the tree.
    private var path: [CacheBlock] = []
    private var tail: CacheBlock?
    /// The address of each block, for the kernels.
    let table: UnsafeMutablePointer<UnsafePointer<UInt8>>
    private var tableCount = 0
    /// The state of recurrent layers after ``count`` tokens; nil if the model has no such layers.
    let state: AlignedBuffer?

    /// The number of tokens whose keys and values are in the cache.
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

    /// Starts the private block with a copy of another block's first tokens.
    func begin(with count: Int, of block: CacheBlock) {
        let copy = cache.newBlock()
        copy.copy(count, from: block)
        cache.touch(block)
        setTail(copy)
    }

    /// Blocks that ``reserve(_:)`` allocated for positions to come. There may be several, since a batch computes many tokens at
    /// once; ``commit(_:)`` then fills them in order.
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

    /// Records that the next positions contain these tokens. Full blocks are added to the tree, where other sequences find them.
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

    /// Adds the private block to the tree, and releases all blocks.
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
