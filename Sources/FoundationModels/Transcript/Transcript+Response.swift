import struct Foundation.UUID

extension Transcript {
    /// A model's response.
    public struct Response: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the entry.
        public var id: String
        /// The identifiers of the model's assets, if it reports them.
        public var assetIDs: [String]
        /// The provider's metadata by name, such as the model's version.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public var metadata: [String: GeneratedContent]
        /// The segments of the response.
        public var segments: [Segment]

        /// An entry with this response.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            metadata = [:]
            self.segments = segments
        }

        /// An entry with this response and metadata.
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
