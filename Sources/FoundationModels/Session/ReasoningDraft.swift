import struct Foundation.Data
import struct Foundation.UUID

/// A model's reasoning in one round, assembled from an executor's events.
struct ReasoningDraft: Sendable {
    private typealias Channel = LanguageModelExecutorGenerationChannel

    private struct Thought {
        var id: String
        var segments: [Transcript.TextSegment] = []
        var signature: Data?
        var metadata: [String: GeneratedContent] = [:]
    }

    private var thoughts: [Thought] = []

    /// The reasoning as transcript entries, in the order in which they were begun.
    var entries: [Transcript.Entry] {
        thoughts.map { thought in
            .reasoning(
                .init(
                    id: thought.id, metadata: thought.metadata,
                    segments: thought.segments.map(Transcript.Segment.text), signature: thought.signature))
        }
    }

    /// Applies an event.
    ///
    /// - Returns: The number of tokens that it adds; nil for an event that reports totals.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Reasoning) -> Int? {
        switch event.action.change {
        case .appendText(let fragment):
            change(event.entryID) { thought in
                thought.segments[thought.segments.position(of: fragment.segmentID)].content += fragment.content
            }
            return fragment.tokenCount
        case .replaceTextSegment(let fragment):
            change(event.entryID) { thought in
                thought.segments[thought.segments.position(of: fragment.segmentID)].content = fragment.content
            }
            return fragment.tokenCount
        case .updateSignature(let signature):
            change(event.entryID) { $0.signature = signature.signature }
            return signature.tokenCount
        case .updateMetadata(let metadata):
            change(event.entryID) { $0.metadata = metadata }
            return 0
        case .updateUsage: return nil
        }
    }

    /// Changes the reasoning entry with an ID, or the last one; it is created if necessary.
    private mutating func change(_ id: String?, _ change: (inout Thought) -> Void) {
        let found = id.map { id in thoughts.lastIndex { $0.id == id } } ?? thoughts.indices.last
        if found == nil { thoughts.append(Thought(id: id ?? UUID().uuidString)) }
        change(&thoughts[found ?? thoughts.count - 1])
    }
}

extension [Transcript.TextSegment] {
    /// The position of the segment with an ID, or of the last one; it is created if necessary.
    mutating func position(of id: String?) -> Int {
        let found = id.map { id in firstIndex { $0.id == id } } ?? indices.last
        if let found { return found }
        append(.init(id: id ?? UUID().uuidString, content: ""))
        return count - 1
    }
}
