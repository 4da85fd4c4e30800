import struct Foundation.UUID

/// Filters the events from an executor to a session, so that chat markup never reaches the session as text. Executors
/// parse the tool calls of their own models; the filter parses those that they pass on as text.
struct ReplyFilter {
    private typealias Channel = LanguageModelExecutorGenerationChannel

    private let hasTools: Bool
    private var parser: ReplyParser
    /// The number of tokens of text that is held back.
    private var unsentCount = 0

    /// - Parameter hasTools: Whether tools were described to the model.
    init(hasTools: Bool) {
        self.hasTools = hasTools
        parser = ReplyParser(hasTools: hasTools)
    }

    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    mutating func read(
        _ event: LanguageModelExecutorGenerationChannel.Event
    ) throws -> [LanguageModelExecutorGenerationChannel.Event] {
        guard case .response(let response) = event.kind else { return [event] }
        switch response.action.change {
        case .appendText(let fragment):
            if parser.isPlain(fragment.content), unsentCount == 0 { return [event] }
            return events(try parser.append(fragment.content), like: response, fragment)
        case .replaceTextSegment(let replacement):
            parser = ReplyParser(hasTools: hasTools)
            let fragment = Channel.TextFragment(
                content: replacement.content, segmentID: replacement.segmentID, tokenCount: replacement.tokenCount)
            return events(try parser.append(fragment.content), like: response, fragment)
        case .updateSegment, .addAttachmentSegment, .removeAttachmentSegment, .updateMetadata, .updateUsage:
            return [event]
        }
    }

    /// Returns the text that was held back.
    mutating func finish() throws -> [LanguageModelExecutorGenerationChannel.Event] {
        let rest = try parser.finish()
        guard !rest.isEmpty else { return [] }
        return events(
            rest, like: .init(entryID: nil, action: .appendText("", tokenCount: 0)),
            .init(content: "", segmentID: nil, tokenCount: 0))
    }

    private mutating func events(
        _ events: [ReplyParser.Event], like response: LanguageModelExecutorGenerationChannel.Response,
        _ fragment: LanguageModelExecutorGenerationChannel.TextFragment
    ) -> [LanguageModelExecutorGenerationChannel.Event] {
        unsentCount = TokenCount.sum(unsentCount, fragment.tokenCount)
        var passed: [Channel.Event] = events.map { event in
            switch event {
            case .text(let text):
                var part = fragment
                (part.content, part.tokenCount) = (text, takeUnsent())
                var response = response
                if case .replaceTextSegment = response.action.change {
                    response.action = .replaceTextSegment(
                        part.content, segmentID: part.segmentID, tokenCount: part.tokenCount)
                } else {
                    response.action = .init(.appendText(part))
                }
                return Channel.Event(.response(response))
            case .call(let name, let arguments):
                return .toolCalls(
                    action: .toolCall(
                        id: UUID().uuidString, name: name,
                        action: .appendArguments(arguments, tokenCount: takeUnsent())))
            }
        }
        if case .replaceTextSegment = response.action.change, !passed.contains(where: \.isResponse) {
            passed.append(.response(action: .replaceTextSegment("", segmentID: fragment.segmentID, tokenCount: 0)))
        }
        return passed
    }

    private mutating func takeUnsent() -> Int {
        defer { unsentCount = 0 }
        return unsentCount
    }
}

extension LanguageModelExecutorGenerationChannel.Event {
    fileprivate var isResponse: Bool { if case .response = kind { true } else { false } }
}
