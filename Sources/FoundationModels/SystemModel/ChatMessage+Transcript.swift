import Inference

extension [ChatMessage] {
    /// Converts a transcript to chat messages. The model's text and its tool calls after it are one message, as they
    /// were generated, so that the next round finds them in the cache.
    init(_ transcript: Transcript) {
        self = []
        for message in transcript.compactMap(ChatMessage.init) {
            if let last, last.role == .assistant, last.calls.isEmpty, !message.calls.isEmpty {
                self[count - 1].calls = message.calls
            } else {
                append(message)
            }
        }
    }
}

extension ChatMessage {
    /// An entry as a message; nil for reasoning and data, which chat templates don't support.
    fileprivate init?(_ entry: Transcript.Entry) {
        guard let role = Role(entry) else { return nil }
        switch entry {
        case .toolCalls(let calls):
            let calls = calls.map { ChatToolCall(id: $0.id, name: $0.toolName, arguments: $0.arguments.jsonString) }
            self.init(role: role, content: "", calls: calls)
        case .toolOutput(let output): self.init(role: role, content: entry.text, callID: output.id)
        default: self.init(role: role, content: entry.text)
        }
    }
}

extension ChatMessage.Role {
    fileprivate init?(_ entry: Transcript.Entry) {
        switch entry {
        case .reasoning, .data: return nil
        case .instructions: self = .system
        case .prompt: self = .user
        case .toolCalls, .response: self = .assistant
        case .toolOutput: self = .tool
        }
    }
}
