/// The states of recurrent layers. Unlike keys and values they can't be truncated: a conversation continues exactly where a state
/// was saved, or starts from nothing.
extension KeyValueCache {
    /// A sequence with the longest known path whose last block has a state.
    func openWithState(
        _ tokens: [Token], _ root: CacheBlock, reusing limit: Int, positionsMax: Int
    ) -> CacheSequence {
        let path = path(for: tokens.prefix(limit), below: root)
        let known = path.prefix((path.lastIndex { $0.state != nil } ?? -1) + 1)
        let state = AlignedBuffer(byteCount: layout.stateBytes)
        if let last = known.last?.state { state.bytes.copyMemory(from: last.bytes, byteCount: layout.stateBytes) }
        let sequence = CacheSequence(cache: self, root: root, positionsMax: positionsMax, state: state)
        for block in known where block.isFull { sequence.stand(on: block) }
        if let last = known.last, !last.isFull {
            // The copy may evict a block, which must not be the one that is being copied.
            last.userCount += 1
            sequence.begin(with: last.tokens.count, of: last)
            last.userCount -= 1
        }
        return sequence
    }

    /// The blocks, from the root on, that are wholly a prefix of `tokens`.
    private func path(for tokens: ArraySlice<Token>, below root: CacheBlock) -> [CacheBlock] {
        var path: [CacheBlock] = [], rest = tokens
        while let (child, count) = (path.last ?? root).bestChild(for: rest, wholly: true) {
            path.append(child)
            rest = rest.dropFirst(count)
        }
        return path
    }

    /// Saves the state of recurrent layers after a block's tokens, and drops the least recently used one if there are too many.
    func keep(_ state: AlignedBuffer, at block: CacheBlock) {
        guard block.state == nil else { return }
        block.state = state
        let kept = treeBlocks.filter { $0.state != nil }
        guard kept.count > stateCountMax else { return }
        kept.filter { $0 !== block }.min { $0.lastUse < $1.lastUse }?.state = nil
    }
}
