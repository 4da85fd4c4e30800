/// The session's turn in which app code runs.
struct RunningTurn: Sendable {
    let session: LanguageModelSession
    let state: TurnState

    /// The turn of the current task.
    @TaskLocal static var current: RunningTurn?

    /// The turn whose profile callback is running, or has started the current task. Only such code can change the
    /// history during the turn.
    @TaskLocal static var acting: RunningTurn?

    /// Runs a profile's callback, which can change the history, unless its turn was rolled back.
    static func act(
        _ isolation: isolated (any Actor)?, _ action: nonisolated(nonsending) () async throws -> Void
    ) async throws {
        if let current { try current.session.check(current.state) }
        try await $acting.withValue(current) { try await action() }
    }
}
