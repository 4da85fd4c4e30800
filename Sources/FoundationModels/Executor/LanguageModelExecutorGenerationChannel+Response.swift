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
        public enum Action: Sendable, Equatable {
            /// More text at the end of a segment.
            case appendText(TextFragment)
            /// Another text instead of what a segment held.
            case replaceTextSegment(TextSegmentReplacement)
            /// A segment of the model's own kind, in place of the one with its identity or behind the others.
            case updateSegment(Transcript.Segment)
            /// An image or other content behind the segments.
            case addAttachmentSegment(Transcript.AttachmentSegment)
            /// An attachment that is taken back.
            case removeAttachmentSegment(id: String)
            /// Notes, by their names, in place of those before.
            case updateMetadata([String: GeneratedContent])
            /// How many tokens were read and written so far. The last one counts.
            case updateUsage(LanguageModelSession.Usage)
        }
    }
}

extension LanguageModelExecutorGenerationChannel.Response.Action {
    /// More text at the end of a segment.
    public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        .appendText(.init(content: text, segmentID: segmentID, tokenCount: tokenCount))
    }

    /// Another text instead of what a segment held.
    public static func replaceTextSegment(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        .replaceTextSegment(.init(content: text, segmentID: segmentID, tokenCount: tokenCount))
    }

    /// Notes of whoever runs the model, by their names, in place of those before.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        let contents: [String: GeneratedContent] = values.mapValues(\.generatedContent)
        return .updateMetadata(contents)
    }

    /// A segment of the model's own kind, in place of the one with its identity or behind the others. OS 27.2 has data
    /// attachments instead.
    public static func updateCustomSegment(_ segment: any Transcript.CustomSegment) -> Self {
        .updateSegment(.custom(segment))
    }

    /// How many tokens were read and written so far.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> Self {
        .updateUsage(.init(input: input, output: output, metadata: metadata))
    }
}
