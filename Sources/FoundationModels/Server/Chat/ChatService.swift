import Foundation
import HTTP

/// Answers requests with a server: sends them in the server's dialect, and turns the replies into a channel's events.
package struct ChatService: Sendable {
    var connection: ServerConnection
    var facts: ServerFacts
    var memory: ServerMemory

    private typealias Addition = ChatReplyReader.Addition

    init(connection: ServerConnection, facts: ServerFacts, memory: ServerMemory = .shared) {
        (self.connection, self.facts, self.memory) = (connection, facts, memory)
    }

    /// A service for the server at an address, with the key in the environment.
    package init(_ address: ServerAddress) {
        self.init(connection: ServerConnection(address: address, key: ServerKey(for: address)), facts: ServerFacts())
    }

    /// Generates one response.
    ///
    /// - Throws: `GenerationError`, ``LanguageModelError`` for tools that the model doesn't support, or
    ///   `CancellationError`.
    package func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        try request.transcript.checkImages()
        do {
            let model = try await facts.modelName(connection)
            var usage = LanguageModelSession.Usage()
            for aim in aims(of: request, model: model) {
                let clock = ReplyClock(connection.patience)
                let (chat, response) = try await ask(request, model: model, aim: aim, clock)
                var stream = ChatStream(
                    chat: chat, connection: connection, transcript: request.transcript, clock: clock,
                    usageBefore: usage)
                if try await stream.read(response, into: channel) { return }
                usage = stream.usage
            }
        } catch let failure as ServerFailure {
            try Task.checkCancellation()
            throw failure.error(connection, request: request)
        }
    }

    /// The aims of the requests to make. If enforcing the schema would prevent tool calls, calls are requested first; a
    /// model that answers with a matching value at once isn't asked again.
    private func aims(of request: LanguageModelExecutorGenerationRequest, model: String?) -> [ChatRequest.Aim] {
        let chat = ChatRequest(request, model: model, dialect: memory.dialect(of: connection.address))
        return chat.keepsFromCalls && !connection.address.callsUnderSchemas ? [.calls, .answer] : [.reply]
    }

    /// Sends a request until the server accepts it. After each refusal, features that it refuses are left out.
    private func ask(
        _ request: LanguageModelExecutorGenerationRequest, model: String?, aim: ChatRequest.Aim,
        _ clock: ReplyClock
    ) async throws -> (ChatRequest, HTTPResponse) {
        let url = connection.address.url("chat/completions")
        let earlier = memory.dialect(of: connection.address)
        var hasRepeated = false
        while true {
            let chat = ChatRequest(request, model: model, dialect: memory.dialect(of: connection.address), aim: aim)
            do {
                let response = try await connection.ask(url, json: chat.json, clock)
                if let guidance = chat.guidance { memory.change(connection.address) { $0.succeed(with: guidance) } }
                return (chat, response)
            } catch ServerFailure.refused(let refusal)
                where !hasRepeated && chat.schemaJSON != nil && refusal.isPerhapsPassing
            {
                // A single server error doesn't say anything about the schema yet.
                hasRepeated = true
                if let delay = connection.retry.delay(afterAttempt: 1, retryAfter: refusal.retryAfter),
                    .now + delay < clock.deadline
                {
                    try await connection.retry.sleep(delay)
                }
            } catch ServerFailure.refused(let refusal) {
                // Another request may have learned the same in the meantime; then the dialect has changed already.
                let learnt = memory.change(connection.address) {
                    $0.learn(from: refusal, features: chat.features, schema: chat.schemaJSON)
                }
                guard learnt else {
                    memory.change(connection.address) { $0.forgetGuidance(since: earlier) }
                    throw ServerFailure.refused(refusal)
                }
            }
        }
    }
}

extension ServerFailure {
    /// The error for the app.
    fileprivate func error(_ connection: ServerConnection, request: LanguageModelExecutorGenerationRequest) -> any Error
    {
        guard case .refused(let refusal) = self, let capability = refusal.missingCapability(for: request) else {
            return self.error(connection)
        }
        let description = "The server \(connection.address.host): \(self)"
        return LanguageModelError.unsupportedCapability(
            .init(capability: capability, debugDescription: connection.key.redacting(description).printable))
    }
}

extension ServerFailure.Refusal {
    /// The capability that the model lacks, if that is why the server refused.
    fileprivate func missingCapability(
        for request: LanguageModelExecutorGenerationRequest
    ) -> LanguageModelCapabilities.Capability? {
        if isAboutImages, !request.transcript.images.isEmpty { return .vision }
        return isAboutTools && !request.enabledToolDefinitions.isEmpty ? .toolCalling : nil
    }
}
