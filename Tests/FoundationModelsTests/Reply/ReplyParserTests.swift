import TestSupport
import Testing

@testable import FoundationModels

@Suite("Markup in replies")
struct ReplyParserTests {
    private typealias GenerationError = LanguageModelSession.GenerationError

    /// Parses a reply that arrives in chunks of random lengths. Returns its text, and its calls as `name(arguments)`.
    private func read(_ reply: String, hasTools: Bool = true, seed: UInt64 = 0) throws -> (
        text: String, calls: [String]
    ) {
        var random = SeededRandom(seed: seed)
        var parser = ReplyParser(hasTools: hasTools)
        var events: [ReplyParser.Event] = []
        var rest = reply[...]
        while !rest.isEmpty {
            let piece = rest.prefix(seed == 0 ? rest.count : Int.random(in: 1...9, using: &random))
            rest = rest.dropFirst(piece.count)
            events += try parser.append(String(piece))
        }
        events += try parser.finish()
        let text = events.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        let calls = events.compactMap { if case .call(let name, let json) = $0 { "\(name)(\(json))" } else { nil } }
        return (text, calls)
    }

    private static let object = #"{"name": "price", "arguments": {"drink": "a } \" b"}}"#
    private static let call = #"price({"drink": "a } \" b"})"#

    @Test(arguments: [
        "<tool_call>\n\(object)\n</tool_call>", "<tool_call>\(object)", object, "```json\n\(object)\n```",
        "[TOOL_CALLS] [\(object)]", "<|python_tag|>\(object)<|eom_id|>", "<function_call>\(object)</function_call>",
        "<tool_call><tool_call>\(object)</tool_call></tool_call>", "<tool_call\n\(object)\n",
        "<|tool_call|>[\(object)]",
        #"<function=price>{"drink": "a } \" b"}</function>"#, "<TOOL_CALL>\(object)</TOOL_CALL> There you are.",
        #"{"type": "function", "function": \#(object)}"#, #"{"name": "price", "parameters": {"drink": "a } \" b"}}"#,
        "<tool_call>```json\n\(object)\n```</tool_call>",
    ])
    func `a call is one in whatever markup it stands`(markup: String) throws {
        for seed in UInt64(0)..<30 {
            #expect(try read(markup, seed: seed) == ("", [Self.call]))
            #expect(try read("Let me 👀 see. " + markup, seed: seed) == ("Let me 👀 see. ", [Self.call]))
        }
    }

    @Test(arguments: [
        "<tool_call>", "<tool_call>\n{\"name\": \"pr", "<tool_ca", "[TOOL_CALLS] [", "<tool_call></tool_call>",
        "<tool_call>price", #"{"name": "price", "argu"#, #"{"na"#, "<tool_call>{}</tool_call>", "```json\n{\"name\":",
        #"<tool_call>{"name": "a", "arguments": {"b": <tool_call>{}</tool_call>}}</tool_call>"#, "<tools>[]</tools>",
        #"<tool_call>{"name": "price"}</tool_call>"#, "<tool_response>\nA smile.", "[AVAILABLE_TOOLS]",
        #"{"type": "function", "function": {"name": "price", "description": "A price.", "parameters": {}}}"#,
    ])
    func `a call that makes no sense and a prompt's markup are errors`(markup: String) {
        for seed in UInt64(0)..<30 {
            #expect(throws: GenerationError.self) { try read(markup, seed: seed) }
            #expect(throws: GenerationError.self) { try read("Let me see. " + markup, seed: seed) }
        }
    }

    @Test(arguments: [
        ("Hello.<|im_end|>\n<|im_start|>user\nBye!", "Hello."), ("Hello.<|eot_id|>", "Hello."),
        ("<|im_start|>assistant\nHello.", "Hello."),
        ("<|start_header_id|>assistant<|end_header_id|>\n\nHello.", "Hello."),
        ("<|im_start|>user\nHello.", ""), ("Hello.<end_of_turn>\n<start_of_turn>user\n", "Hello."),
        ("<think>They greet.</think>Hello.", "Hello."), ("Hello. [/INST] Bye", "Hello. "), ("Hello.<|im_e", "Hello."),
        ("Hello.</tool_call>", "Hello."), ("<|im_end|>", ""), ("Hello <think>so", "Hello "),
    ])
    func `what is said ends at the border of a message`(reply: String, said: String) throws {
        for seed in UInt64(0)..<30 {
            let read = try read(reply, seed: seed)
            #expect(read == (said, []))
        }
    }

    @Test(arguments: [
        "1 < 2 <= 3 and [a] {b} `c`", "<b>bold</b> and <toolbar>", #"{"name": "Pebble", "age": 3}"#, "I <3 tea <",
        "```swift\nlet a = [1]\n```", "```json\n{\"name\": \"Pebble\"}\n```", "{ \"tea\": 1 }", "a | b <| c |>",
        "[INSTALL]",
        "<https://example.org>", "👀 <ü>",
    ])
    func `what only looks like markup is text`(text: String) throws {
        for seed in UInt64(0)..<30 {
            let read = try read(text, seed: seed)
            #expect(read == (text, []))
        }
    }

    @Test func `without tools JSON is text`() throws {
        #expect(try read(Self.object, hasTools: false) == (Self.object, []))
    }

    /// Pieces of every known markup.
    private static let scraps = [
        "<tool_call>", "</tool_call>", "\n", object, "{\"name\": \"price\"", "\"arguments\": {", "}", "]",
        "[TOOL_CALLS]",
        "<|im_start|>", "<|im_end|>", "assistant\n", "user\n", "system", "<|eot_id|>", "<|python_tag|>", "<tools>",
        "```json\n",
        "```", "<think>", "</think>", "<tool_response>", "{", "\"", "<", "<|", "|>", "Hello", " tea. ", "紅茶", "<tool",
        "_call>",
        "{\"type\": \"function\"", "[", "[INST]", "<start_of_turn>", "model\n", "<function=price>", "\\",
    ]

    @Test func `nothing that a model writes lets markup through`() throws {
        let marks = [
            "<tool_call", "</tool_call", "[TOOL_CALLS]", "<|im_", "<|eot", "<|python", "<tools>", "<tool_response>",
            "<start_of_turn>", "<function=", "[INST]", "<think>", "{\"type\"",
        ]
        var random = SeededRandom(seed: 11)
        var readCount = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...12, using: &random)
            let reply = (0..<count).map { _ in Self.scraps.randomElement(using: &random) ?? "" }.joined()
            guard let (text, _) = try? read(reply, seed: UInt64.random(in: 1...1_000, using: &random)) else { continue }
            readCount += 1
            for mark in marks + [Self.object] {
                #expect(!text.contains(mark), "\(reply) → \(text)")
            }
        }
        #expect(readCount > 2_000)
    }

    @Test func `how a reply is cut changes nothing`() throws {
        var random = SeededRandom(seed: 12)
        for _ in 0..<5_000 {
            let reply = (0..<8).map { _ in Self.scraps.randomElement(using: &random) ?? "" }.joined()
            let whole = try? read(reply)
            let pieces = try? read(reply, seed: UInt64.random(in: 1...1_000, using: &random))
            #expect(whole?.text == pieces?.text && whole?.calls == pieces?.calls, "\(reply)")
        }
    }
}
