import struct Foundation.Data
import struct Foundation.UUID

extension Transcript {
    /// A model's reasoning before an answer.
    ///
    /// It is in the transcript after its prompt; later requests don't send it to the model again.
    public struct Reasoning: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the entry.
        public var id: String
        /// The provider's metadata.
        public var metadata: [String: GeneratedContent]
        /// The reasoning. With a signature it can be a summary, or empty.
        public var segments: [Segment]
        /// The signature by which the provider recognizes its own reasoning; it is opaque to others.
        public var signature: Data?

        /// An entry with this reasoning.
        public init(
            id: String = UUID().uuidString, metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment], signature: Data? = nil
        ) {
            self.id = id
            self.metadata = metadata.mapValues(\.generatedContent)
            self.segments = segments
            self.signature = signature
        }

        /// The reasoning, for a log.
        public var description: String { "Reasoning: \(segments.text)" }
    }
}
