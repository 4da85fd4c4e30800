import struct Foundation.UUID

/// A response while it grows, put together from an executor's events. It is a value: a copy is a snapshot.
struct ResponseDraft: Sendable {
    private var entryID = UUID().uuidString
    private var segments: [Transcript.TextSegment] = []
    private var reportedUsage: LanguageModelSession.Usage?
    private var tokenCount = 0

    /// Applies an event.
    ///
    /// - Returns: Whether the content changed.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Response) -> Bool {
        if let id = event.entryID { entryID = id }
        switch event.action {
        case .appendText(let fragment):
            segments[index(of: fragment.segmentID)].content += fragment.content
            tokenCount += fragment.tokenCount
        case .replaceTextSegment(let fragment):
            segments[index(of: fragment.segmentID)].content = fragment.content
            tokenCount += fragment.tokenCount
        case .updateUsage(let usage):
            reportedUsage = usage
            return false
        }
        return true
    }

    /// The segment of an identity, or the last one; it is begun if it is not there.
    private mutating func index(of id: String?) -> Int {
        let found = id.map { id in segments.firstIndex { $0.id == id } } ?? segments.indices.last
        if let found { return found }
        segments.append(.init(id: id ?? UUID().uuidString, content: ""))
        return segments.count - 1
    }

    /// The text of all segments.
    var text: String { segments.map(\.content).joined() }

    /// The content so far.
    func rawContent(isComplete: Bool) -> GeneratedContent {
        GeneratedContent(.string(text), isComplete: isComplete)
    }

    /// The tokens that the executor reported, or those of the pieces that it sent.
    var usage: LanguageModelSession.Usage {
        reportedUsage ?? .init(output: .init(totalTokenCount: tokenCount))
    }

    /// The response as an entry of a transcript.
    var entry: Transcript.Response {
        .init(id: entryID, assetIDs: [], segments: segments.map(Transcript.Segment.text))
    }
}
