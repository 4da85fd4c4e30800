import Synchronization

/// The generation of one response: it collects the events of each round, and lets any number of readers wait for news.
///
/// It knows nothing of sessions. It ends once, with success, an error or cancellation; what comes afterwards is dropped.
final class Generation: Sendable {
    /// What a reader sees.
    struct Progress: Sendable {
        /// The response of this round.
        var draft: ResponseDraft
        /// What earlier rounds added to the transcript.
        var entries: [Transcript.Entry] = []
        /// Counts the changes of the draft and the entries.
        var version = 0
        var outcome: Result<Void, any Error>?
    }

    private struct State {
        var progress: Progress
        var task: Task<Void, Never>?
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(schema: GenerationSchema? = nil) {
        state = Mutex(State(progress: Progress(draft: ResponseDraft(schema: schema))))
    }

    /// Starts the run, in a task of its own that belongs to no actor.
    func start(_ run: @escaping @Sendable (Generation) async throws -> Void) {
        let task = Task {
            do {
                try await run(self)
                finish(.success(()))
            } catch {
                finish(.failure(error))
            }
        }
        let isTooLate = state.withLock { state in
            state.task = task
            return state.progress.outcome != nil
        }
        if isTooLate { task.cancel() }
    }

    /// Applies the events of one round to the draft.
    ///
    /// - Parameter filter: What is between the executor and the draft; nil where the reply has a shape.
    func collectEvents(
        through filter: ReplyFilter? = nil,
        of run: @escaping @Sendable (LanguageModelExecutorGenerationChannel) async throws -> Void
    ) async throws {
        let channel = LanguageModelExecutorGenerationChannel()
        async let running: Void = {
            defer { channel.finish() }
            try await run(channel)
        }()
        var filter = filter
        for await event in channel {
            for passed in try filter?.read(event) ?? [event] { try apply(passed) }
        }
        try await running
        for passed in try filter?.finish() ?? [] { try apply(passed) }
    }

    private func apply(_ event: any LanguageModelExecutorGenerationChannel.Event) throws {
        switch event {
        case let response as LanguageModelExecutorGenerationChannel.Response:
            update { progress in
                if progress.draft.apply(response) { progress.version += 1 }
            }
        case let calls as LanguageModelExecutorGenerationChannel.ToolCalls: update { $0.draft.apply(calls) }
        case let reasoning as LanguageModelExecutorGenerationChannel.Reasoning: update { $0.draft.apply(reasoning) }
        default: throw decodingFailure("The executor sent an event of the unknown type \(type(of: event)).")
        }
    }

    /// Begins another round.
    ///
    /// - Parameter entries: What the last one adds to the transcript.
    func beginRound(after entries: [Transcript.Entry], schema: GenerationSchema?) {
        update { progress in
            progress.entries += entries
            progress.draft = ResponseDraft(schema: schema, usageBefore: progress.draft.usage)
            progress.version += 1
        }
    }

    /// Says that the draft is the response. Readers of a structure see it once more, since only now it is whole.
    func finishDraft(checking check: (GeneratedContent) throws -> Void) throws {
        var draft = progress.draft
        let isNews = draft.isStructured
        try draft.finish(checking: check)
        update { [draft] progress in
            progress.draft = draft
            if isNews { progress.version += 1 }
        }
    }

    /// Ends the generation if it has not ended yet.
    func finish(_ outcome: Result<Void, any Error>) {
        update { $0.outcome = outcome }
    }

    /// Ends the generation for its readers at once, and tells the executor to stop.
    func cancel() {
        finish(.failure(CancellationError()))
        state.withLock { $0.task }?.cancel()
    }

    private func update(_ change: (inout Progress) -> Void) {
        let waiting = state.withLock { state in
            guard state.progress.outcome == nil else { return [CheckedContinuation<Void, Never>]() }
            change(&state.progress)
            defer { state.waiting = [] }
            return state.waiting
        }
        for reader in waiting { reader.resume() }
    }

    /// The progress as it is now.
    var progress: Progress { state.withLock { $0.progress } }

    /// The newest progress, as soon as it is newer than a version or has an outcome.
    ///
    /// - Parameter onCancel: Called, where the cancelling happens, if the reader's task is cancelled meanwhile. It must end
    ///   the generation.
    func progress(
        after version: Int, isolation: isolated (any Actor)?, onCancel: @Sendable () -> Void
    ) async -> Progress {
        await withTaskCancellationHandler {
            while true {
                let progress = progress
                if progress.version > version || progress.outcome != nil { return progress }
                await waitForNews(after: version, isolation: isolation)
            }
        } onCancel: {
            onCancel()
        }
    }

    private func waitForNews(after version: Int, isolation: isolated (any Actor)?) async {
        await withCheckedContinuation { reader in
            let isNews = state.withLock { state in
                if state.progress.version > version || state.progress.outcome != nil { return true }
                state.waiting.append(reader)
                return false
            }
            if isNews { reader.resume() }
        }
    }
}
