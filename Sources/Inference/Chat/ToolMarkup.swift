import JSONSyntax

/// How a family's models write that they call tools: a call's name and arguments, and what stands around them.
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
    /// What stands within a call.
    public let call: Call
    /// More calls than this at once are not meant.
    public let callCountMax: Int
    /// Whether the family's template tells the model itself which tools there are; elsewhere the instructions have to.
    public let describesTools: Bool

    /// A call between its markup: an object of JSON with a name and arguments, or a name with arguments behind it.
    public struct Call: Hashable, Sendable {
        /// What stands before the name.
        let beforeName: String
        let beforeArguments: [Piece]
        let behindArguments: String
        /// What the object calls its arguments; nil where the name stands by itself.
        public let argumentsKey: String?

        /// `{"name": "weather", "arguments": …}`
        static func object(argumentsKey: String) -> Call {
            Call(
                beforeName: #"{"name": "#, beforeArguments: [Piece(text: #", "\#(argumentsKey)": "#, isMarker: false)],
                behindArguments: "}", argumentsKey: argumentsKey)
        }
    }

    /// What tells that a reply goes on with a call.
    public var sign: String { opening.first?.text ?? call.beforeName }

    /// Hermes' markup, which Qwen took over. Models whose template knows no tools are told of it in their instructions.
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

    /// Mistral's: `[TOOL_CALLS] [{"name": "weather", "arguments": {"city": "Nara"}}]`, a list behind a token.
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

    /// Every piece that a token of its own may stand for.
    public var markers: [String] {
        (opening + separator + closing + call.beforeArguments).filter(\.isMarker).map(\.text)
    }

    /// What a call begins with, before its arguments.
    public func beginning(ofCallOf name: String) -> [Piece] {
        let isObject = call.argumentsKey != nil
        let start = Piece(text: call.beforeName + (isObject ? JSONSpelling.string(name) : name), isMarker: false)
        guard let next = call.beforeArguments.first, !next.isMarker else { return [start] + call.beforeArguments }
        return [Piece(text: start.text + next.text, isMarker: false)] + call.beforeArguments.dropFirst()
    }

    /// What a call ends with, behind its arguments.
    public var callEnd: String { call.behindArguments }

    /// The name in what stands before a call's arguments, behind the reply's ``sign``; nil where there is none.
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

    /// A call as it is written.
    public func text(of call: ChatToolCall) -> String {
        beginning(ofCallOf: call.name).map(\.text).joined() + call.arguments + self.call.behindArguments
    }
}

extension ToolMarkup.Piece {
    /// Text cut where tags and tokens in brackets stand, which may be tokens of their own.
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
