import Synchronization

/// One request of a session and the generation that answers it.
///
/// It begins with the first read and ends when a reader gets the outcome, on that reader's actor: so the session's
/// observed properties change where the app awaits the response. If a reader's task is canceled, or all readers leave
/// before the end, it is rolled back immediately.
final class Turn: Sendable {
    private let session: LanguageModelSession
    private let request: TurnRequest
    private let generation: Generation
    /// The turn's phase, under the session's lock.
    private let state: TurnState
    private let readerCount = Mutex(0)

    init(session: LanguageModelSession, request: TurnRequest) {
        self.session = session
        self.request = request
        let generation = Generation(schema: request.schema)
        self.generation = generation
        state = TurnState { generation.cancel(with: $0) }
    }

    /// The next progress after a version; nil if there is none and the response is complete. Progress before a failure
    /// is returned first; but a cancellation is thrown at once.
    func progress(
        after version: Int, seesEach: Bool, isolation: isolated (any Actor)?
    ) async throws -> Generation.Progress? {
        beginIfNeeded(isolation)
        let progress = await generation.progress(after: version, seesEach: seesEach, isolation: isolation) { cancel() }
        if case .failure(let error)? = progress.outcome, progress.version <= version || isTakenBack {
            session.fail(state, after: progress.entries, begun: progress.draft.begunEntries)
            throw error.thrown
        }
        if progress.version > version {
            try checkNotTakenBack()
            if !progress.entries.isEmpty { session.show(progress.entries, of: state) }
            return progress
        }
        session.end(
            state, request.prompt, with: progress.entries + progress.draft.entries, usage: progress.draft.usage)
        try checkNotTakenBack()
        return nil
    }

    /// Reads to the end. Until then, canceling the task rolls the turn back at once, whatever its reader is doing.
    func finish(for cursor: TurnCursor, isolation: isolated (any Actor)?) async throws {
        beginIfNeeded(isolation)
        try await withTaskCancellationHandler {
            while try await cursor.next(isolation: isolation) != nil {}
        } onCancel: {
            cancel()
        }
    }

    private var isTakenBack: Bool { if case .takenBack = session.phase(of: state) { true } else { false } }

    /// If the turn was canceled, it was rolled back, even if the response was complete.
    private func checkNotTakenBack() throws {
        if isTakenBack { throw CancellationError() }
    }

    /// The turn's transcript entries so far.
    func entries(at progress: Generation.Progress) -> ArraySlice<Transcript.Entry> {
        [.prompt(request.prompt)] + progress.entries + progress.draft.entries
    }

    /// The complete response, after `progress` has returned nil.
    func response<Content: Generable>() throws -> LanguageModelSession.Response<Content> {
        let draft = generation.progress.draft
        guard case .ended(let entries) = session.phase(of: state), let raw = draft.content, draft.isWhole else {
            preconditionFailure("A turn's response was read before the turn had ended.")
        }
        return .init(
            content: try Content(raw), rawContent: raw, transcriptEntries: entries, usage: draft.usage)
    }

    private func beginIfNeeded(_ isolation: (any Actor)?) {
        guard session.mayBegin(state) else { return }
        do {
            guard let transcript = try session.begin(state, request) else { return cancel() }
            let rounds = TurnRounds(session: session, request: request, turn: state, isolation: isolation)
            generation.start { try await rounds.run(from: transcript, in: $0) }
        } catch {
            generation.finish(.failure(error))
        }
    }

    fileprivate func open(seesEach: Bool) {
        if seesEach { generation.changePatientReaders(by: 1) }
        readerCount.withLock { $0 += 1 }
    }

    fileprivate func close(seesEach: Bool) {
        if seesEach { generation.changePatientReaders(by: -1) }
        let isLast = readerCount.withLock { count in
            count -= 1
            return count == 0
        }
        if isLast { cancel() }
    }

    /// Stops the generation and rolls the turn back before it returns, so that the session is free for the caller.
    private func cancel() {
        guard session.mayCancel(state) else { return }
        let progress = generation.progress
        generation.cancel()
        session.fail(state, after: progress.entries, begun: progress.draft.begunEntries)
    }
}

/// A reader's position in a turn. When it is released, the turn has one reader less.
final class TurnCursor: Sendable {
    private let turn: Turn
    /// Whether this reader gets every change, or always the latest.
    private let seesEach: Bool
    private let version = Mutex(0)

    init(turn: Turn, seesEach: Bool = false) {
        self.turn = turn
        self.seesEach = seesEach
        turn.open(seesEach: seesEach)
    }

    deinit {
        turn.close(seesEach: seesEach)
    }

    /// The next progress that this reader hasn't seen; nil if the response is complete.
    func next(isolation: isolated (any Actor)?) async throws -> Generation.Progress? {
        let seen = version.withLock { $0 }
        guard let progress = try await turn.progress(after: seen, seesEach: seesEach, isolation: isolation) else {
            return nil
        }
        version.withLock { $0 = progress.version }
        return progress
    }

    /// The turn's transcript entries so far.
    func entries(at progress: Generation.Progress) -> ArraySlice<Transcript.Entry> {
        turn.entries(at: progress)
    }
}
