import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Rounds of a model from a file")
struct LocalModelRoundTests {
    private static let prompt = Transcript.Entry.prompt(.init(segments: [.text(.init(content: "Price?"))]))
    private static let call = Transcript.Entry.toolCalls(.init([.price(of: "tea", id: "1")]))
    private static let output = Transcript.Entry.toolOutput(
        .init(id: "1", toolName: "price", segments: [.text(.init(content: "A smile."))]))

    private static func said(_ text: String) -> Transcript.Entry {
        .response(.init(assetIDs: [], segments: [.text(.init(content: text))]))
    }

    private func loaded() async throws -> LoadedModel {
        var file = ParrotModelFile()
        file.chatTemplate = ChatTemplateSources.tools
        return try await LocalModelFixture(file).loaded()
    }

    private let markup = """
        <tool_call>
        {"name": "price", "arguments": {"drink": "tea"}}
        </tool_call>
        """

    @Test(arguments: ["Wait.", "Wait.\n"])
    func `words and the calls behind them are one message, as the model said them`(words: String) async throws {
        let loaded = try await loaded()
        let tokenizer = loaded.engine.model.tokenizer
        let transcript = Transcript(entries: [Self.prompt, Self.said(words), Self.call, Self.output])
        let tokens = try loaded.tokens(of: transcript, addingGenerationPrompt: true)
        let expected = """
            <|im_start|>user
            Price?<|im_end|>
            <|im_start|>assistant
            Wait.
            \(markup)<|im_end|>
            <|im_start|>user
            <tool_response>
            A smile.
            </tool_response><|im_end|>
            <|im_start|>assistant

            """
        #expect(tokens == tokenizer.tokens(for: expected, parsingSpecialTokens: true))
        // So the whole cached round is reused as a prefix.
        let opened = try loaded.tokens(of: Transcript(entries: [Self.prompt]), addingGenerationPrompt: true)
        #expect(tokens.starts(with: opened + tokenizer.tokens(for: "Wait.\n" + markup)))
    }

    @Test
    func `calls without words, and calls of another round, stay messages of their own`() async throws {
        let loaded = try await loaded()
        let transcript = Transcript(entries: [
            Self.prompt, Self.call, Self.output, Self.call, Self.output, Self.said("A smile."),
        ])
        let start = loaded.engine.model.tokenizer.specialToken(named: "<|im_start|>")
        let tokens = try loaded.tokens(of: transcript, addingGenerationPrompt: false)
        #expect(tokens.count { $0 == start } == 6)
    }
}
