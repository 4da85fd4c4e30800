/// What a template knows, and in which form it wants it.
struct ChatTraits: Sendable {
    /// Whether instructions are a message of their own; else they open what the user says first.
    var readsInstructions = true
    /// Whether it writes calls of tools; else they are part of what the assistant says.
    var readsCalls = true
    /// Whether it writes what tools gave; else the user says it.
    var readsOutputs = true
    /// Whether arguments are wanted as JSON's text.
    var wantsArgumentText = false
    /// Whether a message that only calls has no content, rather than an empty one.
    var wantsNoEmptyContent = false
    var opensThought = false
    var toolMarkup = ToolMarkup.hermes()

    /// Messages without what the template doesn't know.
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
    /// With the user's and the assistant's messages in turns, the user's first: some templates refuse anything else.
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
