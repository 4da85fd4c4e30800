import Foundation
import FoundationModels
import HTTPServing

/// One request for a completion, from its admission to the end of the response.
struct CompletionRun: Sendable {
    let served: ServedModel
    let reply: OpenReply
    let secondsMax: Double

    /// The result, for the log.
    struct Outcome: Sendable {
        var status: Int
        var usage = LanguageModelSession.Usage()
    }

    /// Answers the request with the model's response or an error. The body is parsed after admission, because parsing a large
    /// schema takes time.
    func run(_ body: Data, in admission: Admission) async -> Outcome {
        do {
            return try await withDeadline {
                try await admission.enter()
                defer { admission.leave() }
                let completion = try CompletionRequest(body)
                guard completion.model == served.name else { throw served.unknown(completion.model) }
                return try await answer(completion)
            }
        } catch is CancellationError {
            // The client has disconnected, or the server is stopping.
            reply.breakOff()
            return Outcome(status: 499)
        } catch {
            let error = ServingError(error)
            tell(error)
            return Outcome(status: error.status)
        }
    }

    /// Sends an error: before the first output with a status of its own, afterwards as an event.
    private func tell(_ error: ServingError) {
        guard reply.hasBegun else { return reply.respond(error.response) }
        reply.write(CompletionWriter.event(error.json))
        reply.end()
    }

    private func answer(_ completion: CompletionRequest) async throws -> Outcome {
        let writer = CompletionWriter(
            id: "chatcmpl-\(UUID().uuidString)", model: served.name, created: Int(Date().timeIntervalSince1970))
        return completion.isStreamed
            ? try await stream(completion, writer) : try await respond(completion, writer)
    }

    private func respond(_ completion: CompletionRequest, _ writer: CompletionWriter) async throws -> Outcome {
        var draft = CompletionDraft(completion)
        try await served.model.respond(to: completion.request) { _ = try draft.add($0) }
        try Task.checkCancellation()
        reply.respond(OutgoingResponse(status: 200, body: Data(writer.completion(draft).jsonString.utf8)))
        return Outcome(status: 200, usage: draft.usage)
    }

    private func stream(_ completion: CompletionRequest, _ writer: CompletionWriter) async throws -> Outcome {
        var draft = CompletionDraft(completion)
        try await served.model.respond(to: completion.request) { event in
            begin(writer)
            for addition in try draft.add(event) { reply.write(CompletionWriter.event(writer.chunk(addition))) }
        }
        try Task.checkCancellation()
        begin(writer)
        reply.write(CompletionWriter.event(writer.ending(draft)))
        if completion.tellsUsage { reply.write(CompletionWriter.event(writer.usage(draft))) }
        reply.write(CompletionWriter.lastEvent)
        reply.end()
        return Outcome(status: 200, usage: draft.usage)
    }

    private func begin(_ writer: CompletionWriter) {
        guard !reply.hasBegun else { return }
        let headers = [(name: "cache-control", value: "no-store"), (name: "x-accel-buffering", value: "no")]
        reply.begin(
            OutgoingResponse(
                status: 200, contentType: "text/event-stream", headers: headers,
                body: CompletionWriter.event(writer.beginning)))
    }

    // MARK: Deadline

    /// - Throws: ``ServingError`` at the time limit, or the work's error.
    private func withDeadline<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws
        -> Value
    {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(for: .seconds(secondsMax))
                throw ServingError(
                    status: 504, kind: .server, message: "The reply was not whole after \(Int(secondsMax)) seconds.",
                    code: "timeout")
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { preconditionFailure("The group has two tasks") }
            return value
        }
    }
}
