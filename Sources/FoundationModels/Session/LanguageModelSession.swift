import Observation
import Synchronization

/// A conversation with a language model: what was said is its ``transcript``, and each request adds to it.
///
/// ```swift
/// let session = LanguageModelSession(instructions: "You are a barista. Answer in one sentence.")
/// let response = try await session.respond(to: "What do you recommend?")
/// print(response.content)
/// ```
///
/// It answers one request at a time: a second one meanwhile throws
/// ``GenerationError/concurrentRequests(_:)``. A request that fails or is cancelled leaves the transcript as it was.
///
/// `transcript`, `isResponding` and `usage` are tracked by Observation. They change on the actor that awaits the response, so a
/// view that is asked on the main actor is told there.
public final class LanguageModelSession: @unchecked Sendable, Observable {
    // Unchecked, as in Apple's declaration; all that changes stands behind the mutex.
    private struct State {
        var transcript: Transcript
        var isResponding = false
        /// What all responses took.
        var usage = Usage()
        /// Set before the observed changes of a turn, and cleared with the last of them: whoever sees that the session
        /// isn't responding can ask it.
        var isTaken = false
        /// How many entries there were before the turn.
        var entryCountBefore = 0
        /// Counts the turns; it tells whether a turn is still the one that runs.
        var turnNumber = 0

        /// Whether a turn still runs and has more to show than stands behind its prompt.
        func isNews(_ entries: [Transcript.Entry], ofTurn number: Int) -> Bool {
            isTaken && turnNumber == number && transcript.entries.count <= entryCountBefore + entries.count
        }

        /// Lets these entries, and nothing else, stand behind the turn's prompt.
        mutating func replaceTurn(with entries: [Transcript.Entry]) {
            transcript.entries.replaceSubrange((entryCountBefore + 1)..., with: entries)
        }

        /// Gives the session free for the next turn.
        mutating func release() { (isResponding, isTaken) = (false, false) }
    }

    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()
    let runner: ModelRunner
    let toolbox: Toolbox

    /// All initialisers come together here.
    init(runner: ModelRunner, toolbox: Toolbox, transcript: Transcript) {
        self.runner = runner
        self.toolbox = toolbox
        state = Mutex(State(transcript: transcript))
    }

    /// Everything that was said, the prompt that is being answered included. Another transcript, such as a shorter one, is
    /// what the next request goes on from; while a request is being answered, setting it changes nothing.
    public var transcript: Transcript {
        get {
            registrar.access(self, keyPath: \.transcript)
            return state.withLock { $0.transcript }
        }
        set {
            guard state.withLock({ !$0.isTaken }) else { return }
            change { if !$0.isTaken { $0.transcript = newValue } }
        }
    }

    /// Whether a request is being answered.
    public var isResponding: Bool {
        registrar.access(self, keyPath: \.isResponding)
        return state.withLock { $0.isResponding }
    }

    /// How many tokens all responses of the session took together; a request without a response doesn't count.
    /// Provisional, after OS 27.
    public var usage: Usage {
        registrar.access(self, keyPath: \.usage)
        return state.withLock { $0.usage }
    }

    /// Gets the model ready for the first request, in the background: it is loaded, and what is already known of that
    /// request (the transcript and the beginning of the prompt) is read ahead.
    public func prewarm(promptPrefix: Prompt? = nil) {
        var expected = state.withLock { $0.transcript }
        if let promptPrefix { expected.entries.append(.prompt(.init(segments: promptPrefix.parts.segments))) }
        runner.prewarm(expected)
    }
}

// MARK: - Turns

extension LanguageModelSession {
    /// Takes the session for a request and adds its prompt to the transcript. Returns that, and the turn's number.
    func begin(_ request: TurnRequest) throws -> (transcript: Transcript, turnNumber: Int) {
        try request.validate(for: runner.capabilities, toolbox: toolbox)
        try state.withLock { state in
            guard !state.isTaken else { throw GenerationError.concurrentRequests(.stillResponding) }
            state.isTaken = true
            state.turnNumber += 1
            state.entryCountBefore = state.transcript.entries.count
        }
        change { state in
            state.transcript.entries.append(.prompt(request.prompt))
            state.isResponding = true
        }
        return state.withLock { ($0.transcript, $0.turnNumber) }
    }

    /// Shows what a running turn has added to the transcript behind its prompt: calls of tools and their outputs.
    func show(_ entries: [Transcript.Entry], ofTurn turnNumber: Int) {
        guard state.withLock({ $0.isNews(entries, ofTurn: turnNumber) }) else { return }
        change { state in
            if state.isNews(entries, ofTurn: turnNumber) { state.replaceTurn(with: entries) }
        }
    }

    /// Adds the response, and whatever came before it, to the transcript and gives the session free. Returns what the turn
    /// added, its prompt first.
    func end(with entries: [Transcript.Entry], usage: Usage) -> ArraySlice<Transcript.Entry> {
        registrar.withMutation(of: self, keyPath: \.usage) {
            change { state in
                state.replaceTurn(with: entries)
                state.usage = state.usage + usage
                state.release()
                return state.transcript.entries[state.entryCountBefore...]
            }
        }
    }

    /// Takes back what the turn added to the transcript and gives the session free.
    func revert() {
        change { state in
            state.transcript.entries.removeSubrange(state.entryCountBefore...)
            state.release()
        }
    }

    /// Changes both observed properties at once. Observers are told outside the mutex: they may read at once.
    private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        registrar.withMutation(of: self, keyPath: \.transcript) {
            registrar.withMutation(of: self, keyPath: \.isResponding) {
                state.withLock { body(&$0) }
            }
        }
    }
}

extension LanguageModelSession.GenerationError.Context {
    fileprivate static let stillResponding = Self(
        debugDescription: "The session is still responding to another request. Check isResponding, or use two sessions."
    )
}
