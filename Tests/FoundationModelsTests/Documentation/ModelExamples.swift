import Foundation
import FoundationModels
import ServerModels

// The examples of the articles on models, word for word.

enum ModelExamples {
    static func check() -> String {
        switch SystemLanguageModel.default.availability {
        case .available: "ready"
        case .unavailable(.modelNotReady): "no model file"
        case .unavailable(let reason): "not here: \(reason)"
        }
    }

    static func measure() async throws -> Bool {
        let model = SystemLanguageModel(useCase: .general, guardrails: .default)
        let instructions = try await model.tokenCount(for: Instructions("You are a barista."))
        let prompt = try await model.tokenCount(for: "What do you recommend?")
        return instructions + prompt < model.contextSize && model.supportsLocale(Locale(identifier: "ja_JP"))
    }

    static func connect() throws -> LanguageModelSession {
        let model = try ServerLanguageModel("http://localhost:11434/v1#llama3.2:3b")
        let session = LanguageModelSession(model: model, instructions: "You are a barista.")
        return session
    }

    static func think(_ session: LanguageModelSession) async throws -> Int {
        let context = ContextOptions(includeSchemaInPrompt: false, reasoningLevel: .deep)
        let response = try await session.respond(to: "A riddle, please.", contextOptions: context)
        return response.usage.output.reasoningTokenCount
    }

    static func cope(_ session: LanguageModelSession) async throws -> String {
        do {
            return try await session.respond(to: "Hello").content
        } catch LanguageModelError.unsupportedCapability(let details) where details.capability == .toolCalling {
            return "This model calls no tools."
        }
    }
}

/// A model that says everything twice.
struct EchoModel: LanguageModel {
    var capabilities: LanguageModelCapabilities { LanguageModelCapabilities() }
    var executorConfiguration: Executor.Configuration { Executor.Configuration(times: 2) }

    struct Executor: LanguageModelExecutor {
        struct Configuration: Hashable, Sendable {
            var times: Int
        }

        private let times: Int

        init(configuration: Configuration) throws {
            times = configuration.times
        }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: EchoModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            guard case .prompt(let prompt)? = request.transcript.last else { return }
            for _ in 0..<times {
                try Task.checkCancellation()
                let text = prompt.segments.map(\.description).joined()
                await channel.send(.response(action: .appendText(text + " ", tokenCount: 1)))
            }
        }
    }
}
