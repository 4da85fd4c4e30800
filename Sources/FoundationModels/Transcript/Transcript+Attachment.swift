import Foundation
public import UniformTypeIdentifiers

extension Transcript {
    /// A piece of an entry that is no text.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct AttachmentSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the segment.
        public var id: String
        /// What is attached.
        public var content: Attachment
        /// The name by which the model can speak of it.
        public var label: String?

        /// A segment of this content.
        public init(id: String = UUID().uuidString, content: Attachment, label: String? = nil) {
            self.id = id
            self.content = content
            self.label = label
        }

        /// What stands for the attachment in a text.
        public var description: String {
            let kind =
                switch content {
                case .image: "image"
                case .data(let data): data.contentType.identifier
                }
            return "[\(([kind] + [label].compactMap { $0 }).joined(separator: ": "))]"
        }
    }

    /// What can be attached.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public enum Attachment: Sendable, Equatable {
        /// An image, for models with the capability ``LanguageModelCapabilities/Capability/vision``.
        case image(ImageAttachment)
        /// Data in a format of which the model says that it reads it.
        @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
        case data(DataAttachment)
    }

    /// Data in a format of which a model says that it reads it, by ``LanguageModel/supportsDataAttachmentType(_:)``.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public struct DataAttachment: Sendable, Equatable {
        /// The format.
        public var contentType: UTType
        /// The bytes.
        public var content: Data
        /// What is known of them.
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

    /// What a model made beside its answer, in a format of which it says that it makes it, by
    /// ``LanguageModel/supportsDataEntryType(_:)``.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public struct DataEntry: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the entry.
        public var id: String
        /// The format.
        public var contentType: UTType
        /// The bytes.
        public var content: Data
        /// What is known of them.
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
