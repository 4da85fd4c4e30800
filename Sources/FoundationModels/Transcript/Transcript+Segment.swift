import struct Foundation.UUID

extension Transcript {
    /// A piece of an entry.
    public enum Segment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// Text.
        case text(TextSegment)
        /// A structured value.
        case structure(StructuredSegment)

        /// The identity of the segment.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }

        /// The text, or the structure as JSON.
        public var description: String {
            switch self {
            case .text(let segment): segment.description
            case .structure(let segment): segment.description
            }
        }
    }

    /// A piece of text.
    public struct TextSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the segment.
        public var id: String
        /// The text.
        public var content: String

        /// A segment of this text.
        public init(id: String = UUID().uuidString, content: String) {
            self.id = id
            self.content = content
        }

        /// The text.
        public var description: String { content }
    }

    /// A structured value.
    public struct StructuredSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the segment.
        public var id: String
        /// The name of the schema that the content follows.
        public var source: String
        /// The value.
        public var content: GeneratedContent

        /// A segment of this value.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            self.id = id
            self.source = source
            self.content = content
        }

        /// A segment of this value, in OS 27's spelling.
        public init(id: String = UUID().uuidString, schemaName: String, content: GeneratedContent) {
            self.init(id: id, source: schemaName, content: content)
        }

        /// OS 27's name of ``source``.
        public var schemaName: String {
            get { source }
            set { source = newValue }
        }

        /// The value as JSON.
        public var description: String { content.jsonString }
    }
}

extension [Transcript.Segment] {
    /// All segments as one text, each beginning a line of its own.
    var text: String { map(\.description).joined(separator: "\n") }
}
