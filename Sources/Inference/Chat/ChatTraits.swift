/// What a template supports, and the format that it expects.
struct ChatTraits: Sendable {
    /// Whether instructions are a message of their own; otherwise they are put at the beginning of the user's first message.
    var readsInstructions = true
    /// Whether it renders tool calls; otherwise they are part of the assistant's text.
    var readsCalls = true
    /// Whether it renders tool results; otherwise they become the user's text.
    var readsOutputs = true
    /// Whether arguments are expected as JSON text.
    var wantsArgumentText = false
    /// Whether a message with calls only must have no content, rather than empty content.
    var wantsNoEmptyContent = false
    var opensThought = false
    var toolMarkup = ToolMarkup.hermes()

    /// The messages, with unsupported parts converted.
    func adapted(_ messages: [ChatMessage]) -> [ChatMessage] {
        var messages = messages
        if !readsCalls {
            for index in messages.indices { messages[index].spokenCalls = spoken(messages[index].calls) }
        }
        if !readsOutputs {
            for index in messages.indices where messages[index].role == .tool { messages[index].role = .user }
        }
        if !readsInstructions, let first = messages.first, first.role == .system {
            messages.removeFirst()
            if messages.first?.role == .user {
                messages[0].content = first.content + "\n\n" + messages[0].content
            } else {
                messages.insert(ChatMessage(role: .user, content: first.content), at: 0)
            }
        }
        return messages
    }

    private func spoken(_ calls: [ChatToolCall]) -> [ToolMarkup.Piece] {
        var pieces: [ToolMarkup.Piece] = []
        for (index, call) in calls.enumerated() {
            pieces += index == 0 ? toolMarkup.opening : toolMarkup.separator
            pieces.append(.init(text: toolMarkup.text(of: call), isMarker: false))
        }
        return calls.isEmpty ? [] : pieces + toolMarkup.closing
    }
}

extension [ChatMessage] {
    /// The messages with alternating roles, beginning with the user's: some templates reject anything else.
    var alternating: [ChatMessage] {
        var result: [ChatMessage] = []
        for message in self {
            let isTurn = message.role == .user || message.role == .assistant
            if isTurn, let last = result.last, last.role == message.role, last.calls.isEmpty {
                result[result.count - 1].content += "\n\n" + message.content
                result[result.count - 1].calls = message.calls
                continue
            }
            if message.role == .assistant, !result.contains(where: { $0.role == .user }) {
                result.append(ChatMessage(role: .user, content: ""))
            }
            result.append(message)
        }
        return result.contains { $0.role == .user } ? result : result + [ChatMessage(role: .user, content: "")]
    }
}
