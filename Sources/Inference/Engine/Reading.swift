/// A text on its way through the model: tokens that were computed, and tokens that still have to be. A request has one, and a
/// second one where its reply is kept away from another prompt (``ClassifierFreeGuidance``).
final class Reading {
    let prompt: [Token]
    /// How many of the prompt's last tokens have to be computed even where they are remembered, because their logits are
    /// wanted.
    let logitsCount: Int
    /// Tokens that still have to go through the model: what is left of the prompt, then the newest of the reply.
    var pending: ArraySlice<Token>
    var sequence: CacheSequence?
    /// The logits of the newest token, until the request's other reading has come as far. Empty for none.
    var logits: [Float] = []

    init(_ prompt: [Token], logitsCount: Int) {
        self.prompt = prompt
        self.logitsCount = logitsCount
        pending = prompt[...]
    }

    /// Opens its part of the cache. What is remembered there need not be computed.
    func open(_ cache: KeyValueCache, reply: [Token], adapter: Adapter?, positionsMax: Int) {
        let tokens = prompt + reply
        let opened = cache.open(
            tokens, adapter: adapter?.id, reusing: tokens.count - logitsCount, positionsMax: positionsMax)
        pending = tokens.dropFirst(opened.count)
        sequence = opened
    }

    func close() {
        sequence?.close()
        sequence = nil
        logits.removeAll()
    }

    /// Records that the first pending tokens have been computed.
    func commit(_ count: Int) {
        sequence!.commit(pending.prefix(count))
        pending = pending.dropFirst(count)
    }

    /// Tokens that it comes to when all pending ones are computed.
    var tokenCount: Int { (sequence?.count ?? 0) + pending.count }

    /// Whether a pending token's logits are wanted: the last one's, or those of all that are scored.
    func wantsLogits(ofPending index: Int) -> Bool { pending.count - index <= logitsCount }

    /// How many pending tokens can be computed where no more than `count` of them may want their logits.
    func pendingCount(withLogits count: Int) -> Int {
        min(pending.count, pending.count - min(logitsCount, pending.count) + count)
    }
}
