import Foundation

extension LanguageModelExecutorGenerationChannel {
    /// A change of what the model thinks before it answers. The thoughts stand in the transcript as an entry of their own, in
    /// front of the response.
    ///
    /// ```swift
    /// await channel.send(.reasoning(action: .appendText("They want tea.", tokenCount: 4)))
    /// await channel.send(.response(action: .appendText("Tea it is.", tokenCount: 4)))
    /// ```
    public struct Reasoning: Sendable {
        /// The identity that the entry shall have in the transcript; nil is the one that was begun last.
        public var entryID: String?
        /// What changes.
        public var action: Action

        /// What can change.
        public struct Action: Sendable {
            package enum Change: Sendable, Equatable {
                case appendText(TextFragment)
                case replaceTextSegment(TextSegmentReplacement)
                case updateSignature(ReasoningSignature)
                case updateMetadata([String: GeneratedContent])
                case updateUsage(LanguageModelSession.Usage)
            }

            package let change: Change

            package init(_ change: Change) { self.change = change }
        }
    }

    /// By which whoever runs the model knows its thoughts again, and how many tokens it is made of.
    public struct ReasoningSignature: Sendable, Equatable {
        /// What nobody else can read.
        public var signature: Foundation.Data
        /// The number of tokens.
        public var tokenCount: Int
    }
}

extension LanguageModelExecutorGenerationChannel.Reasoning.Action {
    /// More thoughts.
    public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.appendText(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Other thoughts instead of what a segment held.
    public static func replaceTextSegment(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.replaceTextSegment(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Another signature of the thoughts.
    public static func updateSignature(_ signature: Foundation.Data, tokenCount: Int) -> Self {
        Self(.updateSignature(.init(signature: signature, tokenCount: tokenCount)))
    }

    /// Notes of whoever runs the model, by their names, in place of those before.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        Self(.updateMetadata(values.mapValues(\.generatedContent)))
    }

    /// How many tokens were read and written so far. The last one counts.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> Self {
        Self(.updateUsage(.init(input: input, output: output, metadata: metadata)))
    }
}
