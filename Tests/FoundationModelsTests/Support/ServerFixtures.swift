import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

extension FixtureServer {
    /// A connection to this server that retries without delay.
    func connection(
        key: String? = nil, model: String? = "fixture", retry: RetryPolicy? = nil, patience: ServerPatience = .ofTests,
        client: HTTPClient = .shared
    ) throws -> ServerConnection {
        let address = try ServerAddress(address, model: model)
        let environment = key.map { ["KISSA_API_KEY": $0] } ?? [:]
        return ServerConnection(
            address: address, key: ServerKey(for: address, in: environment),
            retry: retry ?? RetryPolicy(sleep: { _ in try Task.checkCancellation() }), patience: patience,
            client: client)
    }

    /// A session on this server's model.
    func session(
        key: String? = nil, instructions: String? = nil, retry: RetryPolicy? = nil, patience: ServerPatience = .ofTests
    ) throws -> LanguageModelSession {
        LanguageModelSession(
            model: try model(key: key, retry: retry, patience: patience), instructions: instructions)
    }

    func model(
        key: String? = nil, retry: RetryPolicy? = nil, patience: ServerPatience = .ofTests
    ) throws -> SystemLanguageModel {
        SystemLanguageModel(backend: try backend(key: key, retry: retry, patience: patience))
    }

    func backend(
        key: String? = nil, model: String? = "fixture", retry: RetryPolicy? = nil, patience: ServerPatience = .ofTests,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> ServerModel {
        ServerModel(
            try connection(key: key, model: model, retry: retry, patience: patience), report: report)
    }
}

extension ServerPatience {
    /// For servers that answer at once. These timeouts expire only if something is wrong.
    static let ofTests = ServerPatience(firstWord: .seconds(30), silence: .seconds(30), whole: .seconds(30))
}

/// The error that a session throws, as an app sees it.
func errorOf(
    _ session: LanguageModelSession, sourceLocation: SourceLocation = #_sourceLocation
) async -> (any Error)? {
    do {
        let reply = try await session.respond(to: "Hello")
        Issue.record("It answered \(reply.content)", sourceLocation: sourceLocation)
        return nil
    } catch {
        return error
    }
}

/// The developer-facing text of the `assetsUnavailable` error that a session throws.
func unavailability(
    of session: LanguageModelSession, sourceLocation: SourceLocation = #_sourceLocation
) async -> String {
    let error = await errorOf(session, sourceLocation: sourceLocation)
    guard case GenerationError.assetsUnavailable(let context)? = error else {
        Issue.record("Expected assetsUnavailable, got \(String(describing: error))", sourceLocation: sourceLocation)
        return ""
    }
    return context.debugDescription
}
