import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

/// Uses this module's API in Apple's spelling, as an app does. The test passes if it compiles.
@Suite("Apple's spelling")
struct SurfaceTests {
    @MainActor
    final class Dialog {
        var text = ""
        private let session = LanguageModelSession(instructions: "Be kind.")

        func ask(_ prompt: String) async throws {
            session.prewarm()
            let response = try await session.respond(to: prompt)
            text = response.content
        }

        func watch(_ prompt: String) async throws {
            let stream = session.streamResponse(to: prompt, options: GenerationOptions(temperature: 1))
            for try await partial in stream { text = partial.content }
            text = try await stream.collect().content
        }
    }

    @Test
    @MainActor
    func `a class on the main actor asks and watches without leaving it`() async throws {
        let script = ScriptedLanguageModel("Hello!", "Good bye!")
        try await script.asSystemModel {
            let dialog = Dialog()
            try await dialog.ask("Hi")
            #expect(dialog.text == "Hello!")
            try await dialog.watch("Bye")
            #expect(dialog.text == "Good bye!")
        }
    }

    @Test
    func `all initialisers, and all forms of asking for text, are there`() async throws {
        let script = ScriptedLanguageModel { _ in "Yes." }
        try await script.asSystemModel {
            let sessions = [
                LanguageModelSession(), LanguageModelSession(instructions: "Be kind."),
                LanguageModelSession(model: .default, instructions: Instructions("Be kind.")),
                LanguageModelSession { "Be kind." }, LanguageModelSession(transcript: Transcript()),
                LanguageModelSession(model: SystemLanguageModel(useCase: .general, guardrails: .default)),
            ]
            for session in sessions {
                let options = GenerationOptions(
                    sampling: .random(probabilityThreshold: 0.9, seed: 1), temperature: 0.7, maximumResponseTokens: 20)
                try await session.respond(to: Prompt("Hi"))
                try await session.respond(to: Prompt("Hi"), options: options)
                try await session.respond(to: "Hi", options: options)
                try await session.respond(options: options) { "Hi" }
                _ = try await session.streamResponse(to: Prompt("Hi"), options: options).collect()
                _ = try await session.streamResponse(options: options) { "Hi" }.collect()
                #expect(session.transcript.suffix(12).count == 12)
            }
        }
    }

    @Test
    func `a hand-written Generable on the main actor compiles as in Apple's sample`() throws {
        let picture = try Picture(GeneratedContent(json: #"{"imageDescription": "a cat"}"#))
        #expect(picture.imageDescription == "a cat")
        #expect(picture.generatedContent.jsonString == #"{"imageDescription": "a cat"}"#)
        let partial: Picture = picture.asPartiallyGenerated()
        #expect(partial.imageDescription == "a cat")
    }

    final class Picture: Generable, Sendable {
        let imageDescription: String

        nonisolated static var generationSchema: GenerationSchema { String.generationSchema }

        nonisolated init(_ content: GeneratedContent) throws {
            imageDescription = try content.value(forProperty: "imageDescription")
        }

        nonisolated var generatedContent: GeneratedContent {
            GeneratedContent(properties: ["imageDescription": imageDescription])
        }
    }
}
