import Inference

/// The grammar of a reply with tool calls, in the markup of the model's family. For families without a markup of their
/// own, the instructions describe the one of Hermes, and the grammar enforces it.
///
/// Each model has one. The automata are long-lived because the vocabulary caches data for them.
struct ToolCallGrammar: Sendable {
    let markup: ToolMarkup
    private let pieces: [ToolMarkup.Piece: ByteAutomaton]
    /// Any text that doesn't contain the marker of a call.
    private let text: ByteAutomaton

    init(_ markup: ToolMarkup) {
        self.markup = markup
        let all = Set(markup.opening + markup.separator + markup.closing)
        pieces = Dictionary(
            uniqueKeysWithValues: all.map { piece in
                (piece, ByteAutomaton(text: piece.text.utf8, isShared: true, isMarker: piece.isMarker))
            })
        text = Self.text(without: Array(markup.sign.utf8))
    }

    /// Adds one or more tool calls, each with arguments of its tool's schema.
    func addCalls(of tools: [Transcript.ToolDefinition], to grammar: inout Grammar) throws -> Grammar.Part {
        var bodies: [Grammar.Part] = []
        for tool in tools {
            let arguments = try SchemaCompiler.add(tool.parameters, to: &grammar)
            var parts = markup.beginning(ofCallOf: tool.name).map { piece in
                grammar.add(pieces[piece] ?? ByteAutomaton(text: piece.text.utf8, isMarker: piece.isMarker))
            }
            parts.append(arguments)
            if !markup.callEnd.isEmpty { parts.append(grammar.add(JSONAutomata.closeStructure)) }
            bodies.append(grammar.addSequence(parts))
        }
        let body = grammar.addChoice(bodies)
        let opening = add(markup.opening, to: &grammar), closing = add(markup.closing, to: &grammar)
        // Built from the last possible call to the first.
        let none = grammar.addSequence([])
        var further = none
        for _ in 1..<markup.callCountMax {
            let separator = add(markup.separator, to: &grammar)
            further = grammar.addChoice([none, grammar.addSequence([separator, body, further])])
        }
        return grammar.addSequence([opening, body, further, closing])
    }

    private func add(_ pieces: [ToolMarkup.Piece], to grammar: inout Grammar) -> Grammar.Part {
        let parts = pieces.map { grammar.add(self.pieces[$0]!) }
        return grammar.addSequence(parts)
    }

    /// Adds text that can end with calls.
    func addText(before calls: Grammar.Part, to grammar: inout Grammar) -> Grammar.Part {
        let end = grammar.addChoice([grammar.addSequence([]), calls])
        return grammar.addSequence([grammar.add(text), end])
    }

    private static func text(without marker: [UInt8]) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let end = builder.addState()
        // A state's index is the length of the marker's prefix at the end of the text.
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
