extension LanguageModelExecutorGenerationChannel {
    /// A change of what the model thinks before it answers. Its tokens are counted, its text is not kept: an app sees the
    /// answer alone.
    public struct Reasoning: Event {
        /// The identity of the entry.
        public var entryID: String?
        /// What changes.
        public var action: Action

        /// What can change.
        public enum Action: Sendable, Equatable {
            /// More thoughts.
            case appendText(TextFragment)
            /// How many tokens were read and written so far. The last one counts.
            case updateUsage(LanguageModelSession.Usage)
        }
    }
}

extension LanguageModelExecutorGenerationChannel.Event
where Self == LanguageModelExecutorGenerationChannel.Reasoning {
    /// A change of what the model thinks.
    public static func reasoning(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Reasoning.Action
    ) -> Self {
        Self(entryID: entryID, action: action)
    }
}

extension LanguageModelExecutorGenerationChannel.Reasoning.Action {
    /// More thoughts.
    public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        .appendText(.init(content: text, segmentID: segmentID, tokenCount: tokenCount))
    }

    /// How many tokens were read and written so far.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output
    ) -> Self {
        .updateUsage(.init(input: input, output: output))
    }
}
