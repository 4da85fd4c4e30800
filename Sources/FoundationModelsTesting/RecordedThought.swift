import struct Foundation.Data
import FoundationModels

/// A reasoning event as a recording stores it: the entry's identity, and the one field that the event changes.
struct RecordedThought: Codable, Sendable, Equatable {
    typealias Channel = LanguageModelExecutorGenerationChannel

    private var entryID: String?
    private var text: RecordedEvent.Piece?
    private var replacement: RecordedEvent.Piece?
    private var signature: Signature?
    private var metadata: [String: Note]?

    private struct Signature: Codable, Equatable {
        var data: Data
        var tokenCount: Int
    }

    private struct Note: Codable, Equatable {
        var content: GeneratedContent

        init(content: GeneratedContent) { self.content = content }

        init(from decoder: any Decoder) throws { content = try CodableJSON(from: decoder).content }

        func encode(to encoder: any Encoder) throws { try CodableJSON(content: content).encode(to: encoder) }
    }

    init(_ event: Channel.Reasoning) {
        entryID = event.entryID
        switch event.action.change {
        case .appendText(let fragment): text = .init(fragment)
        case .replaceTextSegment(let piece): replacement = .init(piece)
        case .updateSignature(let update): signature = .init(data: update.signature, tokenCount: update.tokenCount)
        case .updateMetadata(let values): metadata = values.mapValues(Note.init)
        case .updateUsage: break
        }
    }

    /// Nil if the event has no change.
    var event: Channel.Event? {
        action.map { .reasoning(entryID: entryID, action: $0) }
    }

    private var action: Channel.Reasoning.Action? {
        if let text { return .appendText(text.content, segmentID: text.segmentID, tokenCount: text.tokenCount) }
        if let piece = replacement {
            return .replaceTextSegment(piece.content, segmentID: piece.segmentID, tokenCount: piece.tokenCount)
        }
        if let signature { return .updateSignature(signature.data, tokenCount: signature.tokenCount) }
        return metadata.map { .updateMetadata($0.mapValues(\.content)) }
    }
}
