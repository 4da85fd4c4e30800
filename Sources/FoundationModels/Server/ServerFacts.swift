import Foundation
import Synchronization

/// What is known of a server, asked for once and kept for a while.
final class ServerFacts: Sendable {
    private struct State {
        var description: ServerDescription?
        var model: String?
    }

    private let state = Mutex(State())

    /// What the server said last.
    var description: ServerDescription? { state.withLock { $0.description } }

    /// Asks the server, shortly and once: whoever wants to know cannot wait for long.
    ///
    /// - Throws: ``ServerFailure``.
    @discardableResult
    func ask(_ connection: ServerConnection) async throws -> ServerDescription {
        var brief = connection
        brief.patience = .brief
        brief.retry.attemptCountMax = 1
        let description = try await ServerDescription(asking: brief)
        state.withLock { $0.description = description }
        return description
    }

    /// The name to ask for: the address's, or the first of the server's, which stays the same from then on. Nil where the
    /// server lists none, since it has only one then.
    func modelName(_ connection: ServerConnection) async throws -> String? {
        if let model = connection.address.model ?? state.withLock({ $0.model }) { return model }
        var description = description
        if description == nil { description = try await ask(connection) }
        let first = description?.models.first?.name
        return state.withLock { state in
            state.model = state.model ?? first
            return state.model
        }
    }
}
