import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

// The examples of the article on testing an app, word for word.

/// The app.
struct Shop {
    func greet() async throws -> String {
        try await LanguageModelSession(instructions: "You are a barista.").respond(to: "Greet the guest.").content
    }
}

@Suite("The shop")
struct ShopTests {
    @Test func `the guest is greeted`() async throws {
        let model = ScriptedLanguageModel("Welcome!")
        try await model.asSystemModel {
            let greeting = try await Shop().greet()
            #expect(greeting == "Welcome!")
        }
        #expect(model.requests[0].transcript.count == 2)
    }

    @Test func `a busy model is told of`() async throws {
        let busy = LanguageModelSession.GenerationError.rateLimited(.init(debugDescription: "Too many guests."))
        let model = ScriptedLanguageModel(.failing(busy, after: "Wel"))
        await model.asSystemModel {
            await #expect(throws: LanguageModelSession.GenerationError.self) { try await Shop().greet() }
        }
    }

    @Test func `a greeting comes word by word`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("Good morning", pace: pace))
        async let reply = session.respond(to: "Hello")
        await pace.waitUntilAsked()
        #expect(session.isResponding)
        pace.allowAll()
        #expect(try await reply.content == "Good morning")
    }

    @Test func `a visit is as it was recorded`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }

        let recorder = RecordingLanguageModel(ScriptedLanguageModel("Welcome!"), to: file)
        let recorded = try await recorder.asSystemModel { try await Shop().greet() }

        let replay = try ReplayLanguageModel(contentsOf: file)
        let replayed = try await replay.asSystemModel { try await Shop().greet() }
        #expect(replayed == recorded)
        #expect(replay.remainingExchangeCount == 0)
    }
}
