import Synchronization
import Testing

@_spi(Backends) import FoundationModels

/// Information that a session has but Apple's interface doesn't pass on. Every backend can get it, as Kissa's own do.
struct BackendKnowledgeTests {
    fileprivate struct Loud: Tool {
        let name: String
        let description = "Says a word."
        let includesSchemaInInstructions: Bool

        @Generable struct Arguments { var word: String }

        func call(arguments: Arguments) async throws -> String { arguments.word }
    }

    private struct Listener: LanguageModel {
        var capabilities: LanguageModelCapabilities { LanguageModelCapabilities(capabilities: [.toolCalling]) }
        var executorConfiguration: Executor.Configuration { .init() }
        let asked = Asked()

        final class Asked: Sendable {
            let requests = Mutex<[LanguageModelExecutorGenerationRequest]>([])
        }

        struct Executor: LanguageModelExecutor {
            struct Configuration: Hashable, Sendable {}

            init(configuration: Configuration) throws {}

            nonisolated(nonsending) func respond(
                to request: LanguageModelExecutorGenerationRequest, model: Listener,
                streamingInto channel: LanguageModelExecutorGenerationChannel
            ) async throws {
                model.asked.requests.withLock { $0.append(request) }
                await channel.send(.response(action: .appendText("Yes.", tokenCount: 1)))
            }
        }
    }

    @Test func `a backend is told which tools its prompt is to speak of`() async throws {
        let listener = Listener()
        let tools: [any Tool] = [
            Loud(name: "shout", includesSchemaInInstructions: true),
            Loud(name: "whisper", includesSchemaInInstructions: false),
        ]
        let session = LanguageModelSession(model: listener, tools: tools) { "Use whisper at night." }
        try await session.respond(to: "Hello")
        let request = try #require(listener.asked.requests.withLock { $0.first })
        #expect(request.enabledToolDefinitions.map(\.name) == ["shout", "whisper"])
        #expect(request.describedToolDefinitions.map(\.name) == ["shout"])
        #expect(!request.wantsAnyObject)
    }
}
