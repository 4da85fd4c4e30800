/// Runs a model: reads prompts and generates replies, several at a time, on threads of its own.
///
/// Results are cached, so that a prompt with the same beginning as an earlier one, as in every turn of a conversation, costs only
/// its new tokens.
///
///     let engine = Engine(model: try Model(contentsOf: url))
///     for try await token in engine.generate(prompt, options: SamplingOptions(maximumTokenCount: 100)) {
///         print(token.text, terminator: "")
///     }
public final class Engine: Sendable {
    /// The model that runs.
    public let model: Model
    /// The maximum number of tokens of prompt and reply together.
    public let contextLength: Int
    private let queue = RequestQueue()
    private let shared = SharedStatistics()

    /// Creates an engine and starts its threads. If the cache is too small for the context, the context is shortened.
    public init(model: Model, configuration: EngineConfiguration = EngineConfiguration()) {
        self.model = model
        let plan = EnginePlan(model, configuration)
        contextLength = plan.contextLength
        NicedThread.start(name: "inference-0", niceness: plan.niceness) { [queue, shared] in
            Scheduler(plan, queue: queue, statistics: shared).run()
        }
    }

    deinit { queue.close() }

    /// The engine's statistics so far.
    public var statistics: EngineStatistics { shared.current }

    /// Reads the beginning of a future prompt, so that its reply starts sooner. Returns when it has been read, or at once when
    /// the task is canceled. Tokens beyond the context are ignored.
    ///
    /// - Parameters:
    ///   - adapter: the adapter that the reply will use.
    ///   - owner: whose prompt it is.
    public func prewarm(_ tokens: [Token], adapter: Adapter? = nil, owner: String? = nil) async {
        check(adapter)
        let prompt = Array(tokens.prefix(contextLength).prefix { isValid($0) })
        guard !prompt.isEmpty else { return }
        let cancellation = Cancellation()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let request = Request(
                    prompt: prompt, options: SamplingOptions(), constraint: nil,
                    kind: .prewarm { continuation.resume() }, tokenizer: model.tokenizer, adapter: adapter, owner: owner
                )
                cancellation.set(request)
                send(request)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Generates a reply to a prompt. Ending the iteration, or canceling its task, stops the work before the next token.
    ///
    /// The stream throws ``EngineError``: ``EngineError/contextOverflow(tokenCount:contextLength:)`` before anything is computed
    /// if the prompt alone is too long, and otherwise when the reply outgrows the context.
    ///
    /// - Parameters:
    ///   - constraint: limits the reply's tokens; nil for no limit.
    ///   - adapter: an adapter for the engine's model. Replies with different adapters, and without, are generated together.
    ///   - owner: whose reply it is. If there are several owners, each gets an equal share of the engine.
    public func generate(
        _ tokens: [Token], options: SamplingOptions = SamplingOptions(), constraint: (any TokenConstraint)? = nil,
        adapter: Adapter? = nil, owner: String? = nil
    ) -> AsyncThrowingStream<GeneratedToken, any Error> {
        check(adapter)
        return AsyncThrowingStream { continuation in
            let prompts = [tokens] + (constraint == nil ? options.guidance.map { [$0.negativePrompt] } ?? [] : [])
            if let error = prompts.lazy.compactMap(problem).first { return continuation.finish(throwing: error) }
            let request = Request(
                prompt: tokens, options: options, constraint: constraint, kind: .generation(continuation),
                tokenizer: model.tokenizer, adapter: adapter, owner: owner)
            continuation.onTermination = { _ in request.cancel() }
            send(request)
        }
    }

    /// The logits of the token after each of the last `suffixCount` tokens, to score an existing text.
    ///
    /// - Throws: ``EngineError``, or `CancellationError`.
    public func logits(
        after tokens: [Token], suffixCount: Int = 1, adapter: Adapter? = nil
    ) async throws -> [[Float]] {
        check(adapter)
        precondition((1...max(1, tokens.count)).contains(suffixCount), "\(suffixCount) of \(tokens.count) tokens")
        if let error = problem(with: tokens) { throw error }
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let request = Request(
                    prompt: tokens, options: SamplingOptions(), constraint: nil,
                    kind: .scoring(count: suffixCount) { continuation.resume(with: $0) }, tokenizer: model.tokenizer,
                    adapter: adapter)
                cancellation.set(request)
                send(request)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    private func problem(with tokens: [Token]) -> EngineError? {
        if tokens.isEmpty { return .emptyPrompt }
        if let token = tokens.first(where: { !isValid($0) }) { return .invalidToken(token) }
        guard tokens.count <= contextLength else {
            return .contextOverflow(tokenCount: tokens.count, contextLength: contextLength)
        }
        return nil
    }

    private func check(_ adapter: Adapter?) {
        precondition(
            adapter.map { $0.model === model } ?? true, "adapter \(adapter?.name ?? "") was loaded for another model")
    }

    private func isValid(_ token: Token) -> Bool { (0..<Token(model.vocabularySize)).contains(token) }

    private func send(_ request: Request) {
        // Keeps the engine alive until the reply has ended.
        request.engine = self
        if !queue.add(request) { request.finish(EngineError.cancelled) }
    }
}
