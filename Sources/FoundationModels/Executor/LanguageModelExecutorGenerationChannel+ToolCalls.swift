extension LanguageModelExecutorGenerationChannel {
    /// A change of the model's tool calls in this response.
    ///
    /// ```swift
    /// await channel.send(
    ///     .toolCalls(action: .toolCall(id: "1", name: "weather", action: .appendArguments(#"{"city": "#, tokenCount: 4))))
    /// await channel.send(
    ///     .toolCalls(action: .toolCall(id: "1", name: "weather", action: .appendArguments(#""Nara"}"#, tokenCount: 3))))
    /// ```
    ///
    /// When the executor returns, the session calls the tools concurrently, and then calls the executor again.
    public struct ToolCalls: Sendable {
        /// The identifier of the entry in the transcript; nil lets the session choose one.
        public var entryID: String?
        /// The change.
        public var action: Action

        /// The kinds of changes.
        public struct Action: Sendable {
            package enum Change: Sendable, Equatable {
                case toolCall(ToolCall)
                case removeToolCall(id: String)
                case updateMetadata([String: GeneratedContent])
                case updateUsage(LanguageModelSession.Usage)
            }

            package let change: Change

            package init(_ change: Change) { self.change = change }
        }

        /// A change of one call. The first change with an identifier begins the call.
        public struct ToolCall: Sendable, Equatable {
            /// The identifier of the call, which its output will have, too.
            public var id: String
            /// The name of the tool.
            public var name: String
            /// The change.
            public var action: Action

            /// The kinds of changes.
            public struct Action: Sendable, Equatable {
                package enum Change: Sendable, Equatable {
                    case appendArguments(ArgumentsFragment)
                    case updateMetadata([String: GeneratedContent])
                }

                package let change: Change

                package init(_ change: Change) { self.change = change }
            }

            /// A fragment of the arguments' JSON, and its number of tokens.
            public struct ArgumentsFragment: Sendable, Equatable {
                /// The text.
                public var content: String
                /// The number of tokens.
                public var tokenCount: Int
            }
        }
    }
}

extension LanguageModelExecutorGenerationChannel.ToolCalls.Action {
    /// Begins or continues a call.
    public static func toolCall(
        id: String, name: String, action: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action
    ) -> Self {
        Self(.toolCall(.init(id: id, name: name, action: action)))
    }

    /// Removes a call.
    public static func removeToolCall(id: String) -> Self { Self(.removeToolCall(id: id)) }

    /// Replaces the metadata of all calls together.
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

extension LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action {
    /// Appends to the arguments' JSON.
    public static func appendArguments(_ content: String, tokenCount: Int) -> Self {
        Self(.appendArguments(.init(content: content, tokenCount: tokenCount)))
    }

    /// Replaces the provider's metadata.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        Self(.updateMetadata(values.mapValues(\.generatedContent)))
    }
}
