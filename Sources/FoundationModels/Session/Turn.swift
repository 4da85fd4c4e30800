import Synchronization

/// One request of a session and the generation that answers it.
///
/// It begins when it is first read and ends when a reader learns the outcome, on that reader's actor: so the session's
/// observed properties change where the app awaits them. If a reader's task is cancelled, or all readers leave before the
/// end, it is taken back there and then.
final class Turn: Sendable {
    private enum Phase {
        case notBegun
        /// It takes the session.
        case beginning
        case running
        case ended
        /// It was cancelled, or failed.
        case takenBack
    }

    private struct State {
        var phase = Phase.notBegun
        /// Whether it was cancelled while it was beginning.
        var isUnwanted = false
        var readerCount = 0
        /// As the session counts.
        var number = 0
        var entries: ArraySlice<Transcript.Entry> = []
    }

    private let session: LanguageModelSession
    private let request: TurnRequest
    private let generation: Generation
    private let state = Mutex(State())

    init(session: LanguageModelSession, request: TurnRequest) {
        self.session = session
        self.request = request
        generation = Generation(schema: request.schema)
    }

    /// The newest progress after a version; nil if there is none and the response is whole. What came before a failure is
    /// seen before it; a reader that no longer wants anything is told at once.
    func progress(
        after version: Int, seesEach: Bool, isolation: isolated (any Actor)?
    ) async throws -> Generation.Progress? {
        beginIfNeeded(isolation)
        let progress = await generation.progress(after: version, seesEach: seesEach, isolation: isolation) { cancel() }
        if case .failure(let error)? = progress.outcome, progress.version <= version || isTakenBack {
            end(as: .takenBack) { session.fail(after: progress.entries, begun: progress.draft.begunEntries) }
            throw error.thrown
        }
        if progress.version > version {
            try checkNotTakenBack()
            if !progress.entries.isEmpty { session.show(progress.entries, ofTurn: state.withLock { $0.number }) }
            return progress
        }
        end(as: .ended) {
            let entries = session.end(
                request.prompt, with: progress.entries + progress.draft.entries, usage: progress.draft.usage)
            state.withLock { $0.entries = entries }
        }
        try checkNotTakenBack()
        return nil
    }

    /// Reads to the end. Until then a cancelled task takes the turn back at once, whatever its reader is doing.
    func finish(for cursor: TurnCursor, isolation: isolated (any Actor)?) async throws {
        beginIfNeeded(isolation)
        try await withTaskCancellationHandler {
            while try await cursor.next(isolation: isolation) != nil {}
        } onCancel: {
            cancel()
        }
    }

    private var isTakenBack: Bool { state.withLock { $0.phase == .takenBack } }

    /// A response may have been whole when the turn was cancelled: it was taken back all the same.
    private func checkNotTakenBack() throws {
        if isTakenBack { throw CancellationError() }
    }

    /// What the turn has added to the transcript so far.
    func entries(at progress: Generation.Progress) -> ArraySlice<Transcript.Entry> {
        [.prompt(request.prompt)] + progress.entries + progress.draft.entries
    }

    /// The whole response, after `progress` has returned nil.
    func response<Content: Generable>() throws -> LanguageModelSession.Response<Content> {
        let draft = generation.progress.draft
        guard let raw = draft.content, draft.isWhole else {
            preconditionFailure("A turn's response was read before the turn had ended.")
        }
        return .init(
            content: try Content(raw), rawContent: raw, transcriptEntries: state.withLock { $0.entries },
            usage: draft.usage)
    }

    private func beginIfNeeded(_ isolation: (any Actor)?) {
        let isFirst = state.withLock { state in
            guard state.phase == .notBegun else { return false }
            state.phase = .beginning
            return true
        }
        guard isFirst else { return }
        do {
            let (transcript, number) = try session.begin(request) { [generation] in generation.cancel(with: $0) }
            let isUnwanted = state.withLock { state in
                state.number = number
                state.phase = .running
                return state.isUnwanted
            }
            if isUnwanted { return cancel() }
            let rounds = TurnRounds(session: session, turn: request, number: number, isolation: isolation)
            generation.start { try await rounds.run(from: transcript, in: $0) }
        } catch {
            // The session is not ours, so there is nothing to take back.
            state.withLock { $0.phase = .takenBack }
            generation.finish(.failure(error))
        }
    }

    /// Ends the turn, unless it has ended already.
    private func end(as phase: Phase, _ end: () -> Void) {
        let isFirst = state.withLock { state in
            guard state.phase == .running else { return false }
            state.phase = phase
            return true
        }
        if isFirst { end() }
    }

    fileprivate func open(seesEach: Bool) {
        if seesEach { generation.changePatientReaders(by: 1) }
        state.withLock { $0.readerCount += 1 }
    }

    fileprivate func close(seesEach: Bool) {
        if seesEach { generation.changePatientReaders(by: -1) }
        let isLast = state.withLock { state in
            state.readerCount -= 1
            return state.readerCount == 0
        }
        if isLast { cancel() }
    }

    /// Stops the generation and takes the turn back before it returns, so that whoever cancelled finds the session free.
    private func cancel() {
        state.withLock { if $0.phase == .beginning { $0.isUnwanted = true } }
        end(as: .takenBack) {
            let progress = generation.progress
            generation.cancel()
            session.fail(after: progress.entries, begun: progress.draft.begunEntries)
        }
    }
}

/// A reader's place in a turn. When it goes away, the turn knows that nobody reads there any more.
final class TurnCursor: Sendable {
    private let turn: Turn
    /// Whether this reader sees each change, or always the newest.
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

    /// The newest progress that this reader has not seen; nil if the response is whole.
    func next(isolation: isolated (any Actor)?) async throws -> Generation.Progress? {
        let seen = version.withLock { $0 }
        guard let progress = try await turn.progress(after: seen, seesEach: seesEach, isolation: isolation) else {
            return nil
        }
        version.withLock { $0 = progress.version }
        return progress
    }

    /// What the turn has added to the transcript so far.
    func entries(at progress: Generation.Progress) -> ArraySlice<Transcript.Entry> {
        turn.entries(at: progress)
    }
}
