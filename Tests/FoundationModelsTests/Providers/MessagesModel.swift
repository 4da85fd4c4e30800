import Foundation
import FoundationModels

/// A provider like Anthropic's: messages with blocks, reasoning with signatures, and arguments in fragments.
struct MessagesModel: LanguageModel {
    let client: ProviderClient

    var capabilities: LanguageModelCapabilities { .init([.toolCalling, .reasoning, .vision]) }
    var executorConfiguration: ProviderClient { client }

    struct Executor: LanguageModelExecutor {
        let client: ProviderClient

        init(configuration: ProviderClient) throws { client = configuration }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: MessagesModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            var call = (id: "", name: "")
            for event in try await client.events("v1/messages", try body(of: request)) {
                let block = event["content_block"]
                if block["type"].string == "tool_use" { call = (block["id"].string ?? "", block["name"].string ?? "") }
                for sent in events(of: event["delta"], call) { await channel.send(sent) }
                guard let count = event["usage"]["output_tokens"].int else { continue }
                await channel.send(
                    .response(
                        action: .updateUsage(
                            input: .init(totalTokenCount: event["usage"]["input_tokens"].int ?? 0, cachedTokenCount: 0),
                            output: .init(totalTokenCount: count, reasoningTokenCount: 0))))
            }
        }

        private func events(
            of delta: ProviderJSON, _ call: (id: String, name: String)
        ) -> [LanguageModelExecutorGenerationChannel.Event] {
            if let text = delta["text"].string { return [.response(action: .appendText(text, tokenCount: 1))] }
            if let thought = delta["thinking"].string {
                return [.reasoning(action: .appendText(thought, tokenCount: 1))]
            }
            if let signature = delta["signature"].string {
                return [.reasoning(action: .updateSignature(Data(signature.utf8), tokenCount: 0))]
            }
            guard let json = delta["partial_json"].string else { return [] }
            return [
                .toolCalls(
                    action: .toolCall(id: call.id, name: call.name, action: .appendArguments(json, tokenCount: 1)))
            ]
        }

        private func body(of request: LanguageModelExecutorGenerationRequest) throws -> [String: any Sendable] {
            var messages: [any Sendable] = []
            var system = ""
            for entry in request.transcript {
                switch entry {
                case .instructions: system = entry.words
                case .prompt: messages.append(message("user", ["type": "text", "text": entry.words]))
                case .response: messages.append(message("assistant", ["type": "text", "text": entry.words]))
                case .toolCalls(let calls):
                    for call in calls {
                        let input = try JSONSerialization.jsonObject(with: Data(call.arguments.jsonString.utf8))
                        messages.append(
                            message(
                                "assistant",
                                [
                                    "type": "tool_use", "id": call.id, "name": call.toolName,
                                    "input": (input as? [String: any Sendable]) ?? [:],
                                ]))
                    }
                case .toolOutput(let output):
                    messages.append(
                        message("user", ["type": "tool_result", "tool_use_id": output.id, "content": entry.words]))
                case .reasoning(let thought):
                    let signature = thought.signature.map { String(decoding: $0, as: UTF8.self) } ?? ""
                    messages.append(message("assistant", ["type": "thinking", "signature": signature]))
                default: break
                }
            }
            let tools: [any Sendable] = try request.enabledToolDefinitions.map { tool -> [String: any Sendable] in
                ["name": tool.name, "description": tool.description, "input_schema": try tool.parameters.object]
            }
            return ["system": system, "messages": messages, "tools": tools, "stream": true]
        }

        private func message(_ role: String, _ block: [String: any Sendable]) -> any Sendable {
            let content: [any Sendable] = [block]
            return ["role": role, "content": content] as [String: any Sendable]
        }
    }
}
