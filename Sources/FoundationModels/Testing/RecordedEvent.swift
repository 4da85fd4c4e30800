/// An event of an executor as a recording keeps it: an object with the one key that says what happened.
struct RecordedEvent: Codable, Sendable, Equatable {
    typealias Channel = LanguageModelExecutorGenerationChannel

    private var text: Piece?
    private var replacement: Piece?
    private var thought: RecordedThought?
    private var toolCall: Call?
    private var usage: Usage?

    struct Piece: Codable, Equatable {
        var content: String
        var tokenCount: Int
        var segmentID: String?

        init(_ fragment: Channel.TextFragment) {
            content = fragment.content
            tokenCount = fragment.tokenCount
            segmentID = fragment.segmentID
        }

        var fragment: Channel.TextFragment {
            .init(content: content, segmentID: segmentID, tokenCount: tokenCount)
        }
    }

    fileprivate struct Call: Codable, Equatable {
        var id: String
        var name: String
        var arguments: String
        var tokenCount: Int
    }

    fileprivate struct Usage: Codable, Equatable {
        var input: Int
        var cached: Int
        var output: Int
        var reasoning: Int
    }

    /// - Returns: Nil for an event of an unknown type, which a session refuses anyway.
    init?(_ event: any Channel.Event) {
        switch event {
        case let response as Channel.Response:
            switch response.action {
            case .appendText(let fragment): text = Piece(fragment)
            case .replaceTextSegment(let fragment): replacement = Piece(fragment)
            case .updateUsage(let counts): usage = Usage(counts)
            }
        case let thoughts as Channel.Reasoning:
            if case .updateUsage(let counts) = thoughts.action {
                usage = Usage(counts)
            } else {
                thought = RecordedThought(thoughts)
            }
        case let calls as Channel.ToolCalls:
            switch calls.action {
            case .toolCall(let call): toolCall = Call(call)
            case .updateUsage(let counts): usage = Usage(counts)
            }
        default: return nil
        }
    }

    func send(into channel: Channel) async {
        if let text { await channel.send(.response(action: .appendText(text.fragment))) }
        if let replacement { await channel.send(.response(action: .replaceTextSegment(replacement.fragment))) }
        if let event = thought?.event { await channel.send(event) }
        if let toolCall { await channel.send(toolCall.event) }
        if let usage { await channel.send(.response(action: .updateUsage(usage.counts))) }
    }
}

extension RecordedEvent.Call {
    init(_ call: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall) {
        id = call.id
        name = call.name
        switch call.action {
        case .appendArguments(let fragment):
            arguments = fragment.content
            tokenCount = fragment.tokenCount
        }
    }

    var event: LanguageModelExecutorGenerationChannel.ToolCalls {
        let fragment = LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.ArgumentsFragment(
            content: arguments, tokenCount: tokenCount)
        return .toolCalls(action: .toolCall(.init(id: id, name: name, action: .appendArguments(fragment))))
    }
}

extension RecordedEvent.Usage {
    init(_ usage: LanguageModelSession.Usage) {
        input = usage.input.totalTokenCount
        cached = usage.input.cachedTokenCount
        output = usage.output.totalTokenCount
        reasoning = usage.output.reasoningTokenCount
    }

    var counts: LanguageModelSession.Usage {
        .init(
            input: .init(totalTokenCount: input, cachedTokenCount: cached),
            output: .init(totalTokenCount: output, reasoningTokenCount: reasoning))
    }
}
