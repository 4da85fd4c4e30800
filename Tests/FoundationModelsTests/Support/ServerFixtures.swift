import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

extension FixtureServer {
    /// A connection to this server that loses no time between attempts.
    func connection(
        key: String? = nil, model: String? = "fixture", retry: RetryPolicy? = nil, silenceMax: TimeInterval = 30,
        transport: HTTPTransport = .shared
    ) throws -> ServerConnection {
        let address = try ServerAddress(address, model: model)
        let environment = key.map { ["KISSA_API_KEY": $0] } ?? [:]
        return ServerConnection(
            address: address, key: ServerKey(for: address, in: environment),
            retry: retry ?? RetryPolicy(sleep: { _ in try Task.checkCancellation() }), silenceMax: silenceMax,
            transport: transport)
    }

    /// A session on this server's model.
    func session(
        key: String? = nil, instructions: String? = nil, retry: RetryPolicy? = nil, silenceMax: TimeInterval = 30
    ) throws -> LanguageModelSession {
        LanguageModelSession(
            model: try model(key: key, retry: retry, silenceMax: silenceMax), instructions: instructions)
    }

    func model(
        key: String? = nil, retry: RetryPolicy? = nil, silenceMax: TimeInterval = 30
    ) throws -> SystemLanguageModel {
        SystemLanguageModel(backend: try backend(key: key, retry: retry, silenceMax: silenceMax))
    }

    func backend(
        key: String? = nil, model: String? = "fixture", retry: RetryPolicy? = nil, silenceMax: TimeInterval = 30,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> ServerModel {
        ServerModel(
            try connection(key: key, model: model, retry: retry, silenceMax: silenceMax), report: report)
    }
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

/// The developers' text of the `assetsUnavailable` that a session throws.
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
