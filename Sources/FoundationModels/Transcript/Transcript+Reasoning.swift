import struct Foundation.Data
import struct Foundation.UUID

extension Transcript {
    /// What a model thought before it answered.
    ///
    /// A session keeps it behind the prompt that it belongs to; a request does not show it to the model again.
    public struct Reasoning: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the entry.
        public var id: String
        /// What the model, or whoever runs it, notes of the thoughts.
        public var metadata: [String: GeneratedContent]
        /// The thoughts. With a signature they may be a summary, or not told at all.
        public var segments: [Segment]
        /// By which whoever runs the model knows its thoughts again; nobody else can read it.
        public var signature: Data?

        /// An entry of these thoughts.
        public init(
            id: String = UUID().uuidString, metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment], signature: Data? = nil
        ) {
            self.id = id
            self.metadata = metadata.mapValues(\.generatedContent)
            self.segments = segments
            self.signature = signature
        }

        /// The thoughts, for a log.
        public var description: String { "Reasoning: \(segments.text)" }
    }
}
