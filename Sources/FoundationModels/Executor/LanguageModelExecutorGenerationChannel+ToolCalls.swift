extension LanguageModelExecutorGenerationChannel {
    /// A change of the tools that the model calls for in this response.
    ///
    /// ```swift
    /// await channel.send(
    ///     .toolCalls(action: .toolCall(id: "1", name: "weather", action: .appendArguments(#"{"city": "#, tokenCount: 4))))
    /// await channel.send(
    ///     .toolCalls(action: .toolCall(id: "1", name: "weather", action: .appendArguments(#""Nara"}"#, tokenCount: 3))))
    /// ```
    ///
    /// When the executor returns, the session calls the tools, all at once, and asks the executor again.
    public struct ToolCalls: Sendable {
        /// The identity that the entry shall have in the transcript; nil leaves it to the session.
        public var entryID: String?
        /// What changes.
        public var action: Action

        /// What can change.
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

        /// A change of one call. The first one for an identity begins the call.
        public struct ToolCall: Sendable, Equatable {
            /// The identity of the call, which its output will bear.
            public var id: String
            /// The tool.
            public var name: String
            /// What changes.
            public var action: Action

            /// What can change.
            public struct Action: Sendable, Equatable {
                package enum Change: Sendable, Equatable {
                    case appendArguments(ArgumentsFragment)
                    case updateMetadata([String: GeneratedContent])
                }

                package let change: Change

                package init(_ change: Change) { self.change = change }
            }

            /// A piece of the arguments' JSON, and how many tokens it is made of.
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
    /// A call is begun or goes on.
    public static func toolCall(
        id: String, name: String, action: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action
    ) -> Self {
        Self(.toolCall(.init(id: id, name: name, action: action)))
    }

    /// Takes a call back.
    public static func removeToolCall(id: String) -> Self { Self(.removeToolCall(id: id)) }

    /// Notes of all calls together, by their names, in place of those before.
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

extension LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action {
    /// More of the arguments' JSON.
    public static func appendArguments(_ content: String, tokenCount: Int) -> Self {
        Self(.appendArguments(.init(content: content, tokenCount: tokenCount)))
    }

    /// Notes of whoever runs the model, by their names, in place of those before.
    public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Self {
        Self(.updateMetadata(values.mapValues(\.generatedContent)))
    }
}
