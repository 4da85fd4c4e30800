import FoundationModels

extension ScriptedLanguageModel {
    /// The answer of a scripted model to one request. A string literal is a reply.
    ///
    /// ```swift
    /// let model = ScriptedLanguageModel(
    ///     .toolCall("weather", arguments: GeneratedContent(properties: ["city": "Nara"])),
    ///     .value(Forecast(city: "Nara", degrees: 21)),
    ///     .failing(GenerationError.rateLimited(…), after: "Just a "))
    /// ```
    public struct Reply: Sendable, ExpressibleByStringInterpolation {
        let tokens: [ScriptedToken]
        let error: (any Error)?
        /// Whether the reply is replayed unchanged: with its own counts of tokens, and without a limit.
        let isRecorded: Bool

        init(tokens: [ScriptedToken], error: (any Error)? = nil) {
            self.tokens = tokens
            self.error = error
            isRecorded = false
        }

        /// A recorded reply.
        init(recorded events: [RecordedEvent], failure: (any Error)?) {
            tokens = events.map(ScriptedToken.recorded)
            error = failure
            isRecorded = true
        }

        /// A reply with these tokens.
        public init(tokens: [String]) {
            self.init(tokens: tokens.map(ScriptedToken.text))
        }

        /// A reply that consists of a text, word by word.
        public init(stringLiteral text: String) {
            self.init(tokens: ScriptedTokenizer.tokens(of: text))
        }

        /// A reply that consists of a text, word by word.
        public static func text(_ text: String) -> Reply {
            Reply(stringLiteral: text)
        }

        /// A structured reply: the JSON of a value, word by word.
        public static func value(_ value: some ConvertibleToGeneratedContent) -> Reply {
            Reply(stringLiteral: value.generatedContent.jsonString)
        }

        /// A structured reply in JSON, sent unchanged: it can be valid, malformed, or have other properties than the
        /// schema, like a real model's.
        public static func json(_ json: String) -> Reply {
            Reply(stringLiteral: json)
        }

        /// A reply that calls a tool.
        ///
        /// - Parameters:
        ///   - name: The tool's name.
        ///   - arguments: The arguments of the call.
        ///   - id: The identity of the call.
        public static func toolCall(
            _ name: String, arguments: some ConvertibleToGeneratedContent, id: String = "call"
        ) -> Reply {
            toolCalls([.init(id: id, toolName: name, arguments: arguments.generatedContent)])
        }

        /// A reply that calls several tools together.
        ///
        /// - Parameters:
        ///   - calls: The calls, in their order.
        ///   - text: The model's text before the calls.
        public static func toolCalls(_ calls: [Transcript.ToolCall], after text: String = "") -> Reply {
            let said = ScriptedTokenizer.tokens(of: text).map(ScriptedToken.text)
            return Reply(tokens: said + calls.flatMap { tokens(of: $0, json: $0.arguments.jsonString) })
        }

        /// A reply that calls a tool with arguments in JSON, sent unchanged, even if malformed.
        public static func toolCall(_ name: String, json: String, id: String = "call") -> Reply {
            let call = Transcript.ToolCall(id: id, toolName: name, arguments: .null)
            return Reply(tokens: tokens(of: call, json: json))
        }

        /// A reply with reasoning before it. In the transcript, the reasoning is a separate entry.
        public static func thinking(_ thoughts: String, then reply: Reply) -> Reply {
            let thought = ScriptedTokenizer.tokens(of: thoughts).map(ScriptedToken.thought)
            return Reply(tokens: thought + reply.tokens, error: reply.error)
        }

        /// A reply that ends with an error, possibly in the middle of a text.
        public static func failing(_ error: any Error, after text: String = "") -> Reply {
            Reply(tokens: ScriptedTokenizer.tokens(of: text).map(ScriptedToken.text), error: error)
        }

        private static func tokens(of call: Transcript.ToolCall, json: String) -> [ScriptedToken] {
            let pieces = ScriptedTokenizer.tokens(of: json)
            return (pieces.isEmpty ? [""] : pieces).map { .arguments($0, id: call.id, name: call.toolName) }
        }
    }
}

/// The output of a scripted model in one step.
enum ScriptedToken: Sendable, Equatable {
    case thought(String)
    case text(String)
    /// A piece of the arguments of a call.
    case arguments(String, id: String, name: String)
    /// A recorded event.
    case recorded(RecordedEvent)

    func send(into channel: LanguageModelExecutorGenerationChannel) async {
        switch self {
        case .thought(let text): await channel.send(.reasoning(action: .appendText(text, tokenCount: 1)))
        case .text(let text): await channel.send(.response(action: .appendText(text, tokenCount: 1)))
        case .arguments(let json, let id, let name):
            let action = LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action
                .appendArguments(json, tokenCount: 1)
            await channel.send(.toolCalls(action: .toolCall(id: id, name: name, action: action)))
        case .recorded(let event): await event.send(into: channel)
        }
    }
}
