import FoundationModels

/// An executor's event in a recording: an object with one key for the kind of event.
struct RecordedEvent: Codable, Sendable, Equatable {
    typealias Channel = LanguageModelExecutorGenerationChannel

    private var text: Piece?
    private var replacement: Piece?
    private var thought: RecordedThought?
    private var toolCall: Call?
    private var usage: Usage?
    private var metadata: CodableMetadata?
    /// An attachment, or another kind of segment.
    private var segments: [StoredPart<Transcript.Segment>]?
    private var removedSegment: String?
    private var removedCall: String?
    private var data: StoredPart<Transcript.Entry>?

    struct Piece: Codable, Equatable {
        var content: String
        var tokenCount: Int
        var segmentID: String?

        init(_ replacement: Channel.TextSegmentReplacement) {
            content = replacement.content
            tokenCount = replacement.tokenCount
            segmentID = replacement.segmentID
        }

        init(_ fragment: Channel.TextFragment) {
            content = fragment.content
            tokenCount = fragment.tokenCount
            segmentID = fragment.segmentID
        }
    }

    fileprivate struct Call: Codable, Equatable {
        var id: String
        var name: String
        var arguments = ""
        var tokenCount = 0
        var metadata: CodableMetadata?
    }

    fileprivate struct Usage: Codable, Equatable {
        var input: Int
        var cached: Int
        var output: Int
        var reasoning: Int
    }

    /// - Returns: Nil for an event that doesn't affect a transcript.
    init?(_ event: Channel.Event) {
        switch event.kind {
        case .response(let response):
            switch response.action.change {
            case .appendText(let fragment): text = Piece(fragment)
            case .replaceTextSegment(let fragment): replacement = Piece(fragment)
            case .updateUsage(let counts): usage = Usage(counts)
            case .updateMetadata(let values): metadata = CodableMetadata(values)
            case .addAttachmentSegment(let segment): segments = [.init(.attachment(segment))]
            case .removeAttachmentSegment(let id): removedSegment = id
            case .updateSegment(let segment): segments = [.init(segment)]
            }
        case .reasoning(let thoughts):
            if case .updateUsage(let counts) = thoughts.action.change {
                usage = Usage(counts)
            } else {
                thought = RecordedThought(thoughts)
            }
        case .toolCalls(let calls):
            switch calls.action.change {
            case .toolCall(let call): toolCall = Call(call)
            case .removeToolCall(let id): removedCall = id
            case .updateUsage(let counts): usage = Usage(counts)
            case .updateMetadata: return nil
            }
        case .data(let update):
            let action = update.action
            let entry = Transcript.DataEntry(
                id: update.entryID ?? "", contentType: action.contentType, content: action.content,
                metadata: action.metadata)
            data = .init(.data(entry))
        }
    }

    func send(into channel: Channel) async {
        if let text {
            await channel.send(
                .response(
                    action: .appendText(text.content, segmentID: text.segmentID, tokenCount: text.tokenCount)))
        }
        if let piece = replacement {
            await channel.send(
                .response(
                    action: .replaceTextSegment(
                        piece.content, segmentID: piece.segmentID, tokenCount: piece.tokenCount)))
        }
        if let event = thought?.event { await channel.send(event) }
        for event in [toolCall?.event, metadata.map { .response(action: .updateMetadata($0.values)) }].compactMap({ $0 }
        ) {
            await channel.send(event)
        }
        await sendSegments(into: channel)
        if let usage { await channel.send(.response(action: .init(.updateUsage(usage.counts)))) }
    }
}

extension RecordedEvent {
    private func sendSegments(into channel: Channel) async {
        for segment in segments?.map(\.part) ?? [] {
            if case .attachment(let attachment) = segment {
                await channel.send(.response(action: .addAttachmentSegment(attachment)))
            } else {
                await channel.send(.response(action: .init(.updateSegment(segment))))
            }
        }
        if let id = removedSegment { await channel.send(.response(action: .removeAttachmentSegment(id: id))) }
        if let id = removedCall { await channel.send(.toolCalls(action: .removeToolCall(id: id))) }
        if case .data(let entry)? = data?.part {
            await channel.send(
                .data(
                    entryID: entry.id.isEmpty ? nil : entry.id,
                    action: .update(
                        contentType: entry.contentType, content: entry.content, metadata: entry.metadata)))
        }
    }
}

extension RecordedEvent.Call {
    init(_ call: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall) {
        id = call.id
        name = call.name
        switch call.action.change {
        case .appendArguments(let fragment):
            arguments = fragment.content
            tokenCount = fragment.tokenCount
        case .updateMetadata(let values): metadata = CodableMetadata(values)
        }
    }

    var event: LanguageModelExecutorGenerationChannel.Event {
        if let metadata {
            return .toolCalls(action: .toolCall(id: id, name: name, action: .updateMetadata(metadata.values)))
        }
        return .toolCalls(
            action: .toolCall(id: id, name: name, action: .appendArguments(arguments, tokenCount: tokenCount)))
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
