import Foundation
import FoundationModels

/// A provider like Google's: contents with parts, whole calls, and a schema in the generation settings.
struct ContentsModel: LanguageModel {
    let client: ProviderClient

    var capabilities: LanguageModelCapabilities { .init([.toolCalling, .guidedGeneration]) }
    var executorConfiguration: ProviderClient { client }

    struct Executor: LanguageModelExecutor {
        let client: ProviderClient

        init(configuration: ProviderClient) throws { client = configuration }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ContentsModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            for event in try await client.events("v1beta/models/m:streamGenerateContent", try body(of: request)) {
                for part in event["candidates"].list.first?["content"]["parts"].list ?? [] {
                    if let text = part["text"].string {
                        await channel.send(.response(action: .appendText(text, tokenCount: 1)))
                    } else if let name = part["functionCall"]["name"].string {
                        let arguments = part["functionCall"]["args"].text
                        await channel.send(
                            .toolCalls(
                                action: .toolCall(
                                    id: UUID().uuidString, name: name,
                                    action: .appendArguments(arguments, tokenCount: 1))))
                    }
                }
                guard let version = event["modelVersion"].string else { continue }
                await channel.send(.response(action: .updateMetadata(["modelVersion": version])))
            }
        }

        private func body(of request: LanguageModelExecutorGenerationRequest) throws -> [String: any Sendable] {
            var contents: [any Sendable] = []
            for entry in request.transcript {
                switch entry {
                case .prompt: contents.append(content("user", ["text": entry.words]))
                case .response: contents.append(content("model", ["text": entry.words]))
                case .toolOutput(let output):
                    let answer: [String: any Sendable] = ["name": output.toolName, "response": ["result": entry.words]]
                    contents.append(content("user", ["functionResponse": answer]))
                default: break
                }
            }
            var configuration: [String: any Sendable] = [:]
            switch request.generationOptions.samplingMode?.kind {
            case .greedy: configuration["temperature"] = 0
            case .randomTopK(let k, _): configuration["topK"] = k
            case .randomProbabilityThreshold(let threshold, _): configuration["topP"] = threshold
            case nil: configuration["temperature"] = request.generationOptions.temperature
            }
            if let schema = request.schema { configuration["responseJsonSchema"] = try schema.object }
            return ["contents": contents, "generationConfig": configuration]
        }

        private func content(_ role: String, _ part: [String: any Sendable]) -> any Sendable {
            let parts: [any Sendable] = [part]
            return ["role": role, "parts": parts] as [String: any Sendable]
        }
    }
}
