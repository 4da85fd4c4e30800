import Inference

/// How a model writes that it calls a tool: the markup that Hermes introduced, Qwen took over, and kissa-mini is written in.
///
///     <tool_call>
///     {"name": "weather", "arguments": {"city":"Nara"}}
///     </tool_call>
///
/// Models with other chat templates are told of it in their instructions, and the grammar keeps them to it.
enum ToolCallMarkup {
    static let open = "<tool_call>"
    static let close = "</tool_call>"
    /// More calls than this at once are not meant.
    static let callCountMax = 16
    private static let openMarker = ByteAutomaton(text: open.utf8, isShared: true, isMarker: true)
    private static let closeMarker = ByteAutomaton(text: close.utf8, isShared: true, isMarker: true)
    private static let lineBreak = ByteAutomaton(text: "\n".utf8, isShared: true)

    /// A call as it stands in a conversation.
    static func text(name: String, arguments: String) -> String {
        "\(open)\n\(beginning(name))\(arguments)}\n\(close)"
    }

    private static func beginning(_ name: String) -> String {
        #"{"name": "# + String(decoding: JSONSpelling.bytes(of: name), as: UTF8.self) + #", "arguments": "#
    }

    /// Adds one or more calls of tools, each with arguments of its own shape.
    static func addCalls(of tools: [Transcript.ToolDefinition], to grammar: inout Grammar) throws -> Grammar.Part {
        let lineBreak = grammar.add(lineBreak)
        var bodies: [Grammar.Part] = []
        for tool in tools {
            let arguments = try SchemaCompiler.add(tool.parameters, to: &grammar)
            let begin = grammar.add(ByteAutomaton(text: beginning(tool.name).utf8))
            bodies.append(grammar.addSequence([begin, arguments, grammar.add(JSONAutomata.closeStructure)]))
        }
        let body = grammar.addChoice(bodies)
        let call = grammar.addSequence([
            grammar.add(openMarker), lineBreak, body, lineBreak, grammar.add(closeMarker),
        ])
        // From the last call that there can be to the first.
        let none = grammar.addSequence([])
        var further = none
        for _ in 1..<callCountMax {
            further = grammar.addChoice([none, grammar.addSequence([lineBreak, call, further])])
        }
        return grammar.addSequence([call, further])
    }

    /// Adds text that perhaps ends with calls.
    static func addText(before calls: Grammar.Part, to grammar: inout Grammar) -> Grammar.Part {
        let end = grammar.addChoice([grammar.addSequence([]), calls])
        return grammar.addSequence([grammar.add(text), end])
    }

    /// Any text that doesn't contain the marker of a call.
    private static let text = makeText()

    private static func makeText() -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let marker = Array(open.utf8)
        let end = builder.addState()
        // The state's number is how much of the marker stands at the end of the text.
        let states = marker.map { _ in builder.addState() }
        for (matched, state) in states.enumerated() {
            builder.addJump(from: state, to: end)
            for byte in UInt8(0)...0x7F {
                let next = Self.matched(of: marker, after: Array(marker[..<matched]) + [byte])
                if next < marker.count { builder.addStep(from: state, by: byte...byte, to: states[next]) }
            }
            for range in ScalarSet.all.subtracting(.ascii).ranges {
                builder.addUTF8(of: range, from: state, to: states[0])
            }
        }
        return ByteAutomaton(builder, from: states[0], to: end, isShared: true)
    }

    private static func matched(of marker: [UInt8], after text: [UInt8]) -> Int {
        (0...min(text.count, marker.count)).reversed().first { marker.starts(with: text.suffix($0)) } ?? 0
    }
}
