import Foundation
import HTTP

/// A reply that is being received: it reads a response, whole or as events, and sends its content into a channel.
struct ChatStream {
    private let chat: ChatRequest
    private let connection: ServerConnection
    private let transcript: Transcript
    private var reader: ChatReplyReader
    private var clock: ReplyClock
    private var filter: JSONReplyFilter?
    private var wrappedFilter: WrappedReplyFilter?
    /// The text so far, if it must be JSON.
    private var json = ""
    private let usageBefore: LanguageModelSession.Usage
    private var ownUsage = LanguageModelSession.Usage()

    /// - Parameter usageBefore: The usage of an earlier reply that was discarded.
    init(
        chat: ChatRequest, connection: ServerConnection, transcript: Transcript, clock: ReplyClock,
        usageBefore: LanguageModelSession.Usage = .init()
    ) {
        self.usageBefore = usageBefore
        self.chat = chat
        self.clock = clock
        reader = ChatReplyReader(chat.bounds)
        self.connection = connection
        self.transcript = transcript
        guard let schema = chat.schema else { return }
        if schema.isWrapped { wrappedFilter = WrappedReplyFilter() } else { filter = JSONReplyFilter() }
    }

    /// The usage of this reply and those before it.
    var usage: LanguageModelSession.Usage { usageBefore + ownUsage }

    /// - Returns: Whether the reply is valid. One that should contain tool calls is discarded if it has none, and no
    ///   matching answer either.
    mutating func read(
        _ response: HTTPResponse, into channel: LanguageModelExecutorGenerationChannel
    ) async throws -> Bool {
        switch response.contentType {
        case "text/event-stream", "", "application/octet-stream", "text/plain", "application/x-ndjson":
            try await readEvents(response, into: channel)
        case let type where type.hasSuffix("json"): try await readWhole(response, into: channel)
        case let type:
            let excerpt = String(decoding: try await response.excerpt(clock), as: UTF8.self)
            throw ServerFailure.notJSON(
                contentType: type, excerpt: ServerFailure.excerpt(connection.key.redacting(excerpt)))
        }
        await send(reader.finish(), into: channel)
        if reader.calls.isEmpty, let rest = wrappedFilter?.finish() { await pass(rest, into: channel) }
        try checkEnd()
        do {
            try checkAnswer()
        } catch is ServerFailure where chat.aim == .calls {
            if !json.isEmpty { await channel.send(.response(action: .replaceTextSegment("", tokenCount: 0))) }
            return false
        }
        return true
    }

    private mutating func readEvents(
        _ response: HTTPResponse, into channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        var parser = ServerSentEventParser()
        var byteCount = 0
        do {
            while let data = try await response.next(clock) {
                byteCount += data.count
                guard byteCount <= chat.bounds.byteCountMax else {
                    throw ServerFailure.tooLong(byteCountMax: chat.bounds.byteCountMax)
                }
                for event in try parser.append(data) { await send(try reader.read(event), into: channel) }
                guard !reader.isEnded else { break }
            }
            if reader.isEnded { response.drain() }
        } catch ServerFailure.truncated where reader.finishReason != nil {
            // The answer is complete, only its end marker is missing.
        }
        if !reader.isEnded, let event = parser.finish() { await send(try reader.read(event), into: channel) }
        // A stream that ends without a finish reason was truncated, even after [DONE]: llama-cpp-python does so to make
        // room for the next request.
        guard reader.finishReason != nil else { throw ServerFailure.truncated }
    }

    /// A server that doesn't stream sends the completion as a whole.
    private mutating func readWhole(
        _ response: HTTPResponse, into channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let body = try await response.body(clock)
        let additions = try reader.read(body)
        guard !additions.isEmpty || reader.finishReason != nil else {
            throw ServerFailure.malformed(
                reason: "It has no choices.", excerpt: ServerFailure.excerpt(String(decoding: body, as: UTF8.self)))
        }
        await send(additions, into: channel)
    }

    private mutating func send(
        _ additions: [ChatReplyReader.Addition], into channel: LanguageModelExecutorGenerationChannel
    ) async {
        for addition in additions {
            if addition.isWord { clock.hearWord() }
            switch addition {
            case .text(let text): await say(text, into: channel)
            case .thought(let text): await channel.send(.reasoning(action: .appendText(text, tokenCount: 1)))
            case .arguments(let id, let name, let json):
                let action = LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action.appendArguments(
                    json, tokenCount: 1)
                await channel.send(.toolCalls(action: .toolCall(id: id, name: name, action: action)))
            case .usage(let reported):
                ownUsage = reported
                await channel.send(.response(action: .updateUsage(input: usage.input, output: usage.output)))
            }
        }
    }

    private mutating func say(_ text: String, into channel: LanguageModelExecutorGenerationChannel) async {
        await pass(sift(text), into: channel)
    }

    /// The part of a text that belongs to the answer.
    private mutating func sift(_ text: String) -> String {
        if let json = filter?.append(text) { return json }
        return wrappedFilter?.append(text) ?? text
    }

    private mutating func pass(_ text: String, into channel: LanguageModelExecutorGenerationChannel) async {
        guard !text.isEmpty else { return }
        if chat.schema != nil { json += text }
        await channel.send(.response(action: .appendText(text, tokenCount: 1)))
    }
}

// MARK: - The end

extension ChatStream {
    /// Finish reasons for failures of the server: OpenRouter's, vLLM's and SGLang's, DeepSeek's.
    private static let failures: Set<String> = ["error", "abort", "insufficient_system_resource"]

    /// Checks that the reply ended properly.
    ///
    /// A reply without a schema that reached the app's limit of tokens just ends there, as documented for
    /// ``GenerationOptions``. Without such a limit, the context was full.
    private func checkEnd() throws {
        typealias GenerationError = LanguageModelSession.GenerationError
        if !reader.refusal.isEmpty {
            throw GenerationError.refusal(
                .init(transcriptEntries: Array(transcript)),
                .init(
                    debugDescription: "The server \(connection.address.host): \(ServerFailure.excerpt(reader.refusal))")
            )
        }
        if let reason = reader.finishReason, Self.failures.contains(reason) {
            throw ServerFailure.failedWithin(.init(status: 500, message: "the reason to stop is \(reason)"))
        }
        if reader.finishReason == "content_filter" {
            throw GenerationError.guardrailViolation(
                .init(
                    debugDescription: "The server \(connection.address.host) found the response unsafe and cut it off.")
            )
        }
        if reader.finishReason == "length", chat.maximumResponseTokens == nil {
            throw GenerationError.exceededContextWindowSize(
                .init(debugDescription: "The server \(connection.address.host) had no room for the rest of the reply."))
        }
        // A call with empty arguments has none.
        for call in reader.calls.arguments where !call.json.allSatisfy(\.isWhitespace) {
            let arguments = try whole(call.json, "the arguments of \(call.name)")
            try check(call.json, "The arguments of \(call.name)") { () throws(SchemaMismatch) in
                try chat.check(arguments, of: call.name)
            }
        }
    }

    /// Checks that a reply without calls matches the schema.
    private func checkAnswer() throws {
        guard let schema = chat.schema, reader.calls.isEmpty else { return }
        let content = try whole(json, "the reply")
        try check(json, "The reply") { () throws(SchemaMismatch) in try schema.check(content) }
    }

    private func check(_ json: String, _ name: String, by check: () throws(SchemaMismatch) -> Void) throws {
        do throws(SchemaMismatch) {
            try check()
        } catch {
            throw ServerFailure.malformed(
                reason: "\(name): \(error)", excerpt: ServerFailure.excerpt(json))
        }
    }

    private func whole(_ json: String, _ name: String) throws -> GeneratedContent {
        if let content = try? GeneratedContent(json: json), content.isComplete { return content }
        let reason =
            reader.finishReason == "length"
            ? "The limit of tokens was reached before \(name) was whole."
            : "There is no whole JSON in \(name)."
        throw ServerFailure.malformed(reason: reason, excerpt: ServerFailure.excerpt(json))
    }
}
