import Foundation
public import UniformTypeIdentifiers

extension Transcript {
    /// A segment of an entry that isn't text.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct AttachmentSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the segment.
        public var id: String
        /// The content.
        public var content: Attachment
        /// The label by which the model can refer to it.
        public var label: String?

        /// A segment with this content.
        public init(id: String = UUID().uuidString, content: Attachment, label: String? = nil) {
            self.id = id
            self.content = content
            self.label = label
        }

        /// A text in place of the attachment.
        public var description: String {
            let kind =
                switch content {
                case .image: "image"
                case .data(let data): data.contentType.identifier
                }
            return "[\(([kind] + [label].compactMap { $0 }).joined(separator: ": "))]"
        }
    }

    /// The kinds of content.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public enum Attachment: Sendable, Equatable {
        /// An image, for models with the capability ``LanguageModelCapabilities/Capability/vision``.
        case image(ImageAttachment)
        /// Data in a format that the model declares to support.
        @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
        case data(DataAttachment)
    }

    /// Data in a format that a model declares to support, with ``LanguageModel/supportsDataAttachmentType(_:)``.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public struct DataAttachment: Sendable, Equatable {
        /// The format.
        public var contentType: UTType
        /// The bytes.
        public var content: Data
        /// The metadata.
        public var metadata: GeneratedContent

        /// Data of a format.
        public init(
            contentType: UTType, content: Data, metadata: GeneratedContent = GeneratedContent(properties: [:])
        ) {
            self.contentType = contentType
            self.content = content
            self.metadata = metadata
        }
    }

    /// Data that a model produced in addition to its answer, in a format that it declares to produce, with
    /// ``LanguageModel/supportsDataEntryType(_:)``.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public struct DataEntry: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the entry.
        public var id: String
        /// The format.
        public var contentType: UTType
        /// The bytes.
        public var content: Data
        /// The metadata.
        public var metadata: GeneratedContent

        /// An entry of data.
        public init(
            id: String = UUID().uuidString, contentType: UTType, content: Data,
            metadata: GeneratedContent = GeneratedContent(properties: [:])
        ) {
            self.id = id
            self.contentType = contentType
            self.content = content
            self.metadata = metadata
        }

        /// The entry, for a log.
        public var description: String { "Data: \(content.count) bytes of \(contentType.identifier)" }
    }
}
