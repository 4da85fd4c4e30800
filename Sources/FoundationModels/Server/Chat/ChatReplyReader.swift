import Foundation

/// Assembles a reply from the chunks of a server. It is independent of connections.
struct ChatReplyReader {
    /// What a chunk adds to the reply.
    enum Addition: Equatable {
        case text(String)
        case thought(String)
        case arguments(callID: String, name: String, json: String)
        case usage(LanguageModelSession.Usage)

        /// Whether the addition is content, rather than usage data.
        var isWord: Bool {
            switch self {
            case .text(let text), .thought(let text), .arguments(_, _, let text): !text.isEmpty
            case .usage: false
            }
        }
    }

    /// Why the model stopped; nil until it has.
    private(set) var finishReason: String?
    /// The model's refusal.
    private(set) var refusal = ""
    private(set) var calls = ToolCallCollection()
    private(set) var isEnded = false
    private var thoughts = ThoughtFilter()
    private let bounds: ReplyBounds
    private var wordByteCount = 0

    init(_ bounds: ReplyBounds = ReplyBounds(maximumResponseTokens: nil)) { self.bounds = bounds }

    /// Reads the data of one event.
    ///
    /// - Throws: ``ServerFailure`` if it isn't a chunk of a chat completion, or reports an error.
    mutating func read(_ event: ServerSentEventParser.Event) throws -> [Addition] {
        let data = event.data.trimmingCharacters(in: .whitespacesAndNewlines)
        if data == "[DONE]" {
            isEnded = true
            return []
        }
        guard !data.isEmpty, !isEnded else { return [] }
        let json = Data(data.utf8)
        let additions = try read(json)
        // The data of an event of the type `error` can be the error itself, without a key for it.
        if event.type == "error", let error = try? JSONDecoder().decode(ChatChunk.ErrorText.self, from: json) {
            throw ServerFailure.failedWithin(error.refusal)
        }
        return additions
    }

    /// Reads one chunk, or a whole completion of a server that doesn't stream.
    mutating func read(_ json: Data) throws -> [Addition] {
        let chunk: ChatChunk
        do {
            chunk = try JSONDecoder().decode(ChatChunk.self, from: json)
        } catch {
            throw ServerFailure.malformed(
                reason: "It is no chunk of a chat completion.",
                excerpt: ServerFailure.excerpt(String(decoding: json, as: UTF8.self)))
        }
        if let error = chunk.error { throw ServerFailure.failedWithin(error.refusal) }
        var additions: [Addition] = []
        for choice in chunk.choices ?? [] where (choice.index ?? 0) == 0 {
            if let error = choice.error { throw ServerFailure.failedWithin(error.refusal) }
            if let message = choice.delta ?? choice.message {
                try count(message)
                additions += read(message)
                guard calls.count <= bounds.callCountMax else {
                    throw ServerFailure.tooManyCalls(countMax: bounds.callCountMax)
                }
            }
            if let reason = choice.finish_reason { finishReason = reason }
        }
        if let usage = chunk.usage { additions.append(.usage(.init(usage))) }
        return additions
    }

    /// Returns the text that was held back.
    mutating func finish() -> [Addition] {
        let (thought, answer) = thoughts.finish()
        return Self.additions(thought: thought, answer: answer)
    }

    /// - Throws: ``ServerFailure`` if the reply exceeds its bounds.
    private mutating func count(_ message: ChatChunk.Message) throws(ServerFailure) {
        let calls = message.tool_calls ?? []
        wordByteCount += (message.content?.text ?? "").utf8.count + message.thought.utf8.count
        wordByteCount += (message.refusal ?? "").utf8.count
        for call in calls { wordByteCount += (call.function?.arguments?.json ?? "").utf8.count }
        guard wordByteCount <= bounds.wordByteCountMax else {
            throw .tooLong(byteCountMax: bounds.wordByteCountMax)
        }
        guard calls.count <= bounds.callCountMax else { throw .tooManyCalls(countMax: bounds.callCountMax) }
    }

    private mutating func read(_ message: ChatChunk.Message) -> [Addition] {
        refusal += message.refusal ?? ""
        let (thought, answer) = thoughts.append(message.content?.text ?? "")
        var additions = Self.additions(thought: message.thought + thought, answer: answer)
        for call in message.tool_calls ?? [] {
            calls.add(call).map { additions.append($0) }
        }
        return additions
    }

    private static func additions(thought: String, answer: String) -> [Addition] {
        (thought.isEmpty ? [] : [.thought(thought)]) + (answer.isEmpty ? [] : [.text(answer)])
    }
}

/// The tool calls of one reply. Fragments are matched by their index, or by their ID for servers whose index is always
/// 0 or missing (Ollama).
struct ToolCallCollection {
    private struct Call {
        let index: Int?
        let serverID: String?
        let id: String
        var name: String
        var json = ""
    }

    private var calls: [Call] = []

    var isEmpty: Bool { calls.isEmpty }
    var count: Int { calls.count }

    /// The names and arguments so far.
    var arguments: [(name: String, json: String)] { calls.map { ($0.name, $0.json) } }

    mutating func add(_ piece: ChatChunk.ToolCall) -> ChatReplyReader.Addition? {
        let position = position(of: piece)
        let json = piece.function?.arguments?.json ?? ""
        calls[position].json += json
        return .arguments(callID: calls[position].id, name: calls[position].name, json: json)
    }

    private mutating func position(of piece: ChatChunk.ToolCall) -> Int {
        let serverID = piece.id.flatMap { $0.isEmpty ? nil : $0 }
        let name = piece.function?.name.flatMap { $0.isEmpty ? nil : $0 }
        let known = calls.lastIndex { call in
            if let index = piece.index, call.index != index { return false }
            if let serverID { return call.serverID == serverID }
            // Without an ID, a name begins a new call, unless the index says that it continues one.
            return piece.index != nil || name == nil
        }
        if let known { return known }
        let id = serverID.flatMap { id in calls.contains { $0.id == id } ? nil : id } ?? "call_\(UUID().uuidString)"
        calls.append(Call(index: piece.index, serverID: serverID, id: id, name: name ?? ""))
        return calls.count - 1
    }
}

extension LanguageModelSession.Usage {
    fileprivate init(_ usage: ChatChunk.Usage) {
        self.init(
            input: .init(
                totalTokenCount: max(0, usage.prompt_tokens ?? 0),
                cachedTokenCount: max(0, usage.prompt_tokens_details?.cached_tokens ?? 0)),
            output: .init(
                totalTokenCount: max(0, usage.completion_tokens ?? 0),
                reasoningTokenCount: max(0, usage.completion_tokens_details?.reasoning_tokens ?? 0)))
    }
}
