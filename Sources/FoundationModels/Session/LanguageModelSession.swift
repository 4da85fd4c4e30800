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
        var isResponding = false
        /// What all responses took.
        var usage = Usage()
        /// Set before the observed changes of a turn, and cleared with the last of them: whoever sees that the session
        /// isn't responding can ask it.
        var isTaken = false
        /// The transcript before the turn.
        var before = Transcript()
        /// How many entries there were before the turn.
        var entryCountBefore: Int { before.entries.count }
        /// Ends the turn that runs with an error.
        var abort: (@Sendable (any Swift.Error) -> Void)?
        var policy: TranscriptErrorHandlingPolicy?
        /// What the active profile says of it.
        var profilePolicy: TranscriptErrorHandlingPolicy?
        /// Counts the turns; it tells whether a turn is still the one that runs.
        var turnNumber = 0
        /// Whether the latest turn was cancelled, or failed.
        var isTakenBack = false

        /// Whether a turn still runs and has more to show than stands behind its prompt.
        func isNews(_ entries: [Transcript.Entry], ofTurn number: Int) -> Bool {
            isTaken && turnNumber == number && transcript.entries.count <= entryCountBefore + entries.count
        }

        /// Lets these entries, and nothing else, stand behind the turn's prompt.
        mutating func replaceTurn(with entries: [Transcript.Entry]) {
            transcript.entries.replaceSubrange(min(entryCountBefore + 1, transcript.entries.count)..., with: entries)
        }

        /// Gives the session free for the next turn.
        mutating func release() { (isResponding, isTaken, abort, before) = (false, false, nil, Transcript()) }
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
            if let abort = state.withLock({ $0.isTaken ? $0.abort : nil }) {
                return abort(Error.transcriptMutationWhileResponding)
            }
            change { if !$0.isTaken { $0.transcript = newValue } }
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
        return state.withLock { $0.isResponding }
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
    /// Takes the session for a request and adds its prompt to the transcript. Returns that, and the turn's number.
    ///
    /// - Parameter abort: Ends the turn with an error.
    func begin(
        _ request: TurnRequest, abort: @escaping @Sendable (any Swift.Error) -> Void
    ) throws -> (transcript: Transcript, turnNumber: Int) {
        if profileHost == nil {
            try request.validate(request.prompt.options, for: runner.capabilities, toolbox: toolbox)
        }
        try state.withLock { state in
            guard !state.isTaken else { throw Error.concurrentRequests }
            state.isTaken = true
            state.turnNumber += 1
            (state.isTakenBack, state.profilePolicy) = (false, nil)
            state.before = state.transcript
            state.abort = abort
        }
        change { state in
            state.transcript.entries.append(.prompt(request.prompt))
            state.isResponding = true
        }
        return state.withLock { ($0.transcript, $0.turnNumber) }
    }

    /// Shows what a running turn has added to the transcript behind its prompt: calls of tools and their outputs.
    func show(_ entries: [Transcript.Entry], ofTurn turnNumber: Int) {
        guard profileHost == nil, state.withLock({ $0.isNews(entries, ofTurn: turnNumber) }) else { return }
        change { state in
            if state.isNews(entries, ofTurn: turnNumber) { state.replaceTurn(with: entries) }
        }
    }

    /// Adds the response, and whatever came before it, to the transcript and gives the session free. Returns what the turn
    /// added, its prompt first.
    ///
    /// In the transcript of a profile they stand already, and its actions may have changed it since.
    func end(
        _ prompt: Transcript.Prompt, with entries: [Transcript.Entry], usage: Usage
    ) -> ArraySlice<Transcript.Entry> {
        let isProfiled = profileHost != nil
        return registrar.withMutation(of: self, keyPath: \.usage) {
            change { state in
                let start = min(state.entryCountBefore, state.transcript.entries.count)
                if !isProfiled { state.replaceTurn(with: entries) }
                state.usage = state.usage + usage
                state.release()
                return isProfiled ? [.prompt(prompt)] + entries : state.transcript.entries[start...]
            }
        }
    }

    /// Takes back what the turn added to the transcript, unless the policy is to keep it, and gives the session free.
    ///
    /// - Parameters:
    ///   - entries: What whole rounds have added behind the prompt.
    ///   - begun: What the model has said in the round that was cut off.
    func fail(after entries: [Transcript.Entry], begun: [Transcript.Entry]) {
        let isProfiled = profileHost != nil
        change { state in
            switch (state.profilePolicy ?? state.policy ?? .revertTranscript).kind {
            case .revert: state.transcript = state.before
            case .preserve where isProfiled: state.transcript.addNews(of: begun)
            case .preserve: state.replaceTurn(with: entries + begun)
            }
            state.isTakenBack = true
            state.release()
        }
    }

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
    func applyProfile(_ profile: ResolvedProfile, inTurn number: Int) throws {
        // Tools are the app's code, which may read the session.
        let instructions = profile.instructions
        try changeTurn(number) { state in
            state.profilePolicy = profile.policy
            let instructed = state.transcript.instructed(by: instructions)
            if instructed != state.transcript { state.transcript = instructed }
        }
    }

    /// Looks whether a turn still runs: nothing of the app's begins for one that was taken back.
    ///
    /// - Throws: `CancellationError` where it doesn't.
    func checkTurn(_ number: Int) throws {
        try Task.checkCancellation()
        guard state.withLock({ $0.isTaken && $0.turnNumber == number }) else { throw CancellationError() }
    }

    /// Adds what a round brought to the transcript of a profile. Other sessions show it when it is read.
    ///
    /// - Throws: `CancellationError` where the turn was taken back meanwhile.
    func addToProfiled(
        _ entries: [Transcript.Entry], inTurn number: Int, isolation: isolated (any Actor)?
    ) throws {
        guard profileHost != nil else { return }
        try changeTurn(number) { $0.transcript.entries += entries }
    }

    /// Changes the session as long as a turn runs: nothing that comes late stands in another one's transcript.
    private func changeTurn(_ number: Int, _ body: (inout State) -> Void) throws {
        let isRunning = change { state in
            guard state.isTaken, state.turnNumber == number else { return false }
            body(&state)
            return true
        }
        if !isRunning { throw CancellationError() }
    }

    /// Changes what stands behind the instructions: at any time while no request is answered, and meanwhile in the actions
    /// of its turn.
    ///
    /// - Parameter number: The turn whose action does it, or started who does; nil for anybody else.
    func setHistory(_ history: Transcript.HistoryView, inTurn number: Int?) {
        change { state in
            let isItsTurn = number == state.turnNumber && !state.isTakenBack
            if isItsTurn || number == nil && !state.isTaken { state.transcript.history = history }
        }
    }

    /// Whether a request is being answered, unobserved.
    var isTaken: Bool { state.withLock { $0.isTaken } }
}
