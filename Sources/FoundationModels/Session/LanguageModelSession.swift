import Observation
import Synchronization

/// A conversation with a language model. Each request adds to its ``transcript``.
///
/// ```swift
/// let session = LanguageModelSession(instructions: "You are a barista. Answer in one sentence.")
/// let response = try await session.respond(to: "What do you recommend?")
/// print(response.content)
/// ```
///
/// It answers one request at a time: a concurrent one throws ``Error/concurrentRequests``. A request that fails or is
/// canceled leaves the transcript as it was, unless ``transcriptErrorHandlingPolicy`` says otherwise.
///
/// `transcript`, `isResponding` and `usage` are tracked by Observation. They change on the actor that awaits the
/// response, so for a view that awaits it on the main actor, they change there.
public final class LanguageModelSession: @unchecked Sendable, Observable {
    // @unchecked, as in Apple's declaration; all mutable state is behind the mutex.
    struct State {
        var transcript: Transcript
        /// The usage of all responses.
        var usage = Usage()
        /// The turn that has the session, or had it last. It is set before a turn's first observed change, and ends
        /// with the last one: so code that sees that the session isn't responding can make a request.
        var turn: TurnState?
        var policy: TranscriptErrorHandlingPolicy?
        /// The policy of the active profile.
        var profilePolicy: TranscriptErrorHandlingPolicy?

        /// The turn that has the session; nil if the session is free.
        var openTurn: TurnState? { turn.flatMap { $0.isOpen ? $0 : nil } }

        /// Whether a turn is running and has more entries than the transcript contains after its prompt.
        func isNews(_ entries: [Transcript.Entry], of turn: TurnState) -> Bool {
            openTurn === turn && transcript.entries.count <= turn.entryCountBefore + entries.count
        }

        /// Replaces the entries after the turn's prompt.
        mutating func replaceEntries(of turn: TurnState, with entries: [Transcript.Entry]) {
            let start = min(turn.entryCountBefore + 1, transcript.entries.count)
            transcript.entries.replaceSubrange(start..., with: entries)
        }
    }

    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()
    let runner: ModelRunner
    let toolbox: Toolbox
    /// Evaluates the session's profile before each call of the model; nil for a session without a profile.
    let profileHost: ProfileHost?

    /// Values that the profiles, instructions and tools of this session share.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public let properties = SessionPropertyValues()

    /// The initializer that all others call.
    init(runner: ModelRunner, toolbox: Toolbox, transcript: Transcript, profileHost: ProfileHost? = nil) {
        self.runner = runner
        self.toolbox = toolbox
        self.profileHost = profileHost
        state = Mutex(State(transcript: transcript))
        properties.attach(to: self)
    }

    /// The conversation so far, including the prompt that is being answered. A new value, such as a shortened
    /// transcript, is used by the next request. Setting it while a request is being answered has no effect, and that
    /// request fails with ``Error/transcriptMutationWhileResponding``.
    public var transcript: Transcript {
        get {
            registrar.access(self, keyPath: \.transcript)
            return state.withLock { $0.transcript }
        }
        set {
            if let abort = state.withLock({ $0.openTurn?.abort }) {
                return abort(Error.transcriptMutationWhileResponding)
            }
            change { if $0.openTurn == nil { $0.transcript = newValue } }
        }
    }

    /// What happens to the transcript when a request fails; nil reverts what the request added.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy? {
        get { state.withLock { $0.policy } }
        set { state.withLock { $0.policy = newValue } }
    }

    /// Whether a request is being answered.
    public var isResponding: Bool {
        registrar.access(self, keyPath: \.isResponding)
        return state.withLock { $0.turn?.isResponding ?? false }
    }

    /// The number of tokens that all responses of the session used; a request without a response isn't counted.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var usage: Usage {
        registrar.access(self, keyPath: \.usage)
        return state.withLock { $0.usage }
    }

    /// Prepares the model for the first request, in the background: it is loaded, and reads the known part of the
    /// request (the transcript and the beginning of the prompt).
    public func prewarm(promptPrefix: Prompt? = nil) {
        var expected = stored
        var runner = runner
        if let profileHost {
            // Only one task at a time may evaluate a profile; and a running turn has prepared its model already.
            if isTaken { return }
            let profile = SessionPropertyValues.$current.withValue(properties) { profileHost.resolve() }
            expected = profile.transformed(expected.instructed(by: profile.instructions))
            runner = profileHost.runner(of: profile)
        }
        if let promptPrefix { expected.entries.append(.prompt(.init(segments: promptPrefix.parts.segments))) }
        runner.prewarm(expected)
    }
}

// MARK: - Turns

extension LanguageModelSession {
    /// Moves a waiting turn to its beginning.
    ///
    /// - Returns: false if it has begun already.
    func mayBegin(_ turn: TurnState) -> Bool { state.withLock { _ in turn.begin() } }

    /// Gives the session to a turn and adds its prompt to the transcript.
    ///
    /// - Returns: The transcript; nil if the turn was canceled meanwhile, and must be rolled back.
    func begin(_ turn: TurnState, _ request: TurnRequest) throws -> Transcript? {
        do {
            if profileHost == nil {
                try request.validate(request.prompt.options, for: runner.capabilities, toolbox: toolbox)
            }
            try state.withLock { state in
                guard state.openTurn == nil else { throw Error.concurrentRequests }
                (state.turn, state.profilePolicy) = (turn, nil)
                turn.take(state.transcript)
            }
        } catch {
            // The turn doesn't have the session, so there is nothing to roll back.
            state.withLock { _ in turn.finish(.takenBack) }
            throw error
        }
        return change { state in
            state.transcript.entries.append(.prompt(request.prompt))
            return turn.respond() ? nil : state.transcript
        }
    }

    /// Adds what a running turn has produced after its prompt to the transcript: tool calls and their outputs.
    func show(_ entries: [Transcript.Entry], of turn: TurnState) {
        guard profileHost == nil, state.withLock({ $0.isNews(entries, of: turn) }) else { return }
        change { state in
            if state.isNews(entries, of: turn) { state.replaceEntries(of: turn, with: entries) }
        }
    }

    /// Adds the response, and the entries before it, to the transcript and releases the session, unless the turn has
    /// ended already.
    ///
    /// With a profile, they are in the transcript already, and its callbacks may have changed it since.
    func end(_ turn: TurnState, _ prompt: Transcript.Prompt, with entries: [Transcript.Entry], usage: Usage) {
        guard isResponding(to: turn) else { return }
        let isProfiled = profileHost != nil
        registrar.withMutation(of: self, keyPath: \.usage) {
            change { state in
                guard turn.isResponding else { return }
                let start = min(turn.entryCountBefore, state.transcript.entries.count)
                if !isProfiled { state.replaceEntries(of: turn, with: entries) }
                state.usage = state.usage + usage
                turn.finish(.ended(isProfiled ? [.prompt(prompt)] + entries : state.transcript.entries[start...]))
            }
        }
    }

    /// Reverts what the turn added to the transcript, unless the policy is to preserve it, and releases the session,
    /// unless the turn has ended already.
    ///
    /// - Parameters:
    ///   - entries: The entries of completed rounds after the prompt.
    ///   - begun: The entries of the interrupted round.
    func fail(_ turn: TurnState, after entries: [Transcript.Entry], begun: [Transcript.Entry]) {
        guard isResponding(to: turn) else { return }
        let isProfiled = profileHost != nil
        change { state in
            guard turn.isResponding else { return }
            switch (state.profilePolicy ?? state.policy ?? .revertTranscript).kind {
            case .revert: state.transcript = turn.before
            case .preserve where isProfiled: state.transcript.addNews(of: begun)
            case .preserve: state.replaceEntries(of: turn, with: entries + begun)
            }
            turn.finish(.takenBack)
        }
    }

    /// The phase of a turn, unobserved.
    func phase(of turn: TurnState) -> TurnState.Phase { state.withLock { _ in turn.phase } }

    /// Whether the turn is running. A turn that is only beginning is marked as unwanted.
    func mayCancel(_ turn: TurnState) -> Bool {
        state.withLock { _ in
            turn.cancelBeginning()
            return turn.isResponding
        }
    }

    private func isResponding(to turn: TurnState) -> Bool { state.withLock { _ in turn.isResponding } }

    /// Changes both observed properties at once. Observers are notified outside of the mutex, because they may read at
    /// once.
    func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        registrar.withMutation(of: self, keyPath: \.transcript) {
            registrar.withMutation(of: self, keyPath: \.isResponding) {
                state.withLock { body(&$0) }
            }
        }
    }
}

// MARK: - Profiles

extension LanguageModelSession {
    /// The transcript, unobserved.
    var stored: Transcript { state.withLock { $0.transcript } }

    /// Puts the instructions of a profile at the beginning of the transcript.
    ///
    /// - Throws: `CancellationError` if the turn was rolled back meanwhile.
    func applyProfile(_ profile: ResolvedProfile, in turn: TurnState) throws {
        // Evaluated outside of the mutex: tools are app code, which may read the session.
        let instructions = profile.instructions
        try change(in: turn) { state in
            state.profilePolicy = profile.policy
            let instructed = state.transcript.instructed(by: instructions)
            if instructed != state.transcript { state.transcript = instructed }
        }
    }

    /// Checks that a turn is still running, so that no app code is started for one that was rolled back.
    ///
    /// - Throws: `CancellationError` if it isn't.
    func check(_ turn: TurnState) throws {
        try Task.checkCancellation()
        guard state.withLock({ $0.openTurn === turn }) else { throw CancellationError() }
    }

    /// Adds the entries of a round to the transcript of a session with a profile. Other sessions do that when a reader
    /// gets them.
    ///
    /// - Throws: `CancellationError` if the turn was rolled back meanwhile.
    func addToProfiled(
        _ entries: [Transcript.Entry], in turn: TurnState, isolation: isolated (any Actor)?
    ) throws {
        guard profileHost != nil else { return }
        try change(in: turn) { $0.transcript.entries += entries }
    }

    /// Changes the session while a turn is running, so that late changes don't affect the transcript of another turn.
    private func change(in turn: TurnState, _ body: (inout State) -> Void) throws {
        let isRunning = change { state in
            guard state.openTurn === turn else { return false }
            body(&state)
            return true
        }
        if !isRunning { throw CancellationError() }
    }

    /// Sets the history after the instructions: at any time while no request is being answered, and during a turn only
    /// from its callbacks.
    ///
    /// - Parameter turn: The turn whose callback makes the change, or has started the task that does; nil for other
    ///   code.
    func setHistory(_ history: Transcript.HistoryView, in turn: TurnState?) {
        change { state in
            let isAllowed = turn.map { $0 === state.turn && !$0.isTakenBack } ?? (state.openTurn == nil)
            if isAllowed { state.transcript.history = history }
        }
    }

    /// Whether a request is being answered, unobserved.
    var isTaken: Bool { state.withLock { $0.openTurn != nil } }
}
