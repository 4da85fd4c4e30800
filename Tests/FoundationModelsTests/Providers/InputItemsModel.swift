import Foundation
import FoundationModels
import UniformTypeIdentifiers

/// A provider like OpenAI's Responses API: items in and out, events by type, and sources as custom data.
struct InputItemsModel: LanguageModel {
    let client: ProviderClient

    var capabilities: LanguageModelCapabilities { .init([.reasoning]) }
    var executorConfiguration: ProviderClient { client }

    func supportsDataEntryType(_ type: UTType) async throws -> Bool { type == .json }

    struct Executor: LanguageModelExecutor {
        let client: ProviderClient

        init(configuration: ProviderClient) throws { client = configuration }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: InputItemsModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            for event in try await client.events("v1/responses", body(of: request)) {
                switch event["type"].string {
                case "response.output_text.delta":
                    await channel.send(.response(action: .appendText(event["delta"].string ?? "", tokenCount: 1)))
                case "response.output_text.done":
                    // The final text replaces the deltas.
                    await channel.send(
                        .response(action: .replaceTextSegment(event["text"].string ?? "", tokenCount: 0)))
                case "response.output_text.annotation.added":
                    let source = Data(event["annotation"].text.utf8)
                    await channel.send(.data(entryID: "source", action: .update(contentType: .json, content: source)))
                default: break
                }
            }
        }

        private func body(of request: LanguageModelExecutorGenerationRequest) -> [String: any Sendable] {
            let input: [any Sendable] = request.transcript.history.map { entry -> [String: any Sendable] in
                var role = "assistant"
                if case .prompt = entry { role = "user" }
                return ["role": role, "content": entry.words]
            }
            var body: [String: any Sendable] = ["input": input, "stream": true]
            switch request.contextOptions.reasoningLevel {
            case .light: body["reasoning"] = ["effort": "low"]
            case .moderate: body["reasoning"] = ["effort": "medium"]
            case .deep: body["reasoning"] = ["effort": "high"]
            case .custom(let name): body["reasoning"] = ["effort": name]
            case nil: break
            }
            return body
        }
    }
}
