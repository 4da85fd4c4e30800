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

    /// A change of the response.
    public struct Response: Event {
        /// The identity that the entry shall have in the transcript; nil leaves it to the session.
        public var entryID: String?
        /// What changes.
        public var action: Action

        /// What can change.
        public enum Action: Sendable, Equatable {
            /// More text at the end of a segment.
            case appendText(TextFragment)
            /// Another text instead of what a segment held.
            case replaceTextSegment(TextFragment)
            /// How many tokens were read and written so far. The last one counts.
            case updateUsage(LanguageModelSession.Usage)
        }
    }
}

extension LanguageModelExecutorGenerationChannel.Event
where Self == LanguageModelExecutorGenerationChannel.Response {
    /// A change of the response.
    public static func response(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Response.Action
    ) -> Self {
        Self(entryID: entryID, action: action)
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

    /// How many tokens were read and written so far.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output
    ) -> Self {
        .updateUsage(.init(input: input, output: output))
    }
}
