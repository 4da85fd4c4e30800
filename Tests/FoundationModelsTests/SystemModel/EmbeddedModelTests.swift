import Foundation
import Testing

@testable import FoundationModels

@Suite("The model that comes with the package")
struct EmbeddedModelTests {
    private let model = SystemLanguageModel(backend: LocalModel(ModelLocation.named(by: [:])))

    @Test
    func `it is available, knows English and Japanese, and has room for a long conversation`() {
        #expect(model.availability == .available)
        #expect(model.supportsLocale(Locale(identifier: "en_US")))
        #expect(model.supportsLocale(Locale(identifier: "ja_JP")))
        #expect(model.contextSize >= 4096)
    }

    @Test(arguments: ["Hello!", "こんにちは。"])
    func `it answers in words, the same ones when it is greedy`(prompt: String) async throws {
        var replies: [String] = []
        for _ in 0..<2 {
            let session = LanguageModelSession(model: model, instructions: "You are Chike, a barista.")
            let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 100)
            replies.append(try await session.respond(to: prompt, options: options).content)
        }
        #expect(replies[0].contains { $0.isLetter })
        #expect(!replies[0].contains("\u{FFFD}"))
        #expect(replies[0] == replies[1])
    }

    @Test(arguments: [
        ("Hello!", false), ("こんにちは", true), ("What should I drink?", false), ("How are you?", false),
        ("何を飲もうかな？", true),
    ])
    func `without instructions it answers too, in the prompt's language`(
        prompt: String, isJapanese: Bool
    ) async throws {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 100)
        let reply = try await LanguageModelSession(model: model).respond(to: prompt, options: options).content
        #expect(reply.contains { $0.isLetter })
        #expect(reply.unicodeScalars.contains { ("ぁ"..."ヿ").contains($0) } == isJapanese, "\(reply)")
    }

    @Test
    func `what is counted before is what it reads: instructions with tools, the prompt and its schema`() async throws {
        let tools: [any Tool] = [CounterTool()]
        let prompt = try await model.tokenCount(for: "A latte.")
        // A limit of one token prevents tool calls.
        let told = try await LanguageModelSession(model: model, tools: tools)
            .respond(to: "A latte.", options: GenerationOptions(maximumResponseTokens: 1)).usage.input.totalTokenCount
        let guided = try await LanguageModelSession(model: model)
            .respond(to: "A latte.", generating: DrinkOrder.self).usage.input.totalTokenCount
        // After the prompt, the template opens the model's message with a few tokens.
        let toolCount = try await model.tokenCount(for: tools)
        #expect(toolCount > 50)
        #expect((0...8).contains(told - toolCount - prompt))
        let schemaCount = try await model.tokenCount(for: DrinkOrder.generationSchema)
        #expect(schemaCount > 5)
        #expect((0...8).contains(guided - schemaCount - prompt))
    }

    @Test
    func `twenty turns of a conversation fit into its context`() async throws {
        let session = LanguageModelSession(model: model, instructions: "You are Lisa. Answer in one sentence.")
        for turn in 1...20 {
            let options = GenerationOptions(sampling: .random(top: 20, seed: UInt64(turn)), maximumResponseTokens: 60)
            try await session.respond(to: "What did you dream of in night number \(turn)?", options: options)
        }
        #expect(session.transcript.count == 41)
        #expect(try await model.tokenCount(for: session.transcript) <= model.contextSize)
    }
}
