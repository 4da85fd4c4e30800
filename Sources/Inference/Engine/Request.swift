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

    let options: SamplingOptions
    let constraint: (any TokenConstraint)?
    let kind: Kind
    let adapter: Adapter?
    /// Whose it is; nil where nobody knows.
    let owner: String?
    private let cancelled = Atomic<Bool>(false)
    /// Keeps the engine while it works on this.
    var engine: Engine?

    /// What the reply follows.
    let reading: Reading
    /// What the reply is kept away from; nil for nothing.
    private(set) var negative: Reading?
    var sampler: Sampler
    var text: TextStream
    /// The tokens of the reply.
    var reply: [Token] = []
    /// How many of them there were when the request was opened last.
    private var openedTokenCount = 0
    var hasBegun = false
    /// How many others were let in while it was their turn to wait for room.
    var passedCount = 0
    /// How much of the prompt was known already.
    var reusedTokenCount = 0
    /// The logits that scoring has computed so far.
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

    /// Whether it only reads a prompt ahead, for which nobody waits yet.
    var isPrewarm: Bool {
        if case .prewarm = kind { true } else { false }
    }

    var generatedTokenCount: Int { reply.count }

    var readings: [Reading] { negative.map { [reading, $0] } ?? [reading] }
    /// Whether all that is known has gone through the model.
    var isRead: Bool { readings.allSatisfy(\.pending.isEmpty) }

    /// Whether somebody is reading a reply as it comes. One that was interrupted gives nothing until it was read again.
    var isReplying: Bool { reply.count > openedTokenCount }

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
    func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// The most positions that one of the request's readings can need before it ends.
    func positionCountMax(of reading: Reading, contextLength: Int) -> Int {
        let count = reading.prompt.count
        guard isGeneration, let maximum = options.maximumTokenCount else {
            return isGeneration ? contextLength : count
        }
        return min(contextLength, count + min(max(0, maximum), contextLength))
    }

    /// Gives its part of the cache to others. What has been said stays, with the states of sampler, text and
    /// constraint, so that the reply goes on as if nothing had happened when it is opened again.
    func interrupt() {
        close()
        openedTokenCount = reply.count
        scores.removeAll()
    }

    /// Goes on without the other prompt, where the cache has no room for both.
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
