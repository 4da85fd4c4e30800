import Foundation

extension LanguageModelExecutorGenerationChannel {
    /// A change of the model's reasoning. In the transcript, the reasoning is a separate entry before the response.
    ///
    /// ```swift
    /// await channel.send(.reasoning(action: .appendText("They want tea.", tokenCount: 4)))
    /// await channel.send(.response(action: .appendText("Tea it is.", tokenCount: 4)))
    /// ```
    public struct Reasoning: Sendable {
        /// The identifier of the entry in the transcript; nil is the one that was begun last.
        public var entryID: String?
        /// The change.
        public var action: Action

        /// The kinds of changes.
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

    /// The provider's signature, by which it recognizes its own reasoning, and its number of tokens.
    public struct ReasoningSignature: Sendable, Equatable {
        /// The signature, which is opaque to others.
        public var signature: Foundation.Data
        /// The number of tokens.
        public var tokenCount: Int
    }
}

extension LanguageModelExecutorGenerationChannel.Reasoning.Action {
    /// Appends to the reasoning.
    public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.appendText(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Replaces the reasoning of a segment.
    public static func replaceTextSegment(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Self {
        Self(.replaceTextSegment(.init(content: text, segmentID: segmentID, tokenCount: tokenCount)))
    }

    /// Sets the signature of the reasoning.
    public static func updateSignature(_ signature: Foundation.Data, tokenCount: Int) -> Self {
        Self(.updateSignature(.init(signature: signature, tokenCount: tokenCount)))
    }

    /// Replaces the provider's metadata.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        Self(.updateMetadata(values.mapValues(\.generatedContent)))
    }

    /// Sets the numbers of tokens that were read and written so far. The last event determines the total.
    public static func updateUsage(
        input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> Self {
        Self(.updateUsage(.init(input: input, output: output, metadata: metadata)))
    }
}
