public import CoreGraphics
import Foundation
public import ImageIO

/// An image, or other content that is no text, in a prompt or in instructions.
///
/// ```swift
/// let response = try await session.respond {
///     "What is on the table?"
///     Attachment(imageURL: photo).label("table")
/// }
/// ```
///
/// The model must have the capability ``LanguageModelCapabilities/Capability/vision``, or say that it reads the format; otherwise
/// the request fails.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct Attachment<Content> {
    private var segment: Transcript.AttachmentSegment

    fileprivate init(_ content: Transcript.Attachment) {
        segment = .init(content: content)
    }

    /// The attachment under a name, by which the model speaks of it when it calls tools or fills in an ``ImageReference``.
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

/// What an attachment that is an image contains.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct ImageAttachmentContent: Sendable, Equatable {}

extension Attachment where Content == ImageAttachmentContent {
    /// An image in memory.
    ///
    /// - Parameters:
    ///   - cgImage: The image.
    ///   - orientation: Which way the image has to be turned to be upright; nil is not at all.
    public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(.image(.init(cgImage, orientation: orientation)))
    }

    /// The image in a file: PNG, JPEG, GIF or WebP. The file is read when a model is given the image.
    ///
    /// - Parameters:
    ///   - imageURL: Where the file lies.
    ///   - orientation: Which way the image has to be turned to be upright; nil is what the file says.
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
