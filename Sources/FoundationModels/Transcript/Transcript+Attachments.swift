extension Transcript {
    /// The content of the attachments, with the entry of each.
    var attachments: [(entry: Entry, content: Attachment)] {
        entries.flatMap { entry in
            entry.segments.compactMap { segment in
                if case .attachment(let attachment) = segment { (entry, attachment.content) } else { nil }
            }
        }
    }

    /// The images among the attachments.
    var images: [(entry: Entry, image: ImageAttachment)] {
        attachments.compactMap { entry, content in
            if case .image(let image) = content { (entry, image) } else { nil }
        }
    }
}
