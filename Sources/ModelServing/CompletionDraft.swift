import FoundationModels

/// An incomplete completion, assembled from the model's events.
struct CompletionDraft {
    /// An addition to the completion.
    enum Addition: Equatable {
        case text(String)
        case thought(String)
        /// The start of a tool call.
        case call(index: Int, id: String, name: String)
        case arguments(index: Int, String)
    }

    struct Call: Equatable {
        let id: String
        let name: String
        var arguments = ""
    }

    private(set) var text = ""
    private(set) var thought = ""
    private(set) var calls: [Call] = []
    private(set) var usage = LanguageModelSession.Usage()
    private let callCountMax: Int
    private let toolNames: Set<String>

    init(_ request: CompletionRequest) {
        callCountMax = request.takesOneCall ? 1 : .max
        toolNames = Set(request.request.enabledToolDefinitions.map(\.name))
    }

    /// OpenAI's finish reason.
    var finishReason: String {
        if usage.wasCutOff { return "length" }
        return calls.isEmpty ? "stop" : "tool_calls"
    }

    /// - Throws: ``ServingError`` if the model calls an unknown tool.
    mutating func add(_ event: LanguageModelExecutorGenerationChannel.Event) throws(ServingError) -> [Addition] {
        switch event.kind {
        case .response(let response): add(response.action.change)
        case .reasoning(let reasoning): add(reasoning.action.change)
        case .toolCalls(let calls): try add(calls.action.change)
        case .data: []
        }
    }

    private mutating func add(_ action: LanguageModelExecutorGenerationChannel.Response.Action.Change) -> [Addition] {
        switch action {
        case .appendText(let fragment):
            text += fragment.content
            return [.text(fragment.content)]
        case .updateUsage(let usage): self.usage = usage
        default: break
        }
        return []
    }

    private mutating func add(_ action: LanguageModelExecutorGenerationChannel.Reasoning.Action.Change) -> [Addition] {
        guard case .appendText(let fragment) = action else { return [] }
        thought += fragment.content
        return [.thought(fragment.content)]
    }

    private mutating func add(
        _ action: LanguageModelExecutorGenerationChannel.ToolCalls.Action.Change
    ) throws(ServingError) -> [Addition] {
        switch action {
        case .toolCall(let call): return try add(call)
        case .updateUsage(let usage): self.usage = usage
        default: break
        }
        return []
    }

    private mutating func add(
        _ call: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall
    ) throws(ServingError) -> [Addition] {
        guard case .appendArguments(let fragment) = call.action.change else { return [] }
        if let index = calls.firstIndex(where: { $0.id == call.id }) {
            calls[index].arguments += fragment.content
            return [.arguments(index: index, fragment.content)]
        }
        guard calls.count < callCountMax else { return [] }
        guard toolNames.contains(call.name) else {
            throw ServingError(
                status: 422, message: "The model called a tool that there is not.", code: "incomplete_response")
        }
        calls.append(Call(id: call.id, name: call.name, arguments: fragment.content))
        let index = calls.count - 1
        return [
            .call(index: index, id: call.id, name: call.name), .arguments(index: index, fragment.content),
        ]
    }
}
