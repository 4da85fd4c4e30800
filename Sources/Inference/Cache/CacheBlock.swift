/// The keys and values of up to 16 consecutive tokens, valid after exactly the tokens of the blocks above it.
///
/// Blocks form trees, one for each adapter: a path from the root spells a prefix of some conversation, and conversations
/// that begin alike share the path. A block in a tree never changes.
final class CacheBlock {
    let storage: AlignedBuffer
    private(set) var tokens: [Token] = []
    private(set) unowned(unsafe) var parent: CacheBlock?
    private(set) var children: [CacheBlock] = []
    /// How many sequences are standing on this block.
    var userCount = 0
    /// The state of recurrent layers after the block's last token; nil where the model has no such layers, or it wasn't kept.
    var state: AlignedBuffer?
    /// When a sequence last stood on it, in the cache's own counting.
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

    /// Takes over the first `count` tokens of another block.
    func copy(_ count: Int, from other: CacheBlock) {
        // Keys of the 16 positions are interleaved, so all bytes are copied; what lies beyond `count` is overwritten later.
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

    /// The child that shares the most tokens with the beginning of `tokens`, and how many those are.
    ///
    /// - Parameter wholly: only a child all of whose tokens are shared.
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
