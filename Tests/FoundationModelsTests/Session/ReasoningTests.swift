import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Reasoning")
struct ReasoningTests {
    @Test
    func `thoughts are an entry in front of the response, counted and no part of the content`() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.thinking("They want tea.", then: "Tea it is.")))
        let response = try await session.respond(to: "Hello")
        #expect(response.content == "Tea it is.")
        #expect(response.usage.output == .init(totalTokenCount: 6, reasoningTokenCount: 3))
        let descriptions = ["Prompt: Hello", "Reasoning: They want tea.", "Response: Tea it is."]
        #expect(response.transcriptEntries.map(\.description) == descriptions)
        #expect(session.transcript.map(\.description) == descriptions)
    }

    @Test
    func `thoughts are in the snapshots' entries while the response grows`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.thinking("Hm.", then: "Tea it is.")))
        for try await snapshot in session.streamResponse(to: "Hello") {
            #expect(snapshot.transcriptEntries.dropFirst().first?.description == "Reasoning: Hm.")
        }
    }

    @Test
    func `thoughts before a call of a tool stand in front of the call`() async throws {
        let model = ScriptedLanguageModel(
            .thinking("Ask the counter.", then: .toolCalls([.price(of: "latte", id: "1")])), "It is 5.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        try await session.respond(to: "How much?")
        let kinds = session.transcript.dropFirst().map { String($0.description.prefix(7)) }
        #expect(kinds == ["Prompt:", "Reasoni", "Tool ca", "Output ", "Respons"])
    }

    @Test
    func `an executor's thoughts keep their identities, signatures and notes`() async throws {
        let model = Thinker { channel in
            await channel.send(.reasoning(entryID: "a", action: .appendText("Hm", tokenCount: 1)))
            await channel.send(.reasoning(entryID: "b", action: .appendText("Or so", tokenCount: 1)))
            await channel.send(.reasoning(entryID: "a", action: .appendText(", a guest.", tokenCount: 3)))
            await channel.send(.reasoning(entryID: "b", action: .replaceTextSegment("Or not.", tokenCount: 2)))
            await channel.send(.reasoning(entryID: "a", action: .updateSignature(Data([1, 2]), tokenCount: 1)))
            await channel.send(.reasoning(entryID: "a", action: .updateMetadata(["effort": 3, "mood": "calm"])))
            await channel.send(.reasoning(entryID: "a", action: .updateMetadata(["effort": 4])))
            await channel.send(.response(action: .appendText("Hi.", tokenCount: 2)))
        }
        let response = try await LanguageModelSession(model: model).respond(to: "Hello")
        #expect(response.usage.output == .init(totalTokenCount: 10, reasoningTokenCount: 8))
        let thoughts = response.transcriptEntries.compactMap(\.thoughts)
        #expect(thoughts.map(\.id) == ["a", "b"])
        #expect(thoughts.map(\.description) == ["Reasoning: Hm, a guest.", "Reasoning: Or not."])
        #expect(thoughts[0].signature == Data([1, 2]) && thoughts[1].signature == nil)
        #expect(thoughts[0].metadata.mapValues(\.jsonString) == ["effort": "4"])
    }

    @Test
    func `a transcript with thoughts is the same after it was saved`() throws {
        let reasoning = Transcript.Reasoning(
            id: "r", metadata: ["effort": 3], segments: [.text(.init(id: "s", content: "Hm."))],
            signature: Data("sealed".utf8))
        let transcript = Transcript(entries: [
            .prompt(.init(id: "p", segments: [.text(.init(id: "t", content: "Hello"))])), .reasoning(reasoning),
        ])
        let json = try JSONEncoder().encode(transcript)
        #expect(try JSONDecoder().decode(Transcript.self, from: json) == transcript)
        #expect(String(decoding: json, as: UTF8.self).contains(#""role":"reasoning""#))
    }

    @Test
    func `the model does not read thoughts again, and an executor finds them in the transcript`() async throws {
        let model = ScriptedLanguageModel(.thinking("They want tea.", then: "Tea."), "Yes.")
        let session = LanguageModelSession(model: model)
        let first = try await session.respond(to: "Hello there")
        let second = try await session.respond(to: "Really")
        #expect(first.usage.input.totalTokenCount == 2)
        #expect(second.usage.input.totalTokenCount == 4)
        #expect(model.requests[1].transcript.contains { $0.thoughts != nil })
    }

    @Test
    func `thoughts are the same in a replay`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let model = Thinker { channel in
            await channel.send(.reasoning(entryID: "a", action: .appendText("Hm", tokenCount: 1)))
            await channel.send(.reasoning(entryID: "a", action: .replaceTextSegment("Ah", tokenCount: 1)))
            await channel.send(.reasoning(entryID: "a", action: .updateSignature(Data([7]), tokenCount: 1)))
            await channel.send(.reasoning(entryID: "a", action: .updateMetadata(["effort": 4])))
            await channel.send(.response(action: .appendText("Hi.", tokenCount: 1)))
        }
        let recording = LanguageModelSession(model: RecordingLanguageModel(model, to: file))
        let recorded = try await recording.respond(to: "Hello").transcriptEntries.compactMap(\.thoughts)
        let session = LanguageModelSession(model: try ReplayLanguageModel(contentsOf: file))
        let replayed = try await session.respond(to: "Hello").transcriptEntries.compactMap(\.thoughts)
        #expect(recorded.map(\.description) == ["Reasoning: Ah"] && replayed.map(\.description) == ["Reasoning: Ah"])
        #expect(replayed.map(\.id) == recorded.map(\.id))
        #expect(replayed.map(\.signature) == [Data([7])] && replayed.map(\.metadata) == recorded.map(\.metadata))
    }
}

extension Transcript.Entry {
    fileprivate var thoughts: Transcript.Reasoning? {
        if case .reasoning(let reasoning) = self { reasoning } else { nil }
    }
}

/// A model that sends these events.
private struct Thinker: LanguageModel {
    typealias Channel = LanguageModelExecutorGenerationChannel

    struct Executor: LanguageModelExecutor {
        struct Configuration: Hashable, Sendable {}

        init(configuration: Configuration) throws {}

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: Thinker,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            await model.send(channel)
        }
    }

    let send: @Sendable (Channel) async -> Void

    init(_ send: @escaping @Sendable (Channel) async -> Void) { self.send = send }

    var capabilities: LanguageModelCapabilities { .init([.reasoning]) }
    var executorConfiguration: Executor.Configuration { .init() }
}
