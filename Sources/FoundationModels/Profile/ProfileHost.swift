import Synchronization

/// Evaluates a session's profile and keeps track of which one is active.
///
/// @unchecked: the profile was passed as `sending`, and only one request at a time evaluates it, on the actor that
/// awaits the response. A callback of a canceled request may still run while the next request begins; nothing else of
/// it does.
final class ProfileHost: @unchecked Sendable {
    private let profile: any LanguageModelSession.DynamicProfile
    private let executors = ExecutorCache()
    private let active = Mutex<ResolvedProfile?>(nil)

    init(_ profile: sending some LanguageModelSession.DynamicProfile) {
        self.profile = profile
    }

    /// Evaluates the profile.
    func resolve() -> ResolvedProfile { profile.resolved() }

    /// Evaluates the profile. If another one is active than before, calls the callbacks of both.
    ///
    /// - Throws: `CancellationError` if the turn was rolled back meanwhile. Then no profile is active.
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

    /// The model of a profile, with an executor from the session's cache.
    func runner(of profile: ResolvedProfile) -> ModelRunner {
        let model: any LanguageModel = profile.model ?? SystemLanguageModel.default
        return runner(of: model)
    }

    private func runner(of model: some LanguageModel) -> ModelRunner {
        ModelRunner(model, executors: executors)
    }
}

extension LanguageModelSession {
    /// A session with a profile, which determines the model, instructions, tools and options before each call of the
    /// model.
    ///
    /// - Parameters:
    ///   - profile: The profile.
    ///   - history: The earlier conversation, without instructions.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public convenience init(
        profile: sending some DynamicProfile, history: some Collection<Transcript.Entry> = []
    ) {
        let history = Transcript(entries: history).history
        self.init(
            runner: ModelRunner(SystemLanguageModel.default), toolbox: Toolbox([]),
            transcript: Transcript(entries: history), profileHost: ProfileHost(profile))
    }

    /// A session whose instructions and tools are evaluated again before each call of the model.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - dynamicInstructions: The instructions and tools.
    ///   - history: The earlier conversation, without instructions.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public convenience init(
        model: some LanguageModel = SystemLanguageModel.default, dynamicInstructions: sending some DynamicInstructions,
        history: some Collection<Transcript.Entry> = []
    ) {
        // Safe: the instructions were passed as `sending`, and the profile that contains them isn't used elsewhere.
        nonisolated(unsafe) let profile = Profile(dynamicInstructions).model(model)
        self.init(profile: profile, history: history)
    }
}
