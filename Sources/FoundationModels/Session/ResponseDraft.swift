import struct Foundation.UUID

/// A growing response, assembled from an executor's events: text or a structure, and tool calls. It is a value: a copy
/// is a snapshot.
struct ResponseDraft: Sendable {
    /// The name of the response's schema; nil is text.
    private let schemaName: String?
    private let usageBefore: LanguageModelSession.Usage
    private var entryID = UUID().uuidString
    private var callsID = UUID().uuidString
    private var reasoning = ReasoningDraft()
    private var segments: [Transcript.TextSegment] = []
    private var inserted: [InsertedSegment] = []
    private var metadata: [String: GeneratedContent] = [:]
    private var dataEntries: [Transcript.DataEntry] = []
    private var growing = GrowingContent()
    private var whole: GeneratedContent?
    private var reportedUsage: LanguageModelSession.Usage?
    private var sentUsage = LanguageModelSession.Usage()

    /// The model's tool calls.
    private(set) var calls: [ToolCallDraft] = []

    /// - Parameter usageBefore: The usage of earlier rounds of the turn.
    init(schema: GenerationSchema? = nil, usageBefore: LanguageModelSession.Usage = .init()) {
        schemaName = schema?.name
        self.usageBefore = usageBefore
    }

    var isStructured: Bool { schemaName != nil }

    /// The length of ``text`` in UTF-8.
    var textByteCount: Int { segments.reduce(0) { $0 + $1.content.utf8.count } }
    /// The text of all segments.
    var text: String { segments.map(\.content).joined() }

    /// The usage of the turn so far: as the executor reported it, otherwise the sum of the pieces' tokens.
    var usage: LanguageModelSession.Usage { usageBefore + (reportedUsage ?? sentUsage) }
}

// MARK: - Events

extension ResponseDraft {
    /// Applies an event.
    ///
    /// - Returns: Whether the content changed.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Response) -> Bool {
        if let id = event.entryID { entryID = id }
        switch event.action.change {
        case .appendText(let fragment): append(fragment)
        case .replaceTextSegment(let replacement): replace(replacement)
        case .updateSegment(let segment): put(segment)
        case .addAttachmentSegment(let segment): insert(.attachment(segment))
        case .removeAttachmentSegment(let id): inserted.removeAll { $0.segment.id == id }
        case .updateMetadata(let metadata):
            self.metadata = metadata
            return false
        case .updateUsage(let usage):
            reportedUsage = usage
            return false
        }
        return true
    }

    /// Replaces the entry with the same ID, or appends it.
    mutating func apply(_ entry: Transcript.DataEntry) {
        if let index = dataEntries.firstIndex(where: { $0.id == entry.id }) {
            dataEntries[index] = entry
        } else {
            dataEntries.append(entry)
        }
    }

    /// Applies an event. Calls don't change the content.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.ToolCalls) {
        if let id = event.entryID { callsID = id }
        switch event.action.change {
        case .toolCall(let call): apply(call)
        case .removeToolCall(let id): calls.removeAll { $0.id == id }
        // An entry of calls can't store metadata; only individual calls can.
        case .updateMetadata: break
        case .updateUsage(let usage): reportedUsage = usage
        }
    }

    /// Applies an event. Reasoning doesn't change the content.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Reasoning) {
        if let tokenCount = reasoning.apply(event) {
            count(tokenCount, in: \.output.totalTokenCount)
            count(tokenCount, in: \.output.reasoningTokenCount)
        } else if case .updateUsage(let usage) = event.action.change {
            reportedUsage = usage
        }
    }

    private mutating func apply(_ event: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall) {
        let found = calls.lastIndex { $0.id == event.id }
        if found == nil { calls.append(.init(id: event.id, name: event.name)) }
        let index = found ?? calls.count - 1
        switch event.action.change {
        case .appendArguments(let fragment):
            calls[index].arguments += fragment.content
            count(fragment.tokenCount, in: \.output.totalTokenCount)
        case .updateMetadata(let metadata): calls[index].metadata = metadata
        }
    }

    private mutating func count(_ tokens: Int, in place: WritableKeyPath<LanguageModelSession.Usage, Int>) {
        sentUsage[keyPath: place] = TokenCount.sum(sentUsage[keyPath: place], tokens)
    }

    private mutating func append(_ fragment: LanguageModelExecutorGenerationChannel.TextFragment) {
        let index = segments.position(of: fragment.segmentID)
        segments[index].content += fragment.content
        count(fragment.tokenCount, in: \.output.totalTokenCount)
        guard isStructured else { return }
        if index == segments.count - 1 { growing.append(fragment.content) } else { regrow() }
    }

    private mutating func replace(_ replacement: LanguageModelExecutorGenerationChannel.TextSegmentReplacement) {
        segments[segments.position(of: replacement.segmentID)].content = replacement.content
        count(replacement.tokenCount, in: \.output.totalTokenCount)
        if isStructured { regrow() }
    }

    /// Appends a segment.
    private mutating func insert(_ segment: Transcript.Segment) {
        inserted.append(InsertedSegment(segment: segment, textCountBefore: segments.count))
    }

    /// Replaces the segment with the same ID, or appends it.
    private mutating func put(_ segment: Transcript.Segment) {
        if let index = inserted.firstIndex(where: { $0.segment.id == segment.id }) {
            inserted[index].segment = segment
        } else {
            insert(segment)
        }
    }

    private mutating func regrow() {
        growing = GrowingContent()
        growing.append(text)
    }
}

// MARK: - Content

extension ResponseDraft {
    /// The content so far; nil if there is none, or it can't be parsed yet.
    var content: GeneratedContent? {
        if let whole { return whole }
        guard !segments.isEmpty || !inserted.isEmpty && !isStructured else { return nil }
        return isStructured ? growing.content : GeneratedContent(.string(text), isComplete: false)
    }

    /// Whether the content is complete.
    var isWhole: Bool { whole != nil }

    /// Completes the content.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` with the text, if it doesn't match the
    ///   request.
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

    /// The transcript entries of the round, if it is the last: reasoning and data, if there are any, and the response.
    var entries: [Transcript.Entry] { reasoning.entries + data + [.response(response)] }

    /// The transcript entries of an interrupted round, without its calls, which are useless while they are incomplete.
    var begunEntries: [Transcript.Entry] {
        reasoning.entries + data + (segments.isEmpty && inserted.isEmpty ? [] : [.response(response)])
    }

    private var data: [Transcript.Entry] { dataEntries.map(Transcript.Entry.data) }

    /// The reasoning of the round.
    var thoughts: [Transcript.Reasoning] {
        reasoning.entries.compactMap { if case .reasoning(let thought) = $0 { thought } else { nil } }
    }

    /// The text segments, with other segments between them.
    private var allSegments: [Transcript.Segment] {
        var all = inserted.filter { $0.textCountBefore == 0 }.map(\.segment)
        for (index, segment) in segments.enumerated() {
            all.append(.text(segment))
            all += inserted.filter { $0.textCountBefore == index + 1 }.map(\.segment)
        }
        return all
    }

    /// The response as a transcript entry. A structured response is a structure segment, as soon as there is one.
    var response: Transcript.Response {
        guard let schemaName, let content else {
            return .init(id: entryID, metadata: metadata, segments: allSegments)
        }
        let id = segments.first?.id ?? entryID
        return .init(
            id: entryID, metadata: metadata,
            segments: [.structure(.init(id: id, source: schemaName, content: content))] + inserted.map(\.segment))
    }

    /// The transcript entries of a round with tool calls: the model's reasoning and text before them, if any, and the
    /// calls.
    func entries(with calls: [Transcript.ToolCall]) -> [Transcript.Entry] {
        let isSilent = text.allSatisfy(\.isWhitespace) && inserted.isEmpty
        let said = Transcript.Response(id: entryID, metadata: metadata, segments: allSegments)
        return reasoning.entries + data + (isSilent ? [] : [.response(said)]) + [.toolCalls(.init(id: callsID, calls))]
    }
}

/// A segment that isn't text, and the number of text segments before it.
private struct InsertedSegment: Sendable {
    var segment: Transcript.Segment
    let textCountBefore: Int
}
