import Foundation
import FoundationModels

/// Writes a completion as OpenAI's JSON, complete or as the chunks of a stream.
struct CompletionWriter {
    let id: String
    let model: String
    /// In seconds since 1970.
    let created: Int

    /// The complete completion.
    func completion(_ draft: CompletionDraft) -> GeneratedContent {
        var message = JSONObject()
        message.add("role", "assistant")
        message.add("content", draft.text.isEmpty && !draft.calls.isEmpty ? GeneratedContent.null : .init(draft.text))
        message.add("refusal", GeneratedContent.null)
        if !draft.thought.isEmpty { message.add("reasoning_content", draft.thought) }
        if !draft.calls.isEmpty { message.add("tool_calls", GeneratedContent.list(draft.calls.map(Self.call))) }
        let choice = GeneratedContent.object([
            "index": 0, "message": message.content, "logprobs": GeneratedContent.null,
            "finish_reason": draft.finishReason,
        ])
        return object("chat.completion", choices: [choice], usage: draft.usage)
    }

    /// The first chunk, with the role.
    var beginning: GeneratedContent { chunk(.object(["role": "assistant", "content": ""])) }

    func chunk(_ addition: CompletionDraft.Addition) -> GeneratedContent {
        switch addition {
        case .text(let text): chunk(.object(["content": text]))
        case .thought(let text): chunk(.object(["reasoning_content": text]))
        case .call(let index, let id, let name):
            chunk(call: [
                "index": index, "id": id, "type": "function",
                "function": GeneratedContent.object(["name": name, "arguments": ""]),
            ])
        case .arguments(let index, let text):
            chunk(call: ["index": index, "function": GeneratedContent.object(["arguments": text])])
        }
    }

    func ending(_ draft: CompletionDraft) -> GeneratedContent { chunk(.object([:]), finishReason: draft.finishReason) }

    func usage(_ draft: CompletionDraft) -> GeneratedContent {
        object("chat.completion.chunk", choices: [], usage: draft.usage)
    }

    /// An event of a stream.
    static func event(_ content: GeneratedContent) -> Data { Data("data: \(content.jsonString)\n\n".utf8) }

    static let lastEvent = Data("data: [DONE]\n\n".utf8)

    // MARK: Parts

    private func chunk(call: KeyValuePairs<String, (any ConvertibleToGeneratedContent)?>) -> GeneratedContent {
        chunk(.object(["tool_calls": GeneratedContent.list([.object(call)])]))
    }

    private func chunk(_ delta: GeneratedContent, finishReason: String? = nil) -> GeneratedContent {
        let choice = GeneratedContent.object([
            "index": 0, "delta": delta, "logprobs": GeneratedContent.null,
            "finish_reason": finishReason ?? GeneratedContent.null,
        ])
        return object("chat.completion.chunk", choices: [choice], usage: nil)
    }

    private func object(
        _ kind: String, choices: [GeneratedContent], usage: LanguageModelSession.Usage?
    ) -> GeneratedContent {
        .object([
            "id": id, "object": kind, "created": created, "model": model,
            "choices": GeneratedContent.list(choices), "usage": usage.map(Self.counts),
        ])
    }

    private static func call(_ call: CompletionDraft.Call) -> GeneratedContent {
        .object([
            "id": call.id, "type": "function",
            "function": GeneratedContent.object(["name": call.name, "arguments": call.arguments]),
        ])
    }

    private static func counts(_ usage: LanguageModelSession.Usage) -> GeneratedContent {
        .object([
            "prompt_tokens": usage.input.totalTokenCount, "completion_tokens": usage.output.totalTokenCount,
            "total_tokens": usage.totalTokenCount,
            "prompt_tokens_details": GeneratedContent.object(["cached_tokens": usage.input.cachedTokenCount]),
            "completion_tokens_details": GeneratedContent.object([
                "reasoning_tokens": usage.output.reasoningTokenCount
            ]),
        ])
    }
}
