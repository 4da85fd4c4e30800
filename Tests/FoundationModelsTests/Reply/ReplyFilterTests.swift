import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("What reaches a reader of what a model writes")
struct ReplyFilterTests {
    private let call = #"<tool_call>{"name": "price", "arguments": {"drink": "tea"}}</tool_call>"#

    @Test func `a call that is written as text is called`() async throws {
        let model = ScriptedLanguageModel(.text("Let me see. " + call), "A smile.")
        let session = LanguageModelSession(model: model, tools: [PriceTool()])
        #expect(try await session.respond(to: "How much is tea?").content == "A smile.")
        let outputs = session.transcript.filter { if case .toolOutput = $0 { true } else { false } }
        #expect(outputs.count == 1)
    }

    @Test func `a call for a tool that there is not is an error`() async {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.text(call)))
        await #expect(throws: ToolCallingError.unknownTool(name: "price", available: [])) {
            try await session.respond(to: "How much is tea?")
        }
    }

    @Test(arguments: ["<tool_call>{\"name\": \"pri", "Hm. <tool_call>", "<tool_response>\nA smile."])
    func `a call that is cut off is an error`(reply: String) async {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.text(reply)), tools: [PriceTool()])
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "How much is tea?")
        }
    }

    @Test func `a stream never shows the beginning of a call`() async throws {
        let model = ScriptedLanguageModel(.text("Let me see. " + call), "A smile.")
        let session = LanguageModelSession(model: model, tools: [PriceTool()])
        for try await snapshot in session.streamResponse(to: "How much is tea?") {
            #expect(!snapshot.content.contains("<"))
        }
    }

    @Test func `what comes after the border of a message is not said`() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.text("Hello.<|im_end|>\n<|im_start|>user\nBye.")))
        #expect(try await session.respond(to: "Hi").content == "Hello.")
    }

    @Test func `a structure with markup in a text is an error`() async throws {
        let answer = GeneratedContent(properties: ["drink": "tea<|im_end|>"])
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(answer)))
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(
                name: "Order", properties: [.init(name: "drink", schema: .init(type: String.self))]), dependencies: [])
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "Order", schema: schema)
        }
    }
}

private struct PriceTool: Tool {
    @Generable
    struct Arguments {
        let drink: String
    }

    let name = "price"
    let description = "Tells a price."

    func call(arguments: Arguments) async -> String { "A smile." }
}
