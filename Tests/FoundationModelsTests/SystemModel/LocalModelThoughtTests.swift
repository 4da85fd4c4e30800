import Foundation
import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Thoughts of a model from a file")
struct LocalModelThoughtTests {
    /// The events and token counts that a writer sends for a reply in chunks.
    private func sent(
        _ pieces: [(text: String, marker: String?)], thoughts: ThoughtFilter?, calls: ToolMarkup? = nil
    ) async throws -> (thought: String, answer: String, usage: LanguageModelSession.Usage) {
        let channel = LanguageModelExecutorGenerationChannel()
        var writer = ReplyWriter(channel, calls: calls, thoughts: thoughts)
        for piece in pieces {
            let token = GeneratedToken(token: 0, text: piece.text, finishReason: nil, reusedTokenCount: 2)
            try await writer.write(token, markerText: piece.marker)
        }
        try await writer.finish(promptTokenCount: 5)
        channel.finish()
        var draft = ResponseDraft(), thought = ""
        for try await event in channel {
            if case .response(let reply) = event.kind { _ = draft.apply(reply) }
            guard case .reasoning(let reasoning) = event.kind else { continue }
            draft.apply(reasoning)
            if case .appendText(let fragment) = reasoning.action.change { thought += fragment.content }
        }
        return (thought, draft.text, draft.usage)
    }

    @Test
    func `a thought at the beginning is no part of the answer, and is counted`() async throws {
        let pieces = ["<think>", "a", "b", "</think>", "\n\n", "c", "d"].map { ($0, nil as String?) }
        let sent = try await sent(pieces, thoughts: ThoughtFilter())
        #expect(sent.thought == "ab")
        #expect(sent.answer == "cd")
        #expect(sent.usage.output.totalTokenCount == 7)
        // The tokens of the chunks up to the end of the reasoning.
        #expect(sent.usage.output.reasoningTokenCount == 3)
        #expect(sent.usage.input == .init(totalTokenCount: 5, cachedTokenCount: 2))
    }

    @Test
    func `tags that are tokens without a text of their own are known by their names`() async throws {
        let sent = try await sent(
            [("", "<think>"), ("a", nil), ("", "</think>"), ("b", nil)], thoughts: ThoughtFilter())
        #expect(sent.thought == "a" && sent.answer == "b")
    }

    @Test
    func `a thought may stand before what calls a tool, and before text that stays as it is`() async throws {
        let markup = try ChatTemplate(named: "qwen3").toolMarkup
        let pieces = ["<think>a</think>", " b <think>", "c"].map { ($0, nil as String?) }
        let sent = try await sent(pieces, thoughts: ThoughtFilter(), calls: markup)
        #expect(sent.thought == "a" && sent.answer == "b <think>c")
    }

    @Test
    func `a reply that is kept to a shape has no thoughts`() async throws {
        let sent = try await sent([(" <think>", nil)], thoughts: nil)
        #expect(sent.answer == " <think>")
    }

    /// A model that reasons first and then answers. No letter occurs twice.
    private static let thinker: ParrotModelFile = {
        var file = ParrotModelFile.saying("O</think>Ha")
        file.chatTemplate = ChatTemplateSources.thinking
        return file
    }()

    @Test
    func `a model that always thinks shows its answer, and its thought in the transcript`() async throws {
        let session = LanguageModelSession(model: try LocalModelFixture(Self.thinker).model())
        let greedy = GenerationOptions(sampling: .greedy)
        for try await snapshot in session.streamResponse(to: "Hello", options: greedy) {
            #expect("Ha".hasPrefix(snapshot.content))
        }
        #expect(session.transcript.map(\.description) == ["Prompt: Hello", "Reasoning: O", "Response: Ha"])
        #expect(try await session.respond(to: "Again", options: greedy).content == "Ha")
    }

    @Test
    func `it is told that it has thought where the answer is kept to a shape`() async throws {
        let fixture = try LocalModelFixture(Self.thinker)
        let session = LanguageModelSession(model: fixture.model())
        let choice = GenerationSchema(name: "Word", node: .string(.oneOf(["Ha", "No"])))
        let response = try await session.respond(to: "Say", schema: choice, options: .init(sampling: .greedy))
        #expect(["Ha", "No"].contains(try response.content.value(String.self)))
        #expect(session.transcript.count == 2)
        let loaded = try await fixture.loaded()
        let tokens = try loaded.tokens(of: Transcript(), addingGenerationPrompt: true, allowingThought: false)
        let opening = "<|im_start|>assistant\n<think>\n\n</think>\n\n"
        #expect(tokens == loaded.engine.model.tokenizer.tokens(for: opening, parsingSpecialTokens: true))
    }
}
