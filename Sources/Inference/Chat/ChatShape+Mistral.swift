/// Mistral's shapes. Tools are placed before the user's last message.
extension ChatShape {
    static func mistral(before: String, after: String, trimsReplies: Bool) -> Writer {
        { writer, messages, _ in
            var isInsideTurn = false
            var instructions = ""
            let last = messages.lastIndex { $0.role == .user }
            for (index, message) in messages.enumerated() {
                if message.role == .system, !writer.tools.isEmpty {
                    // After the tools, if those come first.
                    instructions = message.content + "\n\n"
                    continue
                }
                let isOwnResult = message.role == .tool && writer.toolMarkup.describesTools
                if index == last { writer.mistralTools(after) }
                if !isInsideTurn, message.role != .assistant, !isOwnResult {
                    writer.markup("\(before)[INST]\(after)")
                    isInsideTurn = true
                }
                switch message.role {
                case _ where isOwnResult: writer.mistralResult(message, after)
                case .system:
                    writer.content(message.content + "\n\n")
                case .user, .tool:
                    writer.content(instructions + message.content)
                    writer.markup("\(before)[/INST]")
                    instructions = ""
                case .assistant:
                    writer.mistralReply(message, after, trims: trimsReplies)
                    isInsideTurn = false
                }
            }
        }
    }

    static let mistralV7: Writer = { writer, messages, _ in
        let last = messages.lastIndex { $0.role == .user }
        for (index, message) in messages.enumerated() {
            if index == last { writer.mistralTools(" ") }
            switch message.role {
            case .system:
                writer.markup("[SYSTEM_PROMPT] ")
                writer.content(message.content)
                writer.markup("[/SYSTEM_PROMPT]")
            case .user:
                writer.markup("[INST] ")
                writer.content(message.content)
                writer.markup("[/INST]")
            case .tool: writer.mistralResult(message, " ")
            case .assistant: writer.mistralReply(message, " ", trims: false)
            }
        }
    }
}

extension ChatWriter {
    fileprivate mutating func mistralTools(_ space: String) {
        guard !tools.isEmpty else { return }
        markup("[AVAILABLE_TOOLS]\(space)")
        content("[" + tools.joined(separator: ", ") + "]")
        markup("[/AVAILABLE_TOOLS]")
    }

    fileprivate mutating func mistralReply(_ message: ChatMessage, _ space: String, trims: Bool) {
        if message.calls.isEmpty || !message.content.isEmpty {
            content(space + (trims ? message.content.trimmed : message.content))
        }
        let ownForm = { [toolMarkup] (call: ChatToolCall) in
            String(toolMarkup.text(of: call).dropLast()) + #", "id": "\#(Self.mistralID(call.id))"}"#
        }
        calls(message.calls, json: toolMarkup.describesTools ? ownForm : nil)
        markup("</s>")
    }

    fileprivate mutating func mistralResult(_ message: ChatMessage, _ space: String) {
        markup("[TOOL_RESULTS]\(space)")
        content(
            #"{"content": \#(message.content), "call_id": "\#(Self.mistralID(message.callID ?? ""))"}"#)
        markup("[/TOOL_RESULTS]")
    }

    /// An id of nine letters or digits, as Mistral's models require.
    private static func mistralID(_ id: String) -> String {
        let kept = String(id.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(9))
        return kept + String(repeating: "0", count: 9 - kept.count)
    }
}
