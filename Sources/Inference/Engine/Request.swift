import Synchronization

/// A request to the engine: to read a prompt, and to generate a reply. Everything except the cancellation belongs to the engine's
/// thread.
final class Request: @unchecked Sendable {
    // Unchecked: passed to the engine's thread through its queue, and not used by its sender afterwards.

    enum Kind {
        case prewarm(@Sendable () -> Void)
        /// Computes the logits of the prompt's last `count` tokens, and finishes with them or an error.
        case scoring(count: Int, @Sendable (Result<[[Float]], any Error>) -> Void)
        case generation(Continuation)
    }

    typealias Continuation = AsyncThrowingStream<GeneratedToken, any Error>.Continuation

    let options: SamplingOptions
    let constraint: (any TokenConstraint)?
    let kind: Kind
    let adapter: Adapter?
    /// The request's owner; nil if unknown.
    let owner: String?
    private let cancelled = Atomic<Bool>(false)
    /// Keeps the engine alive until the request is finished.
    var engine: Engine?

    /// The reading of the prompt and the reply.
    let reading: Reading
    /// The reading of the negative prompt; nil for none.
    private(set) var negative: Reading?
    var sampler: Sampler
    var text: TextStream
    /// The tokens of the reply.
    var reply: [Token] = []
    /// The reply's token count when the request was last opened.
    private var openedTokenCount = 0
    var hasBegun = false
    /// How many tokens of the prompt were cached.
    var reusedTokenCount = 0
    /// The logits computed so far for scoring.
    var scores: [[Float]] = []

    init(
        prompt: [Token], options: SamplingOptions, constraint: (any TokenConstraint)?, kind: Kind, tokenizer: Tokenizer,
        adapter: Adapter? = nil, owner: String? = nil
    ) {
        self.owner = owner
        self.options = options
        self.constraint = constraint
        self.kind = kind
        self.adapter = adapter
        let logitsCount =
            switch kind {
            case .prewarm: 0
            case .scoring(let count, _): count
            case .generation: 1
            }
        reading = Reading(prompt, logitsCount: logitsCount)
        let guidance = constraint == nil ? options.guidance : nil
        negative = guidance.map { Reading($0.negativePrompt, logitsCount: logitsCount) }
        sampler = Sampler(options)
        text = TextStream(tokenizer: tokenizer)
    }

    var isGeneration: Bool {
        if case .generation = kind { true } else { false }
    }

    var generatedTokenCount: Int { reply.count }

    var readings: [Reading] { negative.map { [reading, $0] } ?? [reading] }
    /// Whether all known tokens are computed.
    var isRead: Bool { readings.allSatisfy(\.pending.isEmpty) }

    /// Whether the reply is producing tokens. An interrupted request produces none until its tokens are computed again.
    var isReplying: Bool { reply.count > openedTokenCount }

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
    func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// The most positions that one of the request's readings can need.
    func positionCountMax(of reading: Reading, contextLength: Int) -> Int {
        let count = reading.prompt.count
        guard isGeneration, let maximum = options.maximumTokenCount else {
            return isGeneration ? contextLength : count
        }
        return min(contextLength, count + min(max(0, maximum), contextLength))
    }

    /// Releases the request's part of the cache. The reply's tokens and the states of sampler, text and constraint stay, so that
    /// the reply continues seamlessly when the request is opened again.
    func interrupt() {
        close()
        openedTokenCount = reply.count
        scores.removeAll()
    }

    /// Continues without the negative prompt, if the cache has no room for both.
    func giveUpGuidance() {
        interrupt()
        negative = nil
    }

    func close() {
        for reading in readings { reading.close() }
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
