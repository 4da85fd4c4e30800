/// How a family's models write that they call tools: JSON objects with a name and arguments, and what stands around them.
public struct ToolMarkup: Hashable, Sendable {
    /// A piece of markup.
    public struct Piece: Hashable, Sendable {
        /// The markup itself.
        public let text: String
        /// Whether a token of its own may stand for it.
        public let isMarker: Bool
    }

    /// What stands before the first call.
    public let opening: [Piece]
    /// What stands between two.
    public let separator: [Piece]
    /// What stands behind the last.
    public let closing: [Piece]
    /// What a call's arguments are called beside its `name`.
    public let argumentsKey: String
    /// More calls than this at once are not meant.
    public let callCountMax: Int
    /// Whether the family's template tells the model itself which tools there are; elsewhere the instructions have to.
    public let describesTools: Bool

    /// What tells that a reply goes on with a call.
    public var sign: String { opening.first?.text ?? "{\(JSONText.quoted("name")): " }

    /// Hermes' markup, which Qwen took over. Models whose template knows no tools are told of it in their instructions.
    ///
    ///     <tool_call>
    ///     {"name": "weather", "arguments": {"city": "Nara"}}
    ///     </tool_call>
    static func hermes(describesTools: Bool = false) -> ToolMarkup {
        let open = Piece(text: "<tool_call>", isMarker: true), close = Piece(text: "</tool_call>", isMarker: true)
        let lineBreak = Piece(text: "\n", isMarker: false)
        return ToolMarkup(
            opening: [open, lineBreak], separator: [lineBreak, close, lineBreak, open, lineBreak],
            closing: [lineBreak, close], argumentsKey: "arguments", callCountMax: 16, describesTools: describesTools)
    }

    /// Mistral's: `[TOOL_CALLS] [{"name": "weather", "arguments": {"city": "Nara"}}]`, a list behind a token.
    static func mistral(space: String) -> ToolMarkup {
        let open = Piece(text: "[TOOL_CALLS]", isMarker: true)
        return ToolMarkup(
            opening: [open, Piece(text: space + "[", isMarker: false)], separator: [Piece(text: ", ", isMarker: false)],
            closing: [Piece(text: "]", isMarker: false)], argumentsKey: "arguments", callCountMax: 16,
            describesTools: true)
    }

    /// Llama 3's from 3.1 on: the reply is a single call, `{"name": "weather", "parameters": {"city": "Nara"}}`.
    static let llama3 = ToolMarkup(
        opening: [], separator: [], closing: [], argumentsKey: "parameters", callCountMax: 1, describesTools: true)

    /// What a call's JSON begins with, before its arguments.
    public func beginning(ofCallOf name: String) -> String {
        #"{"name": \#(JSONText.quoted(name)), "\#(argumentsKey)": "#
    }

    /// A call's JSON.
    public func json(of call: ChatToolCall) -> String { beginning(ofCallOf: call.name) + call.arguments + "}" }
}
