/// A transcript as the messages of a chat completion: all of it, from the instructions to the prompt.
struct ChatMessages {
    private var messages: [GeneratedContent] = []
    /// What was said since the last message of the model's, with the calls that follow it: templates want both in one.
    private var pendingReply: String?

    /// - Parameter appendix: What is said to the model after the last prompt.
    init(_ transcript: Transcript, appendix: String? = nil) {
        let lastPrompt = transcript.lastIndex { if case .prompt = $0 { true } else { false } }
        for (index, entry) in transcript.enumerated() {
            add(entry, appendix: index == lastPrompt ? appendix : nil)
        }
        endReply()
    }

    var content: GeneratedContent { .list(messages) }

    private mutating func add(_ entry: Transcript.Entry, appendix: String?) {
        switch entry {
        // Tools without words are instructions too, and several servers refuse a message of nothing.
        case .instructions(let instructions) where instructions.segments.text.isEmpty: break
        case .instructions(let instructions): say("system", instructions.segments.text)
        case .prompt(let prompt):
            say("user", [prompt.segments.text, appendix].compactMap { $0 }.joined(separator: "\n\n"))
        case .toolCalls(let calls): call(calls)
        case .toolOutput(let output):
            endReply()
            messages.append(.object(["role": "tool", "tool_call_id": output.id, "content": output.segments.text]))
        // Servers take their own thoughts back in as many ways as there are, or not at all.
        case .reasoning: break
        case .response(let response):
            endReply()
            pendingReply = response.segments.text
        }
    }

    private mutating func say(_ role: String, _ text: String) {
        endReply()
        messages.append(.object(["role": role, "content": text]))
    }

    private mutating func call(_ calls: Transcript.ToolCalls) {
        let list = calls.map { call in
            GeneratedContent.object([
                "id": call.id, "type": "function",
                "function": GeneratedContent.object(["name": call.toolName, "arguments": call.arguments.jsonString]),
            ])
        }
        let text = pendingReply.map { GeneratedContent($0) } ?? GeneratedContent.null
        messages.append(.object(["role": "assistant", "content": text, "tool_calls": GeneratedContent.list(list)]))
        pendingReply = nil
    }

    private mutating func endReply() {
        guard let text = pendingReply else { return }
        messages.append(.object(["role": "assistant", "content": text]))
        pendingReply = nil
    }
}
