import FoundationModels

extension ScriptedLanguageModel {
    /// What a scripted model answers to one request. A string literal is a reply.
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
        /// Whether the reply is played as it stands: with its own counts of tokens, and without a limit.
        let isRecorded: Bool

        init(tokens: [ScriptedToken], error: (any Error)? = nil) {
            self.tokens = tokens
            self.error = error
            isRecorded = false
        }

        /// What was recorded.
        init(recorded events: [RecordedEvent], failure: (any Error)?) {
            tokens = events.map(ScriptedToken.recorded)
            error = failure
            isRecorded = true
        }

        /// A reply in these tokens.
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

        /// A structured reply in JSON, as it stands: whole, broken or with other properties than the schema's, as a model's
        /// might be.
        public static func json(_ json: String) -> Reply {
            Reply(stringLiteral: json)
        }

        /// A reply that calls for a tool.
        ///
        /// - Parameters:
        ///   - name: The tool's name.
        ///   - arguments: What the tool is given.
        ///   - id: The identity of the call.
        public static func toolCall(
            _ name: String, arguments: some ConvertibleToGeneratedContent, id: String = "call"
        ) -> Reply {
            toolCalls([.init(id: id, toolName: name, arguments: arguments.generatedContent)])
        }

        /// A reply that calls for tools, all at once.
        ///
        /// - Parameters:
        ///   - calls: The calls, in their order.
        ///   - text: What the model says before.
        public static func toolCalls(_ calls: [Transcript.ToolCall], after text: String = "") -> Reply {
            let said = ScriptedTokenizer.tokens(of: text).map(ScriptedToken.text)
            return Reply(tokens: said + calls.flatMap { tokens(of: $0, json: $0.arguments.jsonString) })
        }

        /// A reply that calls for a tool with arguments in JSON, as it stands, perhaps broken.
        public static func toolCall(_ name: String, json: String, id: String = "call") -> Reply {
            let call = Transcript.ToolCall(id: id, toolName: name, arguments: .null)
            return Reply(tokens: tokens(of: call, json: json))
        }

        /// A reply before which the model thinks; the thoughts stand in the transcript as an entry of their own.
        public static func thinking(_ thoughts: String, then reply: Reply) -> Reply {
            let thought = ScriptedTokenizer.tokens(of: thoughts).map(ScriptedToken.thought)
            return Reply(tokens: thought + reply.tokens, error: reply.error)
        }

        /// A reply that breaks off with an error, perhaps in the middle of a text.
        public static func failing(_ error: any Error, after text: String = "") -> Reply {
            Reply(tokens: ScriptedTokenizer.tokens(of: text).map(ScriptedToken.text), error: error)
        }

        private static func tokens(of call: Transcript.ToolCall, json: String) -> [ScriptedToken] {
            let pieces = ScriptedTokenizer.tokens(of: json)
            return (pieces.isEmpty ? [""] : pieces).map { .arguments($0, id: call.id, name: call.toolName) }
        }
    }
}

/// What a scripted model says in one step.
enum ScriptedToken: Sendable, Equatable {
    case thought(String)
    case text(String)
    /// A piece of the arguments of a call.
    case arguments(String, id: String, name: String)
    /// Whatever a model said when it was recorded.
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
