import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

/// Checks that the articles' examples of details do what the articles say.
@Suite("The documentation's details")
struct DetailExampleTests {
    @Test
    func `those of sessions`() async throws {
        let model = ScriptedLanguageModel("Good morning", "One.", "Two.")
        let session = LanguageModelSession(model: model)
        #expect(try await DetailExamples.firstWords(session) != nil)
        #expect(try await DetailExamples.tryOptions(LanguageModelSession(model: model)).contains("-1"))
        #expect(DetailExamples.cost(of: .init(input: .init(totalTokenCount: 3))) == "3 read, 0 written")
        let modes: [GenerationOptions.SamplingMode] = [.greedy, .random(top: 3), .random(probabilityThreshold: 0.5)]
        #expect(modes.map(DetailExamples.describe) == ["the likeliest", "one of 3", "what makes up 0.5"])
        let guest = Visitor(name: "Ann", wishes: ["tea"])
        #expect("\(guest.promptRepresentation)".contains("They would like tea."))
        #expect("\(guest.instructionsRepresentation)".contains("Be polite to Ann."))
        #expect(DetailExamples.context(thinking: .deep).reasoningLevel == .deep)
        #expect(DetailExamples.mode(isOpen: false) == .disallowed)
        #expect(try await DetailExamples.askTwice(session) == 4)
    }

    @Test
    func `those of refusals, by the model that refused`() async throws {
        let context = LanguageModelSession.GenerationError.Context(debugDescription: "Not here.")
        let refusal = LanguageModelSession.GenerationError.Refusal(transcriptEntries: [])
        let explanation = try await ScriptedLanguageModel("I'd rather not.").asSystemModel {
            try await DetailExamples.explain(refusal, context)
        }
        #expect(explanation == "I'd rather not. (Not here.)")
    }

    @Test
    func `those of values and transcripts`() async throws {
        let content = try GeneratedContent(json: #"{"label": "Ann"}"#)
        #expect(try Mug(content).label == "Ann")
        #expect(try DetailExamples.isText(content.value(GeneratedContent.self, forProperty: "label").kind))
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.json(#"[{"drink": "tea"}, {"drink": "milk"}]"#)))
        var ids: [[GenerationID]] = []
        for try await snapshot in session.streamResponse(to: "A menu", generating: [MenuRow].self) {
            ids.append(snapshot.content.map(\.id))
        }
        #expect(Set(ids.last ?? []).count == 2)
        #expect(Set(ids.compactMap(\.first)).count == 1)
        guard case .reasoning(let thoughts) = DetailExamples.think() else {
            Issue.record("These are no thoughts")
            return
        }
        #expect("\(thoughts)".contains("They want tea."))
        let transcript = DetailExamples.ask()
        let saved = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
        #expect(saved == transcript && "\(transcript[2])".contains("tea"))
        #expect(DetailExamples.survey().count == 11)
    }

    @Test
    func `those of models`() async throws {
        #expect(DetailExamples.advice(for: .modelNotReady) == "The model is not there yet.")
        let isReady = await GreetingModel().asSystemModel {
            DetailExamples.isReady(for: .general, within: .default)
        }
        #expect(isReady)
        #expect(try await LanguageModelSession(model: GreetingModel()).respond(to: "Hi").content == "Welcome!")
        _ = try DetailExamples.connect(to: "http://localhost:1/v1")
        #expect(throws: ServerAddressError.noServer("nowhere")) { try DetailExamples.connect(to: "nowhere") }
        #expect(DetailExamples.missing(for: EchoModel()).count == 2)
        #expect(DetailExamples.failures.count == 9)
        let channel = LanguageModelExecutorGenerationChannel()
        await DetailExamples.think(into: channel)
        channel.finish()
        var count = 0
        for try await _ in channel { count += 1 }
        #expect(count == 3)
        #expect(DetailExamples.words(of: "Tea it is.").count == 3)
        let heard = try await DetailExamples.heard(from: EchoModel())
        #expect(heard.count == 2 && heard[0].contains("What time is it?"))
    }

    @Test
    func `that of a replay`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let recorder = RecordingLanguageModel(ScriptedLanguageModel("Welcome!"), to: file)
        try await LanguageModelSession(model: recorder, instructions: "Monday").respond(to: "Hello")
        #expect(try await DetailExamples.replay(file) == "Welcome!")
    }
}
