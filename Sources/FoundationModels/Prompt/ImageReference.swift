/// A reference to an image in the conversation, by its label. A model can generate one.
///
/// ```swift
/// @Generable struct Choice { var best: ImageReference }
/// let image = choice.best.resolved(in: session.transcript)
/// ```
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
@Generable(description: "An image of this conversation, named by its label")
public struct ImageReference: Sendable, Equatable {
    /// The label of the image.
    @Guide(description: "The label of the image")
    public let attachmentLabel: String
}

extension ImageReference {
    /// The image with the label; nil if there is none. If there are several, the newest.
    ///
    /// - Parameter entries: A transcript, its history, or a part of it.
    public func resolved(in entries: some Sequence<Transcript.Entry>) -> Transcript.ImageAttachment? {
        for segment in entries.reversed().flatMap({ $0.segments.reversed() }) {
            guard case .attachment(let attachment) = segment, attachment.label == attachmentLabel,
                case .image(let image) = attachment.content
            else { continue }
            return image
        }
        return nil
    }

    /// The image with the label, under the name that OS 27's betas had for ``resolved(in:)``.
    public func resolve(in transcript: Transcript) -> Transcript.ImageAttachment? { resolved(in: transcript) }
}
