import FoundationModels
import Synchronization

/// A provider like MLX's: a container that all sessions of a configuration share, token-by-token output, and a prewarmed prompt.
struct ContainerModel: LanguageModel {
    /// Counts what happens to the containers.
    final class Shelf: Hashable, Sendable {
        private let state = Mutex((loaded: 0, prewarmed: [String]()))

        var loadedCount: Int { state.withLock { $0.loaded } }
        var prewarmed: [String] { state.withLock { $0.prewarmed } }

        func load() { state.withLock { $0.loaded += 1 } }
        func prewarm(_ text: String) { state.withLock { $0.prewarmed.append(text) } }

        static func == (left: Shelf, right: Shelf) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let shelf: Shelf
    let reply: String

    var capabilities: LanguageModelCapabilities { .init([.guidedGeneration, .toolCalling]) }
    var executorConfiguration: Shelf { shelf }

    struct Executor: LanguageModelExecutor {
        let shelf: Shelf

        init(configuration: Shelf) throws {
            shelf = configuration
            shelf.load()
        }

        func prewarm(model: ContainerModel, transcript: Transcript) {
            shelf.prewarm(transcript.map(\.words).joined(separator: "|"))
        }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ContainerModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            let tokens = model.reply.split(separator: " ", omittingEmptySubsequences: false)
            let limit = request.generationOptions.maximumResponseTokens ?? tokens.count
            for (index, token) in tokens.prefix(limit).enumerated() {
                try Task.checkCancellation()
                await channel.send(
                    .response(action: .appendText((index == 0 ? "" : " ") + token, segmentID: "text", tokenCount: 1)))
            }
        }
    }
}
