/// The shapes themselves.
extension ChatShape {
    static let chatML: Writer = { writer, messages, opensReply in
        for message in messages {
            writer.markup("<|im_start|>\(message.role.rawValue)\n")
            writer.content(message.content)
            writer.calls(message.calls)
            writer.markup("<|im_end|>\n")
        }
        if opensReply { writer.markup("<|im_start|>assistant\n") }
    }

    static let llama3: Writer = { writer, messages, opensReply in
        for message in messages {
            // Llama 3 calls the role of tool results "ipython".
            let role = message.role == .tool ? "ipython" : message.role.rawValue
            writer.markup("<|start_header_id|>\(role)<|end_header_id|>\n\n")
            writer.content(message.content.trimmed)
            writer.calls(message.calls)
            writer.markup("<|eot_id|>")
        }
        if opensReply { writer.markup("<|start_header_id|>assistant<|end_header_id|>\n\n") }
    }

    static let zephyr: Writer = { writer, messages, opensReply in
        for message in messages {
            writer.markup("<|\(message.role.rawValue)|>\n")
            writer.content(message.content)
            writer.calls(message.calls)
            writer.markup("<|endoftext|>\n")
        }
        if opensReply { writer.markup("<|assistant|>\n") }
    }

    /// Gemma has no system role; instructions are put at the beginning of the user's next message.
    static let gemma: Writer = { writer, messages, opensReply in
        var instructions = ""
        for message in messages {
            if message.role == .system {
                instructions += message.content.trimmed
                continue
            }
            writer.markup("<start_of_turn>\(message.role == .assistant ? "model" : message.role.rawValue)\n")
            if !instructions.isEmpty, message.role != .assistant {
                writer.content(instructions + "\n\n")
                instructions = ""
            }
            writer.content(message.content.trimmed)
            writer.calls(message.calls)
            writer.markup("<end_of_turn>\n")
        }
        if opensReply { writer.markup("<start_of_turn>model\n") }
    }

    static func llama2(_ style: LlamaTwoStyle) -> Writer {
        { writer, messages, _ in
            var isInsideTurn = true
            writer.markup("[INST] ")
            for message in messages {
                let content = style.trims ? message.content.trimmed : message.content
                if !isInsideTurn {
                    isInsideTurn = true
                    writer.markup(style.repeatsBeginning ? "<s>[INST] " : "[INST] ")
                }
                switch message.role {
                case .system:
                    writer.markup(style.marksSystem ? "<<SYS>>\n" : "")
                    writer.content(content)
                    writer.markup(style.marksSystem ? "\n<</SYS>>\n\n" : "\n")
                case .user, .tool:
                    writer.content(content)
                    writer.markup(" [/INST]")
                case .assistant:
                    writer.content(content)
                    writer.calls(message.calls)
                    writer.markup("</s>")
                    isInsideTurn = false
                }
            }
        }
    }
}

extension String {
    /// Without the whitespace at both ends.
    var trimmed: String {
        let start = unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
