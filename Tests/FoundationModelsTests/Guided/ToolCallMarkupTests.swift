import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Calls of tools in a reply")
struct ToolCallMarkupTests {
    private static func tool(_ name: String) -> Transcript.ToolDefinition {
        .init(name: name, description: "A tool.", parameters: CounterTool.Arguments.generationSchema)
    }

    private func constraint(
        _ mode: GenerationOptions.ToolCallingMode = .allowed, schema: GenerationSchema? = nil,
        markup: ToolMarkup = .hermes()
    ) async throws -> GrammarConstraint {
        var options = GenerationOptions()
        options.toolCallingMode = mode
        let request = LanguageModelExecutorGenerationRequest(
            transcript: Transcript(), enabledTools: [Self.tool("price"), Self.tool("pri\"ce")], schema: schema,
            generationOptions: options)
        let grammar = try #require(GuidedReply(request)).grammar(ToolCallGrammar(markup))
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        return try GrammarConstraint(
            TokenGrammar(grammar, vocabulary: TokenVocabulary(tokenizer: tokenizer)), tokenCountMax: 1000)
    }

    private func accepts(_ text: String, _ constraint: GrammarConstraint) -> Bool {
        for token in constraint.grammar.vocabulary.tokenizer.tokens(for: text) {
            guard constraint.allowedTokens()?.contains(token) == true else { return false }
            constraint.accept(token)
        }
        return constraint.isComplete
    }

    private static func call(_ name: String, _ arguments: String) -> String {
        let json = ToolMarkup.hermes().text(of: ChatToolCall(id: "", name: name, arguments: arguments))
        return "<tool_call>\n\(json)\n</tool_call>"
    }

    private static let call = call("price", #"{"drink":"</tool_call> \"x\" }"}"#)
    private static let other = call("pri\"ce", #"{"drink":""}"#)

    @Test(
        arguments: [
            "Hello <b> <tool_cal", "", call, other, call + "\n" + other, "Let me see. " + call, "<<tool_call" + call,
        ])
    func `text and calls may be written`(text: String) async throws {
        #expect(accepts(text, try await constraint()))
    }

    @Test(
        arguments: [
            "<tool_call>", "<tool_call>\n{\"name\": \"sing\"", call + " ", call + "\nHello", call + call,
            call("price", #"{"drink":1}"#),
        ])
    func `anything else may not`(text: String) async throws {
        #expect(!accepts(text, try await constraint()))
    }

    @Test func `a model that must call writes nothing else`() async throws {
        #expect(!accepts("Hello", try await constraint(.required)))
        #expect(accepts(Self.call, try await constraint(.required)))
    }

    @Test func `a structure or calls`() async throws {
        let schema = GenerationSchema(name: "Flag", node: .boolean)
        #expect(accepts("true", try await constraint(schema: schema)))
        #expect(accepts(Self.call, try await constraint(schema: schema)))
        #expect(!accepts("Hello", try await constraint(schema: schema)))
    }

    private static let llama = #"{"name": "price", "parameters": {"drink":"a } b"}}"#

    @Test(
        arguments: [
            ("Hello {\"name\"", true), (llama, true), ("Let me see. " + llama, true), (llama + llama, false),
            (#"{"name": "sing", "parameters": {}}"#, false), (llama.replacing("parameters", with: "arguments"), false),
        ])
    func `Llama calls by nothing but an object`(text: String, isAllowed: Bool) async throws {
        #expect(accepts(text, try await constraint(markup: .llama3)) == isAllowed)
    }

    private static let mistral = #"[TOOL_CALLS] [{"name": "price", "arguments": {"drink":"a ] b"}}"#

    @Test(
        arguments: [
            ("Hello [", true), (mistral + "]", true),
            (mistral + #", {"name": "pri\"ce", "arguments": {"drink":""}}]"#, true),
            (mistral, false), (mistral + "] Bye", false),
        ])
    func `mistral calls by a list behind a token`(text: String, isAllowed: Bool) async throws {
        #expect(accepts(text, try await constraint(markup: .mistral(space: " "))) == isAllowed)
    }

    @Test(
        arguments: [
            (ToolMarkup.llama3, "Well. " + llama, #"price{"drink": "a } b"}"#),
            (ToolMarkup.mistral(space: " "), "Well. " + mistral + "]", #"price{"drink": "a ] b"}"#),
        ])
    func `calls of every family are read back however they are cut`(
        _ markup: ToolMarkup, reply: String, call: String
    ) throws {
        var random = SeededRandom(seed: 4)
        for _ in 0..<100 {
            var parser = ToolCallParser(markup)
            var events: [ToolCallParser.Event] = []
            var rest = reply[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...9, using: &random))
                rest = rest.dropFirst(piece.count)
                events += try parser.append(String(piece))
            }
            events += try parser.finish()
            let text = events.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            let calls = events.compactMap { event -> String? in
                if case .call(let name, let arguments) = event { name + arguments.jsonString } else { nil }
            }
            #expect(text == "Well. " && calls == [call])
        }
    }

    @Test func `a reply is split however it is cut`() throws {
        let reply = "Let me <see> <tool_ca. 😀 " + Self.call + "\n" + Self.other
        var random = SeededRandom(seed: 3)
        for _ in 0..<200 {
            var parser = ToolCallParser(.hermes())
            var text = "", calls: [String] = []
            var rest = reply[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...9, using: &random))
                rest = rest.dropFirst(piece.count)
                for event in try parser.append(String(piece)) {
                    switch event {
                    case .text(let more): text += more
                    case .call(let name, let arguments): calls.append(name + arguments.jsonString)
                    }
                }
            }
            #expect(try parser.finish() == [])
            #expect(text == "Let me <see> <tool_ca. 😀 ")
            #expect(calls == [#"price{"drink": "</tool_call> \"x\" }"}"#, #"pri"ce{"drink": ""}"#])
        }
    }

    @Test func `the beginning of a marker at the end is text`() throws {
        var parser = ToolCallParser(.hermes())
        #expect(try parser.append("A <tool") == [.text("A ")])
        #expect(try parser.finish() == [.text("<tool")])
    }
}
