extension LanguageModelExecutorGenerationChannel {
    /// A piece of text, and how many tokens it is made of.
    public struct TextFragment: Sendable, Equatable {
        /// The text.
        public var content: String
        /// The segment that it belongs to; nil is the one that was begun last.
        public var segmentID: String?
        /// The number of tokens.
        public var tokenCount: Int
    }

    /// Another text instead of what a segment held, and how many tokens it is made of.
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
        /// The identity that the entry shall have in the transcript; nil leaves it to the session.
        public var entryID: String?
        /// What changes.
        public var action: Action

        /// What can change.
        public struct Action: Sendable {
            package enum Change: Sendable, Equatable {
                case appendText(TextFragment)
                case replaceTextSegment(TextSegmentReplacement)
                /// A segment of the model's own kind, in place of the one with its identity or behind the others.
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
    /// More text at the end of a segment.
    public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.appendText(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Another text instead of what a segment held.
    public static func replaceTextSegment(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.replaceTextSegment(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// An image or other content behind the segments.
    public static func addAttachmentSegment(_ segment: Transcript.AttachmentSegment) -> Self {
        Self(.addAttachmentSegment(segment))
    }

    /// Takes an attachment back.
    public static func removeAttachmentSegment(id: String) -> Self { Self(.removeAttachmentSegment(id: id)) }

    /// Notes of whoever runs the model, by their names, in place of those before.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        Self(.updateMetadata(values.mapValues(\.generatedContent)))
    }

    /// A segment of the model's own kind, in place of the one with its identity or behind the others. OS 27.2 has data
    /// attachments instead.
    public static func updateCustomSegment(_ segment: any Transcript.CustomSegment) -> Self {
        Self(.updateSegment(.custom(segment)))
    }

    /// How many tokens were read and written so far. The last one counts.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> Self {
        Self(.updateUsage(.init(input: input, output: output, metadata: metadata)))
    }
}
