import Foundation
import FoundationModels
import Observation

// The client's part for sessions: creating, prompting and observing them. Everything stays on the main actor.

@MainActor
enum SessionSurface {
    static func initialisers(tools: [any Tool], transcript: Transcript) throws {
        func isSession(_ session: some AnyObject & Sendable & Observable) {}
        let model: SystemLanguageModel = .default
        isSession(LanguageModelSession())
        let instructions: Instructions? = nil
        let text: String? = nil
        let _: LanguageModelSession = LanguageModelSession(model: model, tools: tools, instructions: instructions)
        let _: LanguageModelSession = LanguageModelSession(model: model, tools: tools, instructions: text)
        let _: LanguageModelSession = LanguageModelSession(instructions: "text")
        let _: LanguageModelSession = LanguageModelSession(model: model, tools: tools) { "text" }
        let _: LanguageModelSession = try LanguageModelSession { () throws -> Instructions in Instructions("text") }
        let _: LanguageModelSession = LanguageModelSession(model: model, tools: tools, transcript: transcript)
        let _: LanguageModelSession = LanguageModelSession(transcript: transcript)
    }

    static func state(_ session: LanguageModelSession) {
        let _: Transcript = session.transcript
        let _: Bool = session.isResponding
        session.prewarm()
        session.prewarm(promptPrefix: Prompt("a"))
    }

    static func respond(_ session: LanguageModelSession, _ prompt: Prompt) async throws {
        let options = GenerationOptions()
        try await session.respond(to: prompt)
        let _: LanguageModelSession.Response<String> = try await session.respond(to: prompt, options: options)
        let _: LanguageModelSession.Response<String> = try await session.respond(to: "a", options: options)
        let _: LanguageModelSession.Response<String> = try await session.respond(options: options) { "a" }
        let schema = Int.generationSchema
        try await session.respond(to: prompt, schema: schema)
        let _: LanguageModelSession.Response<GeneratedContent> = try await session.respond(
            to: prompt, schema: schema, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.Response<GeneratedContent> = try await session.respond(
            to: "a", schema: schema, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.Response<GeneratedContent> = try await session.respond(
            schema: schema, includeSchemaInPrompt: false, options: options
        ) { "a" }
        try await session.respond(to: prompt, generating: [Int].self)
        let _: LanguageModelSession.Response<[Int]> = try await session.respond(
            to: prompt, generating: [Int].self, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.Response<[Int]> = try await session.respond(
            to: "a", generating: [Int].self, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.Response<[Int]> = try await session.respond(
            generating: [Int].self, includeSchemaInPrompt: false, options: options
        ) { "a" }
    }

    static func streamResponse(_ session: LanguageModelSession, _ prompt: Prompt) throws {
        let options = GenerationOptions()
        let _: LanguageModelSession.ResponseStream<String> = session.streamResponse(to: prompt, options: options)
        let _: LanguageModelSession.ResponseStream<String> = session.streamResponse(to: "a", options: options)
        let _: LanguageModelSession.ResponseStream<String> = session.streamResponse(options: options) { "a" }
        let _: LanguageModelSession.ResponseStream<String> = try session.streamResponse {
            () throws -> Prompt in prompt
        }
        let schema = Int.generationSchema
        let _: LanguageModelSession.ResponseStream<GeneratedContent> = session.streamResponse(
            to: prompt, schema: schema, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.ResponseStream<GeneratedContent> = session.streamResponse(
            to: "a", schema: schema, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.ResponseStream<GeneratedContent> = session.streamResponse(
            schema: schema, includeSchemaInPrompt: false, options: options
        ) { "a" }
        let _: LanguageModelSession.ResponseStream<[Int]> = session.streamResponse(
            to: prompt, generating: [Int].self, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.ResponseStream<[Int]> = session.streamResponse(
            to: "a", generating: [Int].self, includeSchemaInPrompt: false, options: options)
        let _: LanguageModelSession.ResponseStream<[Int]> = session.streamResponse(
            generating: [Int].self, includeSchemaInPrompt: false, options: options
        ) { "a" }
    }

    static func response(_ response: LanguageModelSession.Response<[Int]>) {
        let _: [Int] = response.content
        let _: GeneratedContent = response.rawContent
        let _: ArraySlice<Transcript.Entry> = response.transcriptEntries
    }

    static func stream(_ stream: sending LanguageModelSession.ResponseStream<[Int]>) async throws {
        func isSequence<Stream: AsyncSequence>(_ stream: Stream) where Stream.Element == Snapshot {}
        typealias Snapshot = LanguageModelSession.ResponseStream<[Int]>.Snapshot
        isSequence(stream)
        var iterator: LanguageModelSession.ResponseStream<[Int]>.AsyncIterator = stream.makeAsyncIterator()
        let snapshot: Snapshot? = try await iterator.next(isolation: MainActor.shared)
        let _: Snapshot? = try await iterator.next()
        if let snapshot {
            let _: [Int].PartiallyGenerated = snapshot.content
            let _: GeneratedContent = snapshot.rawContent
        }
        let _: LanguageModelSession.Response<[Int]> = try await stream.collect()
    }
}
