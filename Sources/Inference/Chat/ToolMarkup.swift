import JSONSyntax

/// The markup of a family's tool calls: a call's name and arguments, and the text around them.
public struct ToolMarkup: Hashable, Sendable {
    /// A piece of markup.
    public struct Piece: Hashable, Sendable {
        /// The markup itself.
        public let text: String
        /// Whether it may be a single special token.
        public let isMarker: Bool
    }

    /// The markup before the first call.
    public let opening: [Piece]
    /// The markup between two calls.
    public let separator: [Piece]
    /// The markup after the last call.
    public let closing: [Piece]
    /// The markup within a call.
    public let call: Call
    /// The maximum number of calls in a reply.
    public let callCountMax: Int
    /// Whether the family's template describes the tools to the model; otherwise the instructions have to.
    public let describesTools: Bool

    /// A call: a JSON object with name and arguments, or a name followed by arguments.
    public struct Call: Hashable, Sendable {
        /// The text before the name.
        let beforeName: String
        let beforeArguments: [Piece]
        let behindArguments: String
        /// The key of the arguments in the object; nil if the name is outside of it.
        public let argumentsKey: String?

        /// `{"name": "weather", "arguments": …}`
        static func object(argumentsKey: String) -> Call {
            Call(
                beforeName: #"{"name": "#, beforeArguments: [Piece(text: #", "\#(argumentsKey)": "#, isMarker: false)],
                behindArguments: "}", argumentsKey: argumentsKey)
        }
    }

    /// The text by which a call is recognized in a reply.
    public var sign: String { opening.first?.text ?? call.beforeName }

    /// Hermes' markup, which Qwen adopted. It is also used, through instructions, for models whose template doesn't support
    /// tools.
    ///
    ///     <tool_call>
    ///     {"name": "weather", "arguments": {"city": "Nara"}}
    ///     </tool_call>
    static func hermes(describesTools: Bool = false) -> ToolMarkup {
        ToolMarkup(
            opening: Piece.pieces(of: "<tool_call>\n"), separator: Piece.pieces(of: "\n</tool_call>\n<tool_call>\n"),
            closing: Piece.pieces(of: "\n</tool_call>"), call: .object(argumentsKey: "arguments"), callCountMax: 16,
            describesTools: describesTools)
    }

    /// Mistral's: `[TOOL_CALLS] [{"name": "weather", "arguments": {"city": "Nara"}}]`, a list after a token.
    static func mistral(space: String) -> ToolMarkup {
        ToolMarkup(
            opening: Piece.pieces(of: "[TOOL_CALLS]\(space)["), separator: Piece.pieces(of: ", "),
            closing: Piece.pieces(of: "]"), call: .object(argumentsKey: "arguments"), callCountMax: 16,
            describesTools: true)
    }

    /// Llama 3's from 3.1 on: the reply is a single call, `{"name": "weather", "parameters": {"city": "Nara"}}`.
    static let llama3 = ToolMarkup(
        opening: [], separator: [], closing: [], call: .object(argumentsKey: "parameters"), callCountMax: 1,
        describesTools: true)

    /// All pieces that may be single special tokens.
    public var markers: [String] {
        (opening + separator + closing + call.beforeArguments).filter(\.isMarker).map(\.text)
    }

    /// The beginning of a call, before its arguments.
    public func beginning(ofCallOf name: String) -> [Piece] {
        let isObject = call.argumentsKey != nil
        let start = Piece(text: call.beforeName + (isObject ? JSONSpelling.string(name) : name), isMarker: false)
        guard let next = call.beforeArguments.first, !next.isMarker else { return [start] + call.beforeArguments }
        return [Piece(text: start.text + next.text, isMarker: false)] + call.beforeArguments.dropFirst()
    }

    /// The end of a call, after its arguments.
    public var callEnd: String { call.behindArguments }

    /// The name in the text before a call's arguments, after the reply's ``sign``; nil if there is none.
    ///
    /// - Parameter isFirst: whether it is the reply's first call.
    public func name(in text: String, isFirst: Bool) -> String? {
        let start = isFirst ? opening.dropFirst() : separator[...]
        let before = start.map(\.text).joined() + call.beforeName, behind = call.beforeArguments.map(\.text).joined()
        guard text.count > before.count + behind.count, text.hasPrefix(before), text.hasSuffix(behind) else {
            return nil
        }
        return String(text.dropFirst(before.count).dropLast(behind.count))
    }

    /// A call as text.
    public func text(of call: ChatToolCall) -> String {
        beginning(ofCallOf: call.name).map(\.text).joined() + call.arguments + self.call.behindArguments
    }
}

extension ToolMarkup.Piece {
    /// Splits a text at tags and at tokens in brackets, which may be special tokens.
    static func pieces(of text: String) -> [Self] {
        var pieces: [Self] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: #/<[^<>\s"'=]{1,64}>|\[\/?[A-Z_]{2,64}\]/#) {
            if match.range.lowerBound > rest.startIndex {
                pieces.append(Self(text: String(rest[..<match.range.lowerBound]), isMarker: false))
            }
            pieces.append(Self(text: String(match.output), isMarker: true))
            rest = rest[match.range.upperBound...]
        }
        return rest.isEmpty ? pieces : pieces + [Self(text: String(rest), isMarker: false)]
    }
}
