import struct Foundation.UUID

extension Transcript {
    /// A segment of an entry.
    public enum Segment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// Text.
        case text(TextSegment)
        /// A structured value.
        case structure(StructuredSegment)
        /// An image, or other content that isn't text.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        case attachment(AttachmentSegment)
        /// A custom segment of a model. OS 27.2 has data attachments instead.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        case custom(any CustomSegment)

        /// The identifier of the segment.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            case .attachment(let segment): segment.id
            case .custom(let segment): segment.id
            }
        }

        /// The text, or the structure as JSON.
        public var description: String {
            switch self {
            case .text(let segment): segment.description
            case .structure(let segment): segment.description
            case .attachment(let segment): segment.description
            case .custom(let segment): segment.description
            }
        }

        /// Equal if both are of one kind and equal.
        public static func == (left: Segment, right: Segment) -> Bool {
            switch (left, right) {
            case (.text(let left), .text(let right)): left == right
            case (.structure(let left), .structure(let right)): left == right
            case (.attachment(let left), .attachment(let right)): left == right
            case (.custom(let left), .custom(let right)): left.equals(right)
            default: false
            }
        }
    }

    /// A piece of text.
    public struct TextSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the segment.
        public var id: String
        /// The text.
        public var content: String

        /// A segment with this text.
        public init(id: String = UUID().uuidString, content: String) {
            self.id = id
            self.content = content
        }

        /// The text.
        public var description: String { content }
    }

    /// A structured value.
    public struct StructuredSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the segment.
        public var id: String
        /// The name of the content's schema.
        public var source: String
        /// The value.
        public var content: GeneratedContent

        /// A segment with this value.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            self.id = id
            self.source = source
            self.content = content
        }

        /// A segment with this value, in OS 27's spelling.
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
    /// All segments as one text, each on a line of its own.
    var text: String { map(\.description).joined(separator: "\n") }
}
