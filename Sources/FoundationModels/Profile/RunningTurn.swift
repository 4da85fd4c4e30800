/// The turn of a session for which code of the app's runs.
struct RunningTurn: Sendable {
    let session: LanguageModelSession
    let state: TurnState

    /// That of the task.
    @TaskLocal static var current: RunningTurn?

    /// That of the profile's action which runs, or which has started the task: it may change the history meanwhile.
    @TaskLocal static var acting: RunningTurn?

    /// Runs an action of a profile, which may change the history, unless its turn was taken back.
    static func act(
        _ isolation: isolated (any Actor)?, _ action: nonisolated(nonsending) () async throws -> Void
    ) async throws {
        if let current { try current.session.check(current.state) }
        try await $acting.withValue(current) { try await action() }
    }
}
