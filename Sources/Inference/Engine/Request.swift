import Synchronization

/// One wish that the engine works on: to read a prompt, and to reply to it. Everything but the cancellation belongs to the
/// engine's thread.
final class Request: @unchecked Sendable {
    // Unchecked: handed to the engine's thread through its queue, and not touched by its sender again.

    enum Kind {
        case prewarm(@Sendable () -> Void)
        /// Wants the logits of the prompt's last `count` tokens, and ends with them or with an error.
        case scoring(count: Int, @Sendable (Result<[[Float]], any Error>) -> Void)
        case generation(Continuation)
    }

    typealias Continuation = AsyncThrowingStream<GeneratedToken, any Error>.Continuation

    let prompt: [Token]
    let options: SamplingOptions
    let constraint: (any TokenConstraint)?
    let kind: Kind
    let adapter: Adapter?
    private let cancelled = Atomic<Bool>(false)
    /// Keeps the engine while it works on this.
    var engine: Engine?

    /// Tokens that still have to go through the model: what is left of the prompt, then the newest of the reply.
    var pending: ArraySlice<Token>
    var sequence: CacheSequence?
    var sampler: Sampler
    var text: TextStream
    /// The tokens of the reply.
    var reply: [Token] = []
    /// How many of them there were when the request was opened last.
    private var openedTokenCount = 0
    var hasBegun = false
    /// How much of the prompt was known already.
    var reusedTokenCount = 0
    /// The logits that a scoring has come to.
    var scores: [[Float]] = []

    init(
        prompt: [Token], options: SamplingOptions, constraint: (any TokenConstraint)?, kind: Kind, tokenizer: Tokenizer,
        adapter: Adapter? = nil
    ) {
        self.prompt = prompt
        self.options = options
        self.constraint = constraint
        self.kind = kind
        self.adapter = adapter
        pending = prompt[...]
        sampler = Sampler(options)
        text = TextStream(tokenizer: tokenizer)
    }

    var isGeneration: Bool {
        if case .generation = kind { true } else { false }
    }

    var generatedTokenCount: Int { reply.count }

    /// Prompt and reply, read or yet to be read.
    var tokens: [Token] { prompt + reply }
    var tokenCount: Int { prompt.count + reply.count }

    /// Whether somebody is reading a reply as it comes. One that was interrupted gives nothing until it was read again.
    var isReplying: Bool { reply.count > openedTokenCount }

    /// How much of the prompt has to be computed even where it is remembered, because its logits are wanted.
    var logitsCount: Int {
        switch kind {
        case .prewarm: 0
        case .scoring(let count, _): count
        case .generation: 1
        }
    }

    /// Whether a pending token's logits are wanted: the last one's, or those of all that are scored.
    func wantsLogits(ofPending index: Int) -> Bool { pending.count - index <= logitsCount }

    /// How many pending tokens can be computed where no more than `count` of them may want their logits.
    func pendingCount(withLogits count: Int) -> Int {
        min(pending.count, pending.count - min(logitsCount, pending.count) + count)
    }

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
    func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// The most positions that this request can come to need.
    func positionCountMax(contextLength: Int) -> Int {
        guard isGeneration, let maximum = options.maximumTokenCount else {
            return isGeneration ? contextLength : prompt.count
        }
        return min(contextLength, prompt.count + min(max(0, maximum), contextLength))
    }

    /// Gives its part of the cache to others. What has been said stays, with the states of sampler, text and
    /// constraint, so that the reply goes on as if nothing had happened when it is opened again.
    func interrupt() {
        sequence?.close()
        sequence = nil
        openedTokenCount = reply.count
        scores.removeAll()
    }

    func finish(_ error: (any Error)? = nil) {
        engine = nil
        switch kind {
        case .prewarm(let done): done()
        case .scoring(_, let done): done(error.map { .failure($0) } ?? .success(scores))
        case .generation(let continuation): continuation.finish(throwing: error)
        }
    }
}
