import struct Foundation.UUID

/// A response while it grows, put together from an executor's events: text or a structure, and calls of tools. It is a
/// value: a copy is a snapshot.
struct ResponseDraft: Sendable {
    /// The name of the schema that the response has; nil is text.
    private let schemaName: String?
    private let usageBefore: LanguageModelSession.Usage
    private var entryID = UUID().uuidString
    private var callsID = UUID().uuidString
    private var reasoning = ReasoningDraft()
    private var segments: [Transcript.TextSegment] = []
    private var growing = GrowingContent()
    private var whole: GeneratedContent?
    private var reportedUsage: LanguageModelSession.Usage?
    private var sentUsage = LanguageModelSession.Usage()

    /// The tools that the model calls for.
    private(set) var calls: [ToolCallDraft] = []

    /// - Parameter usageBefore: What earlier rounds of the turn took.
    init(schema: GenerationSchema? = nil, usageBefore: LanguageModelSession.Usage = .init()) {
        schemaName = schema?.name
        self.usageBefore = usageBefore
    }

    var isStructured: Bool { schemaName != nil }

    /// The text of all segments.
    var text: String { segments.map(\.content).joined() }

    /// All tokens of the turn: those that the executor reported, or those of the pieces that it sent.
    var usage: LanguageModelSession.Usage { usageBefore + (reportedUsage ?? sentUsage) }
}

// MARK: - Events

extension ResponseDraft {
    /// Applies an event.
    ///
    /// - Returns: Whether the content changed.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Response) -> Bool {
        if let id = event.entryID { entryID = id }
        switch event.action {
        case .appendText(let fragment): append(fragment)
        case .replaceTextSegment(let fragment): replace(fragment)
        case .updateUsage(let usage):
            reportedUsage = usage
            return false
        }
        return true
    }

    /// Applies an event. Calls don't change the content.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.ToolCalls) {
        if let id = event.entryID { callsID = id }
        switch event.action {
        case .toolCall(let call): apply(call)
        case .updateUsage(let usage): reportedUsage = usage
        }
    }

    /// Applies an event. Thoughts don't change the content.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Reasoning) {
        if let tokenCount = reasoning.apply(event) {
            sentUsage.output.totalTokenCount += tokenCount
            sentUsage.output.reasoningTokenCount += tokenCount
        } else if case .updateUsage(let usage) = event.action {
            reportedUsage = usage
        }
    }

    private mutating func apply(_ event: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall) {
        guard case .appendArguments(let fragment) = event.action else { return }
        let found = calls.lastIndex { $0.id == event.id }
        if found == nil { calls.append(.init(id: event.id, name: event.name)) }
        calls[found ?? calls.count - 1].arguments += fragment.content
        sentUsage.output.totalTokenCount += fragment.tokenCount
    }

    private mutating func append(_ fragment: LanguageModelExecutorGenerationChannel.TextFragment) {
        let index = segments.position(of: fragment.segmentID)
        segments[index].content += fragment.content
        sentUsage.output.totalTokenCount += fragment.tokenCount
        guard isStructured else { return }
        if index == segments.count - 1 { growing.append(fragment.content) } else { regrow() }
    }

    private mutating func replace(_ fragment: LanguageModelExecutorGenerationChannel.TextFragment) {
        segments[segments.position(of: fragment.segmentID)].content = fragment.content
        sentUsage.output.totalTokenCount += fragment.tokenCount
        if isStructured { regrow() }
    }

    private mutating func regrow() {
        growing = GrowingContent()
        growing.append(text)
    }
}

// MARK: - Content

extension ResponseDraft {
    /// The content so far; nil where nothing has begun, or where it makes no sense yet.
    var content: GeneratedContent? {
        if let whole { return whole }
        guard !segments.isEmpty else { return nil }
        return isStructured ? growing.content : GeneratedContent(.string(text), isComplete: false)
    }

    /// Whether the content is all that there will be.
    var isWhole: Bool { whole != nil }

    /// Says that nothing more will come.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` with the text, if it is not what was asked for.
    mutating func finish(checking check: (GeneratedContent) throws -> Void) throws {
        let content = isStructured ? try growing.whole() : GeneratedContent(.string(text))
        do {
            if isStructured { try content.checkFreeOfMarkup() }
            try check(content)
        } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
            throw decodingFailure(context.debugDescription, from: text)
        }
        whole = content
    }

    /// What the round adds to the transcript if it is the last: thoughts, if there are any, and the response.
    var entries: [Transcript.Entry] { reasoning.entries + [.response(response)] }

    /// The response as it stands in a transcript: a structure as such, once there is one.
    private var response: Transcript.Response {
        guard let schemaName, let content else {
            return .init(id: entryID, assetIDs: [], segments: segments.map(Transcript.Segment.text))
        }
        let id = segments.first?.id ?? entryID
        return .init(
            id: entryID, assetIDs: [],
            segments: [.structure(.init(id: id, source: schemaName, content: content))])
    }

    /// What a round that calls for tools adds to the transcript: what the model thought and said before, if anything, and the
    /// calls.
    func entries(with calls: [Transcript.ToolCall]) -> [Transcript.Entry] {
        let isSilent = text.allSatisfy(\.isWhitespace)
        let said = Transcript.Response(id: entryID, assetIDs: [], segments: segments.map(Transcript.Segment.text))
        return reasoning.entries + (isSilent ? [] : [.response(said)]) + [.toolCalls(.init(id: callsID, calls))]
    }
}
