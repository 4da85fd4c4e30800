public import CoreGraphics
import Foundation
public import ImageIO

/// An image, or other content that isn't text, in a prompt or in instructions.
///
/// ```swift
/// let response = try await session.respond {
///     "What is on the table?"
///     Attachment(imageURL: photo).label("table")
/// }
/// ```
///
/// The model must have the capability ``LanguageModelCapabilities/Capability/vision``, or declare that it supports the
/// format; otherwise the request fails.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct Attachment<Content> {
    private var segment: Transcript.AttachmentSegment

    fileprivate init(_ content: Transcript.Attachment) {
        segment = .init(content: content)
    }

    /// The attachment with a label, by which the model refers to it in tool calls or in an ``ImageReference``.
    public func label(_ label: String) -> Attachment<Content> {
        var labelled = self
        labelled.segment.label = label
        return labelled
    }
}

extension Attachment: Sendable where Content: Sendable {}

extension Attachment: PromptRepresentable, InstructionsRepresentable {
    /// The attachment in a prompt.
    public var promptRepresentation: Prompt { return Prompt(parts: [.attachment(segment)]) }

    /// The attachment in instructions.
    public var instructionsRepresentation: Instructions { return Instructions(parts: [.attachment(segment)]) }
}

/// The content of an image attachment.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct ImageAttachmentContent: Sendable, Equatable {}

extension Attachment where Content == ImageAttachmentContent {
    /// An image in memory.
    ///
    /// - Parameters:
    ///   - cgImage: The image.
    ///   - orientation: The orientation of the image; nil is upright.
    public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(.image(.init(cgImage, orientation: orientation)))
    }

    /// The image in a file: PNG, JPEG, GIF or WebP. The file is read when a model gets the image.
    ///
    /// - Parameters:
    ///   - imageURL: The file's URL.
    ///   - orientation: The orientation of the image; nil uses the file's.
    public init(imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        self.init(.image(.init(imageURL: imageURL, orientation: orientation)))
    }
}

extension Attachment where Content: DataAttachmentRepresentable {
    /// Content of an app's own type, as data.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public init(_ content: Content) {
        self.init(.data(content.transcriptRepresentation))
    }
}
