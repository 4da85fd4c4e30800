/// A prefix cache of keys and values, shared between all conversations with a common beginning.
///
/// Bounded: when there is no room for another block, the least recently used leaf that isn't in use is evicted. Used only on the
/// engine's thread.
final class KeyValueCache {
    let layout: CacheLayout
    let blockCountMax: Int
    /// The roots of the trees, by adapter: results with one adapter are invalid with another, and without one.
    private var roots: [UInt64?: CacheBlock] = [:]
    /// All blocks of the trees except the roots.
    private(set) var treeBlocks: [CacheBlock] = []
    private var freeStorage: [AlignedBuffer] = []
    /// The number of blocks, in the trees and at the ends of sequences.
    private(set) var blockCount = 0
    private var clock = 0
    /// The most blocks with states of recurrent layers, which are large.
    let stateCountMax: Int

    /// - Parameter stateCountMax: the most states of recurrent layers that are kept.
    init(layout: CacheLayout, blockCountMax: Int, stateCountMax: Int = 8) {
        self.layout = layout
        self.blockCountMax = blockCountMax
        self.stateCountMax = stateCountMax
    }

    /// A sequence that reuses as much of `tokens` as is cached.
    ///
    /// - Parameters:
    ///   - adapter: the id of the adapter with which they are computed.
    ///   - limit: the most tokens to reuse; one less than the prompt if its last logits are needed.
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
                // The copy may evict a block, which must not be the one that is being copied.
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

    /// Removes a root that has no blocks and isn't in use: adapters come and go.
    func forget(_ root: CacheBlock) {
        guard root.isEvictable, let adapter = roots.first(where: { $0.value === root })?.key else { return }
        roots[adapter] = nil
    }

    func touch(_ block: CacheBlock) {
        clock += 1
        block.lastUse = clock
    }

    /// A block outside of the trees.
    func newBlock() -> CacheBlock {
        if blockCount == blockCountMax { evict() }
        blockCount += 1
        return CacheBlock(storage: freeStorage.popLast() ?? AlignedBuffer(byteCount: layout.blockBytes))
    }

    func free(_ block: CacheBlock) {
        blockCount -= 1
        freeStorage.append(block.storage)
    }

    /// Adds a block to the tree, below `parent`. If the tree has the same tokens already, the existing block is returned and the
    /// new one is freed.
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

    /// Removes shorter blocks that are prefixes of the new one, and so useless.
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

    /// The number of adapters (including none) with cached blocks or in use; for tests.
    var rootCount: Int { roots.count }

    /// Checks the tree's structure and the counts; for tests.
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
