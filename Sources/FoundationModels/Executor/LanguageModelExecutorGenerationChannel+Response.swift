extension LanguageModelExecutorGenerationChannel {
    /// A text fragment and its number of tokens.
    public struct TextFragment: Sendable, Equatable {
        /// The text.
        public var content: String
        /// The segment to which it belongs; nil is the one that was begun last.
        public var segmentID: String?
        /// The number of tokens.
        public var tokenCount: Int
    }

    /// A replacement for a segment's text, and its number of tokens.
    public struct TextSegmentReplacement: Sendable, Equatable {
        /// The text.
        public var content: String
        /// The segment; nil is the one that was begun last.
        public var segmentID: String?
        /// The number of tokens.
        public var tokenCount: Int
    }

    /// A change of the response.
    public struct Response: Sendable {
        /// The identifier of the entry in the transcript; nil lets the session choose one.
        public var entryID: String?
        /// The change.
        public var action: Action

        /// The kinds of changes.
        public struct Action: Sendable {
            package enum Change: Sendable, Equatable {
                case appendText(TextFragment)
                case replaceTextSegment(TextSegmentReplacement)
                /// A custom segment of the model, which replaces the one with its identifier or is appended.
                case updateSegment(Transcript.Segment)
                case addAttachmentSegment(Transcript.AttachmentSegment)
                case removeAttachmentSegment(id: String)
                case updateMetadata([String: GeneratedContent])
                case updateUsage(LanguageModelSession.Usage)
            }

            package let change: Change

            package init(_ change: Change) { self.change = change }
        }
    }
}

extension LanguageModelExecutorGenerationChannel.Response.Action {
    /// Appends text to a segment.
    public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.appendText(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Replaces a segment's text.
    public static func replaceTextSegment(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.replaceTextSegment(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Appends an image or other content.
    public static func addAttachmentSegment(_ segment: Transcript.AttachmentSegment) -> Self {
        Self(.addAttachmentSegment(segment))
    }

    /// Removes an attachment.
    public static func removeAttachmentSegment(id: String) -> Self { Self(.removeAttachmentSegment(id: id)) }

    /// Replaces the provider's metadata.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        Self(.updateMetadata(values.mapValues(\.generatedContent)))
    }

    /// Replaces the custom segment with the same identifier, or appends it. OS 27.2 has data attachments instead.
    public static func updateCustomSegment(_ segment: any Transcript.CustomSegment) -> Self {
        Self(.updateSegment(.custom(segment)))
    }

    /// Sets the numbers of tokens that were read and written so far. The last event determines the total.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> Self {
        Self(.updateUsage(.init(input: input, output: output, metadata: metadata)))
    }
}
