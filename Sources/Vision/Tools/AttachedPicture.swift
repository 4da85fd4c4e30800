import Foundation
import FoundationModels

/// A picture of the conversation that a model speaks of.
enum AttachedPicture {
    /// The picture of the session that calls the tool. Requests decode it in their turn.
    ///
    /// - Throws: ``VisionError/invalidArgument(_:)`` where nothing has the label, or no session calls.
    static func image(_ reference: ImageReference) throws(VisionError) -> ImageRequestHandler {
        guard let history = SessionPropertyValues.current?.history else {
            throw .invalidOperation("A session calls this tool: it reads the pictures of the conversation.")
        }
        let attachments = attachments(of: Array(history))
        guard let attachment = reference.resolved(in: history) ?? onlyOne(of: attachments) else {
            let labels = attachments.compactMap(\.label).map { "\"\($0)\"" }
            let known = labels.isEmpty ? "there are none with a label" : "there are \(labels.joined(separator: ", "))"
            throw .invalidArgument("No image has the label \"\(reference.attachmentLabel)\"; \(known).")
        }
        return ImageRequestHandler(.attachment(attachment), orientation: nil)
    }

    private static func attachments(of history: [Transcript.Entry]) -> [Transcript.AttachmentSegment] {
        history.flatMap(\.segments).compactMap { segment in
            guard case .attachment(let attachment) = segment, case .image = attachment.content else { return nil }
            return attachment
        }
    }

    /// A single image needs no label to be told apart.
    private static func onlyOne(of attachments: [Transcript.AttachmentSegment]) -> Transcript.ImageAttachment? {
        guard attachments.count == 1, attachments[0].label == nil, case .image(let image) = attachments[0].content
        else {
            return nil
        }
        return image
    }
}
