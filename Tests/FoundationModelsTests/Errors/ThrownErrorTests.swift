import Foundation
import FoundationModelsTesting
import Testing

@testable import FoundationModels

@Suite("Errors of two systems")
struct ThrownErrorTests {
    @Test
    func `what a session throws is caught by code for OS 27 and by code for OS 26`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("Hi", "Hi", "Hi", contextSize: 1))
        do {
            try await session.respond(to: "A long question")
        } catch LanguageModelError.contextSizeExceeded(let details) {
            #expect(details.contextSize == 1 && details.tokenCount == 3)
        }
        do {
            try await session.respond(to: "A long question")
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize(let context) {
            #expect(context.debugDescription.contains("3 tokens"))
        }
        let error = await #expect(throws: (any Error).self) { try await session.respond(to: "A long question") }
        #expect(error is LanguageModelError && error is GenerationError)
        #expect(!(error is SystemLanguageModel.Error) && !(error is URLError))
        #expect(error?.localizedDescription == "The conversation is too long for the model.")
    }

    @Test(arguments: ErrorTests.all)
    func `each error of OS 26 has one of OS 27 that means the same, and is found in it`(error: GenerationError) throws {
        let thrown = error.thrown
        #expect(thrown is GenerationError)
        let current: [any Error.Type] = [
            LanguageModelError.self, SystemLanguageModel.Error.self, LanguageModelSession.Error.self,
            GeneratedContent.ParsingError.self,
        ]
        func isFound<Found: Error>(_ type: Found.Type) -> Bool { thrown is Found }
        #expect(current.filter { isFound($0) }.count == 1)
        #expect(thrown.localizedDescription == error.localizedDescription)
    }

    @Test
    func `content of another shape is both systems' error, which holds what was read`() throws {
        let content = try GeneratedContent(json: #"{"drink": 3}"#)
        let parsing = #expect(throws: GeneratedContent.ParsingError.self) {
            try content.value(String.self, forProperty: "drink")
        }
        #expect(parsing?.rawContent == "3")
        #expect(throws: GenerationError.self) { try content.value(String.self, forProperty: "food") }
        #expect(throws: GenerationError.self) { try GeneratedContent(json: "nonsense") }
    }

    @Test
    func `a refusal explains itself to both`() async throws {
        let refusal = LanguageModelError.Refusal(explanation: "Coffee only.", debugDescription: "No.")
        let session = LanguageModelSession(model: ScriptedLanguageModel(.failing(LanguageModelError.refusal(refusal))))
        do {
            try await session.respond(to: "Tea?")
        } catch LanguageModelSession.GenerationError.refusal(let refusal, _) {
            #expect(try await refusal.explanation.content == "Coffee only.")
        }
        #expect(try await refusal.explanation.content == "Coffee only.")
    }

    @Test
    func `a policy keeps what a failed request said; without one it is taken back`() async throws {
        struct Broken: Error {}
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.failing(Broken()), .failing(Broken(), after: "Well, ")))
        await #expect(throws: Broken.self) { try await session.respond(to: "First") }
        #expect(session.transcript.isEmpty)
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: Broken.self) { try await session.respond(to: "Second") }
        #expect(session.transcript.map(\.description) == ["Prompt: Second", "Response: Well, "])
    }

    @Test
    func `a transcript that is set while the session responds ends the request, and changes nothing`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two", pace: pace))
        var iterator = session.streamResponse(to: "Count").makeAsyncIterator()
        pace.allow(1)
        _ = try await iterator.next()
        session.transcript = Transcript()
        let error = await #expect(throws: LanguageModelSession.Error.self) {
            while try await iterator.next() != nil {}
        }
        #expect(error == .transcriptMutationWhileResponding)
        #expect(session.transcript.isEmpty && !session.isResponding)
    }

    @Test
    func `a transcript is edited as a collection, its history behind the instructions`() {
        var transcript = Transcript(entries: [
            .instructions(.init(segments: [.text(.init(content: "Be kind."))], toolDefinitions: [])),
            .prompt(.init(segments: [.text(.init(content: "Hi"))])),
        ])
        transcript.append(.response(.init(segments: [.text(.init(content: "Hello"))])))
        #expect(transcript.history.map(\.description) == ["Prompt: Hi", "Response: Hello"])
        transcript.history = transcript.history.suffix(1)
        #expect(transcript.history.startIndex == 0 && transcript.history.count == 1)
        transcript.replaceSubrange(0..<1, with: [])
        #expect(transcript.map(\.description) == ["Response: Hello"])
    }
}
