import Synchronization

/// A session's profile: it is evaluated here, and it is known here which one is active.
///
/// Unchecked: the profile was handed over `sending`, and one request at a time evaluates it, where the app awaits the
/// response. An action of a cancelled request may still run while the next one begins; nothing else of it does.
final class ProfileHost: @unchecked Sendable {
    private let profile: any LanguageModelSession.DynamicProfile
    private let executors = ExecutorCache()
    private let active = Mutex<ResolvedProfile?>(nil)

    init(_ profile: sending some LanguageModelSession.DynamicProfile) {
        self.profile = profile
    }

    /// What the profile says now.
    func resolve() -> ResolvedProfile { profile.resolved() }

    /// Evaluates the profile, and tells it, and the one before, if another is active now.
    ///
    /// - Throws: `CancellationError` where the turn was taken back meanwhile. Then none is active.
    func activate(isolation: isolated (any Actor)?) async throws -> ResolvedProfile {
        let next = resolve()
        let previous = active.withLock { active in
            defer { active = active?.path == next.path ? next : nil }
            return active
        }
        guard previous?.path != next.path else { return next }
        try await previous?.actions.deactivated(isolation: isolation)
        try await next.actions.activated(isolation: isolation)
        active.withLock { $0 = next }
        return next
    }

    /// The model of a profile, with the executor that models of its configuration share in this session.
    func runner(of profile: ResolvedProfile) -> ModelRunner {
        let model: any LanguageModel = profile.model ?? SystemLanguageModel.default
        return runner(of: model)
    }

    private func runner(of model: some LanguageModel) -> ModelRunner {
        ModelRunner(model, executors: executors)
    }
}

extension LanguageModelSession {
    /// A session that a profile runs: who answers, and how, is decided before each call of the model.
    ///
    /// - Parameters:
    ///   - profile: Says who answers, with which instructions and tools.
    ///   - history: What was said before, without instructions.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public convenience init(
        profile: sending some DynamicProfile, history: some Collection<Transcript.Entry> = []
    ) {
        let history = Transcript(entries: history).history
        self.init(
            runner: ModelRunner(SystemLanguageModel.default), toolbox: Toolbox([]),
            transcript: Transcript(entries: history), profileHost: ProfileHost(profile))
    }

    /// A session whose instructions and tools are evaluated anew before each call of the model.
    ///
    /// - Parameters:
    ///   - model: Who answers.
    ///   - dynamicInstructions: The instructions and tools.
    ///   - history: What was said before, without instructions.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public convenience init(
        model: some LanguageModel = SystemLanguageModel.default, dynamicInstructions: sending some DynamicInstructions,
        history: some Collection<Transcript.Entry> = []
    ) {
        // The instructions were handed over, and nobody else has the profile that is made of them.
        nonisolated(unsafe) let profile = Profile(dynamicInstructions).model(model)
        self.init(profile: profile, history: history)
    }
}
