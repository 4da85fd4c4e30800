import FoundationModels
import Observation
import Synchronization
import Testing

@Suite("Executors")
struct ExecutorTests {
    /// A third-party model, as another developer would write it. Its closure decides what it sends.
    struct Custom: LanguageModel {
        struct Executor: LanguageModelExecutor {
            struct Configuration: Hashable, Sendable {
                var isImpossible = false
            }

            struct Impossible: Error {}

            init(configuration: Configuration) throws {
                if configuration.isImpossible { throw Impossible() }
            }

            nonisolated(nonsending) func respond(
                to request: LanguageModelExecutorGenerationRequest, model: Custom,
                streamingInto channel: LanguageModelExecutorGenerationChannel
            ) async throws {
                for event in model.events { await channel.send(event) }
            }
        }

        var events: [LanguageModelExecutorGenerationChannel.Event] = []
        var executorConfiguration = Executor.Configuration()
        var capabilities: LanguageModelCapabilities { LanguageModelCapabilities([.vision]) }
    }

    @Test
    func `Pieces go to the segment that they name, or to the last one; a replacement takes a segment's place`()
        async throws
    {
        let model = Custom(events: [
            .response(entryID: "reply", action: .appendText("Good ", segmentID: "a", tokenCount: 1)),
            .response(action: .appendText("nigth", segmentID: "b", tokenCount: 2)),
            .response(action: .replaceTextSegment("night", segmentID: "b", tokenCount: 1)),
            .response(action: .appendText(".", tokenCount: 1)),
        ])
        let session = LanguageModelSession(model: model)
        let response = try await session.respond(to: "Hello")
        #expect(response.content == "Good night.")
        #expect(response.usage.output.totalTokenCount == 5)
        guard case .response(let entry)? = session.transcript.last else {
            Issue.record("There is no response")
            return
        }
        #expect(entry.id == "reply")
        #expect(entry.segments.map(\.id) == ["a", "b"])
        #expect(entry.segments.map(\.description) == ["Good ", "night."])
    }

    @Test
    func `the usage that an executor reports counts`() async throws {
        let model = Custom(events: [
            .response(action: .appendText("Hi", tokenCount: 1)),
            .response(action: .updateUsage(input: .init(totalTokenCount: 30, cachedTokenCount: 20), output: .init())),
            .response(
                action: .updateUsage(
                    input: .init(totalTokenCount: 30, cachedTokenCount: 20), output: .init(totalTokenCount: 2))),
        ])
        let usage = try await LanguageModelSession(model: model).respond(to: "Hello").usage
        #expect(usage.input.cachedTokenCount == 20)
        #expect(usage.output.totalTokenCount == 2)
    }

    @Test
    @MainActor
    func `a session counts what all its responses took, and nothing of a request that fails`() async throws {
        let model = Custom(events: [
            .response(action: .appendText("Hi", tokenCount: 1)),
            .response(
                action: .updateUsage(
                    input: .init(totalTokenCount: 30, cachedTokenCount: 20), output: .init(totalTokenCount: 2))),
        ])
        let session = LanguageModelSession(model: model)
        #expect(session.usage == .init())
        try await session.respond(to: "Hello")
        let isTold = Mutex(false)
        let first = withObservationTracking {
            session.usage
        } onChange: {
            isTold.withLock { $0 = true }
        }
        #expect(first.totalTokenCount == 32)
        _ = try await session.streamResponse(to: "Hello again").collect()
        #expect(isTold.withLock { $0 })
        #expect(session.usage.input == .init(totalTokenCount: 60, cachedTokenCount: 40))
        #expect(session.usage.output == .init(totalTokenCount: 4))
        await #expect(throws: GenerationOptionsError.self) {
            try await session.respond(to: "Hello", options: GenerationOptions(temperature: -1))
        }
        #expect(session.usage.totalTokenCount == 64)
    }

    @Test
    func `an executor that cannot be made fails the request, and prewarming it nothing`() async {
        let model = Custom(executorConfiguration: .init(isImpossible: true))
        let session = LanguageModelSession(model: model, instructions: "Be kind.")
        session.prewarm()
        await #expect(throws: Custom.Executor.Impossible.self) { try await session.respond(to: "Hello") }
        #expect(session.transcript.count == 1)
        #expect(!session.isResponding)
    }

    @Test
    func `a channel gives the session what an executor sent`() async throws {
        let channel = LanguageModelExecutorGenerationChannel()
        let model = Custom(events: [
            .response(action: .appendText("Hi", tokenCount: 1)), .response(action: .appendText("!", tokenCount: 1)),
        ])
        let executor = try Custom.Executor(configuration: model.executorConfiguration)
        try await executor.respond(to: .init(transcript: Transcript()), model: model, streamingInto: channel)
        channel.finish()
        var sent: [LanguageModelExecutorGenerationChannel.Response.Action.Change] = []
        for try await event in channel {
            if case .response(let response) = event.kind { sent.append(response.action.change) }
        }
        #expect(
            sent == [
                LanguageModelExecutorGenerationChannel.Response.Action.appendText("Hi", tokenCount: 1).change,
                LanguageModelExecutorGenerationChannel.Response.Action.appendText("!", tokenCount: 1).change,
            ])
    }

    @Test
    func `capabilities are a set`() {
        #expect(Custom().capabilities.contains(.vision))
        #expect(!Custom().capabilities.contains(.toolCalling))
        #expect(LanguageModelCapabilities([.reasoning, .reasoning]) == LanguageModelCapabilities([.reasoning]))
    }
}
