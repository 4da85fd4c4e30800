/// A type that you use as the content of a data attachment: a transcript stores it as bytes of a format.
@available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
public protocol DataAttachmentRepresentable: Sendable {
    /// The value that a transcript stored.
    ///
    /// - Throws: Whatever is wrong with the bytes.
    init(_ attachment: Transcript.DataAttachment) throws

    /// The value as bytes of a format.
    var transcriptRepresentation: Transcript.DataAttachment { get }
}

/// A type that a model makes beside its response: a transcript stores it as an entry of its own.
@available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
public protocol DataEntryRepresentable: Sendable {
    /// The value that a transcript stored.
    ///
    /// - Throws: Whatever is wrong with the bytes.
    init(_ entry: Transcript.DataEntry) throws

    /// The value as an entry.
    var transcriptRepresentation: Transcript.DataEntry { get }
}
