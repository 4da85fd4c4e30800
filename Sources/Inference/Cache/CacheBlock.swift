/// The keys and values of up to 16 consecutive tokens, valid only after the tokens of the block's ancestors.
///
/// Blocks form trees, one for each adapter: a path from the root is a prefix of a conversation, and conversations with a common
/// prefix share the path. A block in a tree never changes.
final class CacheBlock {
    let storage: AlignedBuffer
    private(set) var tokens: [Token] = []
    private(set) unowned(unsafe) var parent: CacheBlock?
    private(set) var children: [CacheBlock] = []
    /// The number of sequences that use this block.
    var userCount = 0
    /// The state of recurrent layers after the block's last token; nil if the model has no such layers, or it wasn't kept.
    var state: AlignedBuffer?
    /// The cache's clock at the last use by a sequence.
    var lastUse = 0

    init(storage: AlignedBuffer) {
        self.storage = storage
    }

    var isFull: Bool { tokens.count == CacheLayout.positionsPerBlock }
    var isEvictable: Bool { userCount == 0 && children.isEmpty }

    func append(_ token: Token) {
        precondition(!isFull && parent == nil, "a finished block can't grow")
        tokens.append(token)
    }

    /// Copies the first `count` tokens of another block.
    func copy(_ count: Int, from other: CacheBlock) {
        // Keys of the 16 positions are interleaved, so all bytes are copied; those beyond `count` are overwritten later.
        storage.bytes.copyMemory(from: other.storage.bytes, byteCount: storage.count)
        tokens = Array(other.tokens.prefix(count))
    }

    func adopt(_ child: CacheBlock) {
        child.parent = self
        children.append(child)
    }

    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// The child with the longest common prefix with `tokens`, and its length.
    ///
    /// - Parameter wholly: only consider children all of whose tokens match.
    func bestChild(for tokens: ArraySlice<Token>, wholly: Bool = false) -> (child: CacheBlock, count: Int)? {
        var best: (child: CacheBlock, count: Int)?
        for child in children {
            let count = zip(child.tokens, tokens).prefix { $0 == $1 }.count
            guard !wholly || count == child.tokens.count else { continue }
            if count > best?.count ?? 0 { best = (child, count) }
        }
        return best
    }
}
