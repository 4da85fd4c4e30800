/// What the model has already computed for the beginnings of conversations, shared between all that begin alike.
///
/// Bounded: when all blocks are taken, the leaf that nobody has stood on for the longest time is given up. Used by the
/// engine's thread alone.
final class KeyValueCache {
    let layout: CacheLayout
    let blockCountMax: Int
    /// What prefixes begin below, by adapter: what was computed with one is wrong with another, and without.
    private var roots: [UInt64?: CacheBlock] = [:]
    /// All blocks of the trees but the roots.
    private(set) var treeBlocks: [CacheBlock] = []
    private var freeStorage: [AlignedBuffer] = []
    /// Blocks that exist: in the tree and growing at the ends of sequences.
    private(set) var blockCount = 0
    private var clock = 0
    /// Blocks with the states of recurrent layers, which are large.
    let stateCountMax: Int

    /// - Parameter stateCountMax: the most states of recurrent layers that are remembered.
    init(layout: CacheLayout, blockCountMax: Int, stateCountMax: Int = 8) {
        self.layout = layout
        self.blockCountMax = blockCountMax
        self.stateCountMax = stateCountMax
    }

    /// A sequence that stands on as much of `tokens` as is known already.
    ///
    /// - Parameters:
    ///   - adapter: the number of the adapter that they are computed with.
    ///   - limit: the most tokens to take over; one less than the prompt where its last logits are needed.
    func open(
        _ tokens: [Token], adapter: UInt64? = nil, reusing limit: Int, positionsMax: Int
    ) -> CacheSequence {
        if layout.stateBytes > 0 {
            return openWithState(tokens, root(adapter), reusing: limit, positionsMax: positionsMax)
        }
        var block = root(adapter)
        let sequence = CacheSequence(cache: self, root: block, positionsMax: positionsMax)
        var rest = tokens.prefix(limit)
        while let (child, count) = block.bestChild(for: rest) {
            if count == CacheLayout.positionsPerBlock {
                sequence.stand(on: child)
                block = child
                rest = rest.dropFirst(count)
            } else {
                // The copy may need a block given up; it must not be the one that is being copied.
                child.userCount += 1
                sequence.begin(with: count, of: child)
                child.userCount -= 1
                break
            }
        }
        return sequence
    }

    private func root(_ adapter: UInt64?) -> CacheBlock {
        if let root = roots[adapter] { return root }
        let root = CacheBlock(storage: AlignedBuffer(byteCount: 0))
        roots[adapter] = root
        return root
    }

    /// Lets go of a root that nothing is known below and nobody uses: adapters come and go.
    func forget(_ root: CacheBlock) {
        guard root.isEvictable, let adapter = roots.first(where: { $0.value === root })?.key else { return }
        roots[adapter] = nil
    }

    func touch(_ block: CacheBlock) {
        clock += 1
        block.lastUse = clock
    }

    /// A block that belongs to nobody yet.
    func newBlock() -> CacheBlock {
        if blockCount == blockCountMax { evict() }
        blockCount += 1
        return CacheBlock(storage: freeStorage.popLast() ?? AlignedBuffer(byteCount: layout.blockBytes))
    }

    func free(_ block: CacheBlock) {
        blockCount -= 1
        freeStorage.append(block.storage)
    }

    /// Puts a block into the tree, below `parent`. Where the tree has the same tokens already, that block is returned and
    /// the new one given up.
    func publish(_ block: CacheBlock, below parent: CacheBlock) -> CacheBlock {
        if let (twin, count) = parent.bestChild(for: block.tokens[...]), count == block.tokens.count {
            free(block)
            touch(twin)
            return twin
        }
        removeBeginnings(of: block, below: parent)
        parent.adopt(block)
        treeBlocks.append(block)
        touch(block)
        return block
    }

    /// A shorter block that the new one begins with has nothing to offer any more.
    private func removeBeginnings(of block: CacheBlock, below parent: CacheBlock) {
        for child in parent.children
        where child.isEvictable && child.state == nil && block.tokens.starts(with: child.tokens) {
            remove(child)
        }
    }

    private func evict() {
        guard let oldest = treeBlocks.filter(\.isEvictable).min(by: { $0.lastUse < $1.lastUse }) else {
            preconditionFailure("all \(blockCountMax) cache blocks are in use; more were promised than there are")
        }
        remove(oldest)
    }

    private func remove(_ block: CacheBlock) {
        block.state = nil
        let parent = block.parent
        block.removeFromParent()
        treeBlocks.removeAll { $0 === block }
        free(block)
        if let parent { forget(parent) }
    }

    /// Adapters, and none, of which something is known or which are in use; for tests.
    var rootCount: Int { roots.count }

    /// Whether every block has its place and the counts agree; for tests.
    func checkInvariants() {
        precondition(blockCount <= blockCountMax)
        precondition(treeBlocks.count <= blockCount)
        for block in treeBlocks {
            precondition(block.parent != nil && !block.tokens.isEmpty)
            precondition(block.isFull || block.children.isEmpty, "a partial block has children")
            precondition(block.parent!.userCount >= block.userCount)
        }
    }
}
