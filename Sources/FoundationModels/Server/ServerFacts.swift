import Foundation
import Synchronization

/// The data about a server, which is requested once and cached.
final class ServerFacts: Sendable {
    private struct State {
        var description: ServerDescription?
        var model: String?
    }

    private let state = Mutex(State())

    /// The server's last answer.
    var description: ServerDescription? { state.withLock { $0.description } }

    /// Requests the data, with a short time limit and without retries: callers can't wait for long.
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

    /// The name of the model to request: the one in the address, or the first one that the server lists, which is kept
    /// from then on. Nil if the server lists none, because then it only has one.
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
