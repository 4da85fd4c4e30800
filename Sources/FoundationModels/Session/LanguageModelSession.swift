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
/// It answers one request at a time: a second one meanwhile throws ``Error/concurrentRequests``. A request that fails or is
/// cancelled leaves the transcript as it was, unless ``transcriptErrorHandlingPolicy`` says otherwise.
///
/// `transcript`, `isResponding` and `usage` are tracked by Observation. They change on the actor that awaits the response, so a
/// view that is asked on the main actor is told there.
public final class LanguageModelSession: @unchecked Sendable, Observable {
    // Unchecked, as in Apple's declaration; all that changes stands behind the mutex.
    struct State {
        var transcript: Transcript
        /// What all responses took.
        var usage = Usage()
        /// The latest turn that had the session, or has it. It is set before the observed changes of a turn, and ends with
        /// the last of them: whoever sees that the session isn't responding can ask it.
        var turn: TurnState?
        var policy: TranscriptErrorHandlingPolicy?
        /// What the active profile says of it.
        var profilePolicy: TranscriptErrorHandlingPolicy?

        /// The turn that has the session; nil if it is free.
        var openTurn: TurnState? { turn.flatMap { $0.isOpen ? $0 : nil } }

        /// Whether a turn still runs and has more to show than stands behind its prompt.
        func isNews(_ entries: [Transcript.Entry], of turn: TurnState) -> Bool {
            openTurn === turn && transcript.entries.count <= turn.entryCountBefore + entries.count
        }

        /// Lets these entries, and nothing else, stand behind the turn's prompt.
        mutating func replaceEntries(of turn: TurnState, with entries: [Transcript.Entry]) {
            let start = min(turn.entryCountBefore + 1, transcript.entries.count)
            transcript.entries.replaceSubrange(start..., with: entries)
        }
    }

    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()
    let runner: ModelRunner
    let toolbox: Toolbox
    /// What says anew before each call of the model who answers, and how; nil where that stays as it was.
    let profileHost: ProfileHost?

    /// Values that profiles, instructions and tools of this session share.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public let properties = SessionPropertyValues()

    /// All initialisers come together here.
    init(runner: ModelRunner, toolbox: Toolbox, transcript: Transcript, profileHost: ProfileHost? = nil) {
        self.runner = runner
        self.toolbox = toolbox
        self.profileHost = profileHost
        state = Mutex(State(transcript: transcript))
        properties.attach(to: self)
    }

    /// Everything that was said, the prompt that is being answered included. Another transcript, such as a shorter one, is
    /// what the next request goes on from. While a request is being answered, setting it changes nothing, and that request fails
    /// with ``Error/transcriptMutationWhileResponding``.
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

    /// What becomes of the transcript when a request fails; nil takes back what the request added.
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

    /// How many tokens all responses of the session took together; a request without a response doesn't count.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var usage: Usage {
        registrar.access(self, keyPath: \.usage)
        return state.withLock { $0.usage }
    }

    /// Gets the model ready for the first request, in the background: it is loaded, and what is already known of that
    /// request (the transcript and the beginning of the prompt) is read ahead.
    public func prewarm(promptPrefix: Prompt? = nil) {
        var expected = stored
        var runner = runner
        if let profileHost {
            // A profile is evaluated by one task at a time, and a turn that runs has made its model ready.
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
    /// Moves a turn on to its beginning.
    ///
    /// - Returns: false if it has begun before.
    func mayBegin(_ turn: TurnState) -> Bool { state.withLock { _ in turn.begin() } }

    /// Gives the session to a turn and adds its prompt to the transcript.
    ///
    /// - Returns: The transcript; nil if the turn was cancelled meanwhile, and is to be taken back.
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
            // The session is not the turn's, so there is nothing to take back.
            state.withLock { _ in turn.finish(.takenBack) }
            throw error
        }
        return change { state in
            state.transcript.entries.append(.prompt(request.prompt))
            return turn.respond() ? nil : state.transcript
        }
    }

    /// Shows what a running turn has added to the transcript behind its prompt: calls of tools and their outputs.
    func show(_ entries: [Transcript.Entry], of turn: TurnState) {
        guard profileHost == nil, state.withLock({ $0.isNews(entries, of: turn) }) else { return }
        change { state in
            if state.isNews(entries, of: turn) { state.replaceEntries(of: turn, with: entries) }
        }
    }

    /// Adds the response, and whatever came before it, to the transcript and gives the session free, unless the turn has
    /// ended already.
    ///
    /// In the transcript of a profile they stand already, and its actions may have changed it since.
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

    /// Takes back what the turn added to the transcript, unless the policy is to keep it, and gives the session free,
    /// unless the turn has ended already.
    ///
    /// - Parameters:
    ///   - entries: What whole rounds have added behind the prompt.
    ///   - begun: What the model has said in the round that was cut off.
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

    /// Where a turn stands, unobserved.
    func phase(of turn: TurnState) -> TurnState.Phase { state.withLock { _ in turn.phase } }

    /// Whether the turn runs; one that is only beginning is noted to be unwanted.
    func mayCancel(_ turn: TurnState) -> Bool {
        state.withLock { _ in
            turn.cancelBeginning()
            return turn.isResponding
        }
    }

    private func isResponding(to turn: TurnState) -> Bool { state.withLock { _ in turn.isResponding } }

    /// Changes both observed properties at once. Observers are told outside the mutex: they may read at once.
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

    /// Lets the transcript begin with the instructions of a profile.
    ///
    /// - Throws: `CancellationError` where the turn was taken back meanwhile.
    func applyProfile(_ profile: ResolvedProfile, in turn: TurnState) throws {
        // Tools are the app's code, which may read the session.
        let instructions = profile.instructions
        try change(in: turn) { state in
            state.profilePolicy = profile.policy
            let instructed = state.transcript.instructed(by: instructions)
            if instructed != state.transcript { state.transcript = instructed }
        }
    }

    /// Looks whether a turn still runs: nothing of the app's begins for one that was taken back.
    ///
    /// - Throws: `CancellationError` where it doesn't.
    func check(_ turn: TurnState) throws {
        try Task.checkCancellation()
        guard state.withLock({ $0.openTurn === turn }) else { throw CancellationError() }
    }

    /// Adds what a round brought to the transcript of a profile. Other sessions show it when it is read.
    ///
    /// - Throws: `CancellationError` where the turn was taken back meanwhile.
    func addToProfiled(
        _ entries: [Transcript.Entry], in turn: TurnState, isolation: isolated (any Actor)?
    ) throws {
        guard profileHost != nil else { return }
        try change(in: turn) { $0.transcript.entries += entries }
    }

    /// Changes the session as long as a turn runs: nothing that comes late stands in another one's transcript.
    private func change(in turn: TurnState, _ body: (inout State) -> Void) throws {
        let isRunning = change { state in
            guard state.openTurn === turn else { return false }
            body(&state)
            return true
        }
        if !isRunning { throw CancellationError() }
    }

    /// Changes what stands behind the instructions: at any time while no request is answered, and meanwhile in the actions
    /// of its turn.
    ///
    /// - Parameter turn: The turn whose action does it, or started who does; nil for anybody else.
    func setHistory(_ history: Transcript.HistoryView, in turn: TurnState?) {
        change { state in
            let isAllowed = turn.map { $0 === state.turn && !$0.isTakenBack } ?? (state.openTurn == nil)
            if isAllowed { state.transcript.history = history }
        }
    }

    /// Whether a request is being answered, unobserved.
    var isTaken: Bool { state.withLock { $0.openTurn != nil } }
}
