import struct Foundation.UUID

extension Transcript {
    /// What a model answered.
    public struct Response: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the entry.
        public var id: String
        /// The identifiers of the model's files, as far as it told them.
        public var assetIDs: [String]
        /// The answer.
        public var segments: [Segment]

        /// An entry of this response.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            self.segments = segments
        }

        /// The response, for a log.
        public var description: String { "Response: \(segments.text)" }
    }
}
