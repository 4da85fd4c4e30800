import Synchronization

/// One request of a session and the generation that answers it.
///
/// It begins when it is first read and ends when a reader learns the outcome, on that reader's actor: so the session's
/// observed properties change where the app awaits them. If a reader's task is cancelled, or all readers leave before the
/// end, it is taken back there and then.
final class Turn: Sendable {
    private enum Phase {
        case notBegun
        case running
        case ended
    }

    private struct State {
        var phase = Phase.notBegun
        var readerCount = 0
        var entries: ArraySlice<Transcript.Entry> = []
    }

    private let session: LanguageModelSession
    private let prompt: Transcript.Prompt
    private let generation = Generation()
    private let state = Mutex(State())

    init(session: LanguageModelSession, prompt: Transcript.Prompt) {
        self.session = session
        self.prompt = prompt
    }

    /// The newest draft after a version, with its own version; nil if there is none and the response is whole.
    func draft(
        after version: Int, isolation: isolated (any Actor)?
    ) async throws -> (draft: ResponseDraft, version: Int)? {
        beginIfNeeded()
        let progress = await generation.progress(after: version, isolation: isolation) { cancel() }
        if case .failure(let error)? = progress.outcome {
            endIfNeeded { session.revert() }
            throw error
        }
        if progress.version > version { return (progress.draft, progress.version) }
        endIfNeeded {
            let entries = session.end(with: progress.draft.entry)
            state.withLock { $0.entries = entries }
        }
        return nil
    }

    /// The whole response, after `draft` has returned nil.
    func response<Content: Generable>() throws -> LanguageModelSession.Response<Content> {
        let draft = generation.currentDraft
        let raw = draft.rawContent(isComplete: true)
        return .init(
            content: try Content(raw), rawContent: raw, transcriptEntries: state.withLock { $0.entries },
            usage: draft.usage)
    }

    private func beginIfNeeded() {
        let isFirst = state.withLock { state in
            guard state.phase == .notBegun else { return false }
            state.phase = .running
            return true
        }
        guard isFirst else { return }
        do {
            let transcript = try session.begin(prompt)
            let request = LanguageModelExecutorGenerationRequest(
                transcript: transcript, generationOptions: prompt.options)
            generation.start { [runner = session.runner] channel in
                try await runner.respond(to: request, streamingInto: channel)
            }
        } catch {
            // The session is not ours, so there is nothing to take back.
            state.withLock { $0.phase = .ended }
            generation.finish(.failure(error))
        }
    }

    private func endIfNeeded(_ end: () -> Void) {
        let isFirst = state.withLock { state in
            guard state.phase == .running else { return false }
            state.phase = .ended
            return true
        }
        if isFirst { end() }
    }

    fileprivate func open() {
        state.withLock { $0.readerCount += 1 }
    }

    fileprivate func close() {
        let isLast = state.withLock { state in
            state.readerCount -= 1
            return state.readerCount == 0
        }
        if isLast { cancel() }
    }

    /// Stops the generation and takes the turn back before it returns, so that whoever cancelled finds the session free.
    private func cancel() {
        endIfNeeded {
            generation.cancel()
            session.revert()
        }
    }
}

/// A reader's place in a turn. When it goes away, the turn knows that nobody reads there any more.
final class TurnCursor: Sendable {
    private let turn: Turn
    private let version = Mutex(0)

    init(turn: Turn) {
        self.turn = turn
        turn.open()
    }

    deinit {
        turn.close()
    }

    /// The newest draft that this reader has not seen; nil if the response is whole.
    func next(isolation: isolated (any Actor)?) async throws -> ResponseDraft? {
        let seen = version.withLock { $0 }
        guard let (draft, version) = try await turn.draft(after: seen, isolation: isolation) else { return nil }
        self.version.withLock { $0 = version }
        return draft
    }
}
