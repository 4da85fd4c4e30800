/// A text that is processed by the model: computed tokens and pending ones. A request has one, and a second one if it uses a
/// negative prompt (``ClassifierFreeGuidance``).
final class Reading {
    let prompt: [Token]
    /// How many of the prompt's last tokens have to be computed even if they are cached, because their logits are needed.
    let logitsCount: Int
    /// Tokens that aren't computed yet: the rest of the prompt, then the newest tokens of the reply.
    var pending: ArraySlice<Token>
    var sequence: CacheSequence?
    /// The logits of the newest token, until the request's other reading has its own. Otherwise empty.
    var logits: [Float] = []

    init(_ prompt: [Token], logitsCount: Int) {
        self.prompt = prompt
        self.logitsCount = logitsCount
        pending = prompt[...]
    }

    /// Opens a sequence in the cache. Tokens that are cached needn't be computed.
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

    /// The number of tokens when all pending ones are computed.
    var tokenCount: Int { (sequence?.count ?? 0) + pending.count }

    /// Whether a pending token's logits are needed: the last one's, or those of all scored tokens.
    func wantsLogits(ofPending index: Int) -> Bool { pending.count - index <= logitsCount }

    /// The most pending tokens that can be computed without needing more than `count` logits.
    func pendingCount(withLogits count: Int) -> Int {
        min(pending.count, pending.count - min(logitsCount, pending.count) + count)
    }
}
