/// A type that can be the content of a data attachment: a transcript stores it as bytes of a format.
@available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
public protocol DataAttachmentRepresentable: Sendable {
    /// Decodes a value that a transcript stored.
    ///
    /// - Throws: If the bytes can't be decoded.
    init(_ attachment: Transcript.DataAttachment) throws

    /// The value as bytes of a format.
    var transcriptRepresentation: Transcript.DataAttachment { get }
}

/// A type that a model can produce in addition to its response: a transcript stores it as a separate entry.
@available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
public protocol DataEntryRepresentable: Sendable {
    /// Decodes a value that a transcript stored.
    ///
    /// - Throws: If the bytes can't be decoded.
    init(_ entry: Transcript.DataEntry) throws

    /// The value as an entry.
    var transcriptRepresentation: Transcript.DataEntry { get }
}
