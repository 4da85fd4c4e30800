import Foundation
import TestSupport
import Testing

@testable import FoundationModels

@Suite("A model from a file")
struct LocalModelTests {
    private let greedy = GenerationOptions(sampling: .greedy)

    @Test
    func `a session says what the model says, stops where it stops, and counts the tokens`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi, nap?"))
        let model = fixture.model()
        let session = LanguageModelSession(model: model, instructions: "Be kind.")
        let response = try await session.respond(to: "Hello", options: greedy)
        #expect(response.content == "Hi, nap?")
        #expect(response.usage.output.totalTokenCount == 8 + 1)
        let opened = try await fixture.loaded().tokens(
            of: Transcript(entries: session.transcript.prefix(2)), addingGenerationPrompt: true)
        #expect(response.usage.input.totalTokenCount == opened.count)
        #expect(try await session.respond(to: "Again").content == "Hi, nap?")
        #expect(session.transcript.count == 5)
    }

    @Test
    func `characters of several bytes come whole`() async throws {
        let session = LanguageModelSession(model: try LocalModelFixture(.saying("喫茶")).model())
        for try await snapshot in session.streamResponse(to: "何?", options: greedy) {
            #expect("喫茶".hasPrefix(snapshot.content))
        }
        #expect(session.transcript.last?.description == "Response: 喫茶")
    }

    @Test
    func `a conversation is read in the markup of the model's file: system, user, assistant`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi"))
        let session = LanguageModelSession(model: fixture.model(), instructions: "Be kind.")
        try await session.respond(to: "Hello", options: greedy)
        let loaded = try await fixture.loaded()
        let expected = """
            <|im_start|>system
            Be kind.<|im_end|>
            <|im_start|>user
            Hello<|im_end|>
            <|im_start|>assistant
            Hi<|im_end|>
            <|im_start|>assistant

            """
        #expect(
            try loaded.tokens(of: session.transcript, addingGenerationPrompt: true)
                == loaded.engine.model.tokenizer.tokens(for: expected, parsingSpecialTokens: true))
    }

    @Test
    func `a second turn costs only its new tokens`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi, nap?"))
        let session = LanguageModelSession(model: fixture.model(), instructions: "Be kind.")
        try await session.respond(to: "Hello", options: greedy)
        let engine = try await fixture.loaded().engine
        let before = engine.statistics
        let response = try await session.respond(to: "Go on", options: greedy)
        let reused = engine.statistics.reusedTokenCount - before.reusedTokenCount
        #expect(reused > response.usage.input.totalTokenCount / 2)
        #expect(response.usage.input.cachedTokenCount == reused)
    }

    @Test
    func `prewarming reads the instructions before the first request`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi"))
        let session = LanguageModelSession(model: fixture.model(), instructions: "Be kind to everyone.")
        session.prewarm()
        let loaded = try await fixture.loaded()
        let instructions = try loaded.tokens(of: session.transcript, addingGenerationPrompt: false).count
        while loaded.engine.statistics.computedTokenCount < instructions { await Task.yield() }
        try await session.respond(to: "Hello", options: greedy)
        #expect(loaded.engine.statistics.reusedTokenCount >= instructions)
    }

    @Test
    func `tokens are counted by the model's own tokenizer, and parts add up to the whole`() async throws {
        let model = try LocalModelFixture(.saying("Hi")).model()
        let prompt = try await model.tokenCount(for: "喫")
        // Three bytes, plus <|im_start|>, "user", two line breaks and <|im_end|>.
        #expect(prompt == 3 + 1 + 4 + 2 + 1)
        let instructions = try await model.tokenCount(for: Instructions("Be kind."))
        let session = LanguageModelSession(model: model, instructions: "Be kind.")
        let transcript = Transcript(
            entries: Array(session.transcript) + [.prompt(.init(segments: [.text(.init(content: "喫"))]))])
        #expect(try await model.tokenCount(for: transcript) == prompt + instructions)
        #expect(try await model.tokenCount(for: Int.generationSchema) == "\nAnswer with JSON:\ninteger".utf8.count)
    }

    @Test
    func `the file tells the size of the context and the languages, before anything is loaded`() throws {
        let model = try LocalModelFixture(.saying("Hi")).model()
        #expect(model.isAvailable)
        #expect(model.contextSize == 256)
        #expect(model.supportedLanguages.isSuperset(of: [.init(identifier: "en"), .init(identifier: "ja")]))
        #expect(!model.supportsLocale(Locale(identifier: "fr_FR")))
        var silent = ParrotModelFile.saying("Hi")
        silent.languages = []
        #expect(try LocalModelFixture(silent).model().supportsLocale(Locale(identifier: "fr_FR")))
    }

    @Test
    func `sessions of one file share one engine, which goes with the last of them`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi"))
        weak var engine: AnyObject?
        do {
            let models = [fixture.model(), fixture.model()]
            for model in models { try await LanguageModelSession(model: model).respond(to: "Hello", options: greedy) }
            let loaded = try await fixture.loaded()
            #expect(loaded.engine.statistics.reusedTokenCount > 0)
            engine = loaded
        }
        // The task that generated the reply and the engine's thread may still be finishing.
        for _ in 0..<1_000 where engine != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(engine == nil)
    }

    @Test
    func `several sessions are answered at once`() async throws {
        let model = try LocalModelFixture(.saying("Hi, nap?")).model()
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let session = LanguageModelSession(model: model, instructions: "Number \(number)")
                    return try await session.respond(to: "Hello", options: greedy).content
                }
            }
            for try await reply in group { #expect(reply == "Hi, nap?") }
        }
    }
}
