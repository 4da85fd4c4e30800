import FoundationModels
import FoundationModelsTesting
import Testing

typealias GenerationError = LanguageModelSession.GenerationError

@Suite("Responding")
struct RespondTests {
    @Test
    func `a response holds the text, its raw content and what the turn added to the transcript`() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel("Welcome to the shop!"), instructions: "Be kind.")
        let response = try await session.respond(to: "Hello")
        #expect(response.content == "Welcome to the shop!")
        #expect(response.rawContent.kind == .string("Welcome to the shop!"))
        #expect(response.rawContent.isComplete)
        #expect(response.transcriptEntries.map(\.description) == ["Prompt: Hello", "Response: Welcome to the shop!"])
        #expect(response.transcriptEntries.startIndex == 1)
        #expect(response.usage.output.totalTokenCount == 4)
    }

    @Test
    func `the transcript keeps instructions, prompts and responses in their order`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("One.", "Two."), instructions: "Count.")
        try await session.respond(to: "First")
        try await session.respond(to: "Second")
        #expect(
            session.transcript.map(\.description) == [
                "Instructions: Count.", "Prompt: First", "Response: One.", "Prompt: Second", "Response: Two.",
            ])
    }

    @Test
    func `the model is sent the whole transcript and the options`() async throws {
        let model = ScriptedLanguageModel("One.", "Two.")
        let session = LanguageModelSession(model: model, instructions: "Count.")
        try await session.respond(to: "First")
        let options = GenerationOptions(
            sampling: .random(top: 5, seed: 7), temperature: 0.5, maximumResponseTokens: 9)
        try await session.respond(to: "Second", options: options)
        let request = try #require(model.requests.last)
        #expect(request.transcript.map(\.description).last == "Prompt: Second")
        #expect(request.transcript.count == 4)
        #expect(request.generationOptions == options)
        #expect(request.generationOptions.sampling?.kind == .randomTopK(5, seed: 7))
        #expect(request.schema == nil)
        #expect(request.enabledToolDefinitions.isEmpty)
    }

    @Test
    func `a prompt's entry keeps the options that it was sent with`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("One."))
        try await session.respond(to: "First", options: GenerationOptions(sampling: .greedy))
        guard case .prompt(let prompt)? = session.transcript.first else {
            Issue.record("The first entry is no prompt")
            return
        }
        #expect(prompt.options.sampling == .greedy)
        #expect(prompt.responseFormat == nil)
    }

    @Test
    func `a session goes on from a condensed transcript`() async throws {
        let first = LanguageModelSession(model: ScriptedLanguageModel("One.", "Two."), instructions: "Count.")
        try await first.respond(to: "First")
        try await first.respond(to: "Second")
        let transcript = first.transcript
        let condensed = Transcript(entries: [transcript.first, transcript.last].compactMap { $0 })
        let model = ScriptedLanguageModel("Three.")
        let second = LanguageModelSession(model: model, transcript: condensed)
        try await second.respond(to: "Third")
        #expect(
            model.requests[0].transcript.map(\.description) == [
                "Instructions: Count.", "Response: Two.", "Prompt: Third",
            ])
    }

    @Test
    func `instructions in a transcript are resumed with all their segments`() async throws {
        let model = ScriptedLanguageModel("Hi.")
        let instructions = Transcript.Instructions(
            segments: [.text(.init(content: "Be kind.")), .structure(.init(source: "Int", content: .init(7)))],
            toolDefinitions: [])
        let session = LanguageModelSession(model: model, transcript: Transcript(entries: [.instructions(instructions)]))
        try await session.respond(to: "Hello")
        #expect(model.requests[0].transcript.first == .instructions(instructions))
    }

    @Test(arguments: 0..<3)
    func `all forms of a prompt reach the model`(form: Int) async throws {
        let model = ScriptedLanguageModel("Yes.")
        let session = LanguageModelSession(model: model)
        switch form {
        case 0: try await session.respond(to: Prompt("Hello"))
        case 1: try await session.respond(to: "Hello")
        default: try await session.respond { "Hello" }
        }
        #expect(model.requests.first?.transcript.last?.description == "Prompt: Hello")
    }

    @Test
    func `instructions come as text, as a value and line by line; empty ones are none`() {
        let model = ScriptedLanguageModel()
        let described = "Instructions: Be kind."
        #expect(LanguageModelSession(model: model, instructions: "Be kind.").transcript.description == described)
        #expect(LanguageModelSession(model: model, instructions: Instructions("Be kind.")).transcript.count == 1)
        #expect(LanguageModelSession(model: model) { "Be kind." }.transcript.description == described)
        #expect(LanguageModelSession(model: model).transcript.isEmpty)
        #expect(LanguageModelSession(model: model, instructions: "").transcript.isEmpty)
        let missing: String? = nil
        #expect(LanguageModelSession(model: model, instructions: missing).transcript.isEmpty)
    }

    @Test
    func `no more tokens come than maximumResponseTokens`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two three four"))
        let response = try await session.respond(to: "Count", options: GenerationOptions(maximumResponseTokens: 2))
        #expect(response.content == "one two ")
    }

    @Test
    func `prewarming hands on the transcript with the prompt's beginning, and changes nothing`() {
        let model = ScriptedLanguageModel()
        let session = LanguageModelSession(model: model, instructions: "Be kind.")
        session.prewarm(promptPrefix: Prompt("Once upon"))
        session.prewarm()
        #expect(model.prewarmedTranscripts.map(\.count) == [2, 1])
        #expect(model.prewarmedTranscripts[0].last?.description == "Prompt: Once upon")
        #expect(session.transcript.count == 1)
        #expect(model.requests.isEmpty)
    }
}
