import OperationMetrics
import Synchronization

/// The generation of one response: it collects the events of each round, and any number of readers can wait for
/// progress.
///
/// It is independent of sessions. It ends once, with success, an error or cancellation; later events are ignored.
final class Generation: Sendable {
    /// The progress that a reader sees.
    struct Progress: Sendable {
        /// The response of the current round.
        var draft: ResponseDraft
        /// The transcript entries of earlier rounds.
        var entries: [Transcript.Entry] = []
        /// The number of changes of the draft and the entries.
        var version = 0
        var outcome: Result<Void, any Error>?
    }

    fileprivate struct State {
        var progress: Progress
        /// The changes that a patient reader hasn't seen yet.
        var pieces: [Progress] = []
        /// The number of patient readers: those that see every change.
        var patientReaderCount = 0
        var task: Task<Void, Never>?
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    /// The maximum number of stored changes. A patient reader that is too slow skips some.
    private static let pieceCountMax = 1024

    private let state: Mutex<State>

    init(schema: GenerationSchema? = nil) {
        state = Mutex(State(progress: Progress(draft: ResponseDraft(schema: schema))))
    }

    /// Starts the run, in a separate task without an actor.
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

    /// Ends the generation if it has not ended yet.
    func finish(_ outcome: Result<Void, any Error>) {
        update { $0.outcome = outcome }
    }

    /// Ends the generation for its readers at once, and cancels the executor's task.
    func cancel(with error: any Error = CancellationError()) {
        finish(.failure(error))
        state.withLock { $0.task }?.cancel()
    }

    /// The current progress.
    var progress: Progress { state.withLock { $0.progress } }
}

// MARK: - What the model does

extension Generation {
    /// Applies the events of one round to the draft.
    ///
    /// - Parameters:
    ///   - filter: The filter between the executor and the draft; nil if the reply has a schema.
    ///   - runner: The model, which declares the formats that it produces.
    func collectEvents(
        of runner: ModelRunner, through filter: ReplyFilter? = nil,
        run: @escaping @Sendable (LanguageModelExecutorGenerationChannel) async throws -> Void
    ) async throws {
        var measured = ModelMetrics.current.begin()
        let usage = progress.draft.usage
        do {
            try await collect(from: runner, filter, run) { measured.replied() }
            measured.end(Task.isCancelled ? .canceled : .answered, tokens: progress.draft.usage.tokens(since: usage))
        } catch {
            let outcome: ModelMetrics.Outcome = error is CancellationError || Task.isCancelled ? .canceled : .failed
            measured.end(outcome, tokens: progress.draft.usage.tokens(since: usage))
            throw error
        }
    }

    private func collect(
        from runner: ModelRunner, _ filter: ReplyFilter?,
        _ run: @escaping @Sendable (LanguageModelExecutorGenerationChannel) async throws -> Void, replied: () -> Void
    ) async throws {
        let channel = LanguageModelExecutorGenerationChannel()
        async let running: Void = {
            defer { channel.finish() }
            try await run(channel)
        }()
        var filter = filter
        for await event in channel.events {
            replied()
            for passed in try filter?.read(event) ?? [event] { try await apply(passed, of: runner) }
        }
        try await running
        for passed in try filter?.finish() ?? [] { try await apply(passed, of: runner) }
    }

    private func apply(_ event: LanguageModelExecutorGenerationChannel.Event, of runner: ModelRunner) async throws {
        switch event.kind {
        case .response(let response):
            update { progress in
                if progress.draft.apply(response) { progress.version += 1 }
            }
        case .toolCalls(let calls): update { $0.draft.apply(calls) }
        case .reasoning(let reasoning): update { $0.draft.apply(reasoning) }
        case .data(let data):
            let entry = Transcript.DataEntry(data)
            try await runner.check(entry)
            update { $0.draft.apply(entry) }
        }
    }

    /// Begins the next round.
    ///
    /// - Parameter entries: The transcript entries of the last round.
    func beginRound(after entries: [Transcript.Entry], schema: GenerationSchema?) {
        update { progress in
            progress.entries += entries
            progress.draft = ResponseDraft(schema: schema, usageBefore: progress.draft.usage)
            progress.version += 1
        }
    }

    /// Marks the draft as the response. Readers of a structure get it again, because only now it is complete.
    func finishDraft(checking check: (GeneratedContent) throws -> Void) throws {
        var draft = progress.draft
        let isNews = draft.isStructured
        try draft.finish(checking: check)
        update { [draft] progress in
            progress.draft = draft
            if isNews { progress.version += 1 }
        }
    }

    private func update(_ change: (inout Progress) -> Void) {
        let waiting = state.withLock { state in
            guard state.progress.outcome == nil else { return [CheckedContinuation<Void, Never>]() }
            let version = state.progress.version
            change(&state.progress)
            if state.progress.version > version { state.keepPiece(Self.pieceCountMax) }
            defer { state.waiting = [] }
            return state.waiting
        }
        for reader in waiting { reader.resume() }
    }
}

extension Generation.State {
    /// The maximum text length for which each change is stored. A stored change holds the whole text, which the next
    /// change must then copy.
    private static var textByteCountMax: Int { 1 << 16 }

    /// The maximum total length of all stored changes.
    private static var keptByteCountMax: Int { 1 << 22 }

    /// Stores the latest change for the patient readers.
    fileprivate mutating func keepPiece(_ countMax: Int) {
        guard patientReaderCount > 0, progress.draft.textByteCount <= Self.textByteCountMax else { return }
        // The latest change is the longest.
        let room = min(countMax, Self.keptByteCountMax / max(1, progress.draft.textByteCount))
        if pieces.count >= room { pieces.removeFirst(pieces.count - room / 2) }
        pieces.append(progress)
    }

    /// The oldest stored change after a version, otherwise the current progress.
    fileprivate mutating func next(after version: Int, seesEach: Bool) -> Generation.Progress {
        guard seesEach else { return progress }
        if patientReaderCount == 1 { pieces.removeAll { $0.version <= version } }
        return pieces.first { $0.version > version } ?? progress
    }
}

extension Transcript.DataEntry {
    fileprivate init(_ data: LanguageModelExecutorGenerationChannel.Data) {
        let action = data.action
        if let id = data.entryID {
            self.init(id: id, contentType: action.contentType, content: action.content, metadata: action.metadata)
        } else {
            self.init(contentType: action.contentType, content: action.content, metadata: action.metadata)
        }
    }
}

// MARK: - What readers see

extension Generation {
    /// Adds or removes patient readers, for which each change is stored.
    func changePatientReaders(by count: Int) {
        state.withLock { state in
            state.patientReaderCount += count
            if state.patientReaderCount == 0 { state.pieces = [] }
        }
    }

    /// The progress, as soon as it is newer than a version or has an outcome.
    ///
    /// - Parameters:
    ///   - seesEach: Whether to return the oldest newer change; otherwise it is the latest.
    ///   - onCancel: Called synchronously if the reader's task is canceled meanwhile. It must end the generation.
    func progress(
        after version: Int, seesEach: Bool, isolation: isolated (any Actor)?, onCancel: @Sendable () -> Void
    ) async -> Progress {
        await withTaskCancellationHandler {
            while true {
                let progress = state.withLock { $0.next(after: version, seesEach: seesEach) }
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
