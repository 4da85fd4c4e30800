import struct Foundation.UUID

extension Transcript {
    /// What a model answered.
    public struct Response: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the entry.
        public var id: String
        /// The identifiers of the model's files, as far as it told them.
        public var assetIDs: [String]
        /// Notes of whoever ran the model, such as the model's version, by name.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public var metadata: [String: GeneratedContent]
        /// The answer.
        public var segments: [Segment]

        /// An entry of this response.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            metadata = [:]
            self.segments = segments
        }

        /// An entry of this response, with notes.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public init(
            id: String = UUID().uuidString, metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment]
        ) {
            self.init(id: id, assetIDs: [], segments: segments)
            self.metadata = metadata.mapValues(\.generatedContent)
        }

        /// The response, for a log.
        public var description: String { "Response: \(segments.text)" }
    }
}
