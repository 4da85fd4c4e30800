import JSONSyntax

/// Shapes that describe tools to the model in their own format.
extension ChatShape {
    /// Qwen 2.5's default instructions.
    static let qwenIntroduction = "You are Qwen, created by Alibaba Cloud. You are a helpful assistant."

    /// ChatML in Qwen's variant: tool results are part of a user message, and consecutive results share one.
    ///
    /// - Parameter thinks: whether the model thinks aloud unless an empty thought asks it to answer at once.
    static func qwen(introduction: String?, thinks: Bool = false) -> Writer {
        { writer, messages, opensReply in
            let instructions = messages.first?.role == .system ? messages[0].content : introduction
            if instructions != nil || !writer.tools.isEmpty {
                writer.markup("<|im_start|>system\n")
                writer.content(instructions ?? "")
                writer.qwenTools(after: instructions)
                writer.markup("<|im_end|>\n")
            }
            let rest = Array(messages.first?.role == .system ? messages.dropFirst() : messages[...])
            for (index, message) in rest.enumerated() {
                guard message.role == .tool else {
                    writer.qwenMessage(message)
                    continue
                }
                if index == 0 || rest[index - 1].role != .tool { writer.markup("<|im_start|>user") }
                writer.markup("\n<tool_response>\n")
                writer.content(message.content)
                writer.markup("\n</tool_response>")
                if index + 1 == rest.count || rest[index + 1].role != .tool { writer.markup("<|im_end|>\n") }
            }
            if opensReply { writer.markup("<|im_start|>assistant\n") }
            if opensReply, thinks { writer.markup(writer.opensThought ? "<think>\n" : "<think>\n\n</think>\n\n") }
        }
    }

    /// SmolLM3's ChatML, asked to answer without thinking aloud: metadata, instructions and tools in one message.
    static let smolLM3: Writer = { writer, messages, opensReply in
        let instructions = messages.first?.role == .system ? messages[0].content : ""
        let thought = "<think>\n\n</think>\n"
        writer.markup(
            "<|im_start|>system\n## Metadata\n\nKnowledge Cutoff Date: June 2025\nToday Date: \(writer.day.text())\n"
                + "Reasoning Mode: /no_think\n\n## Custom Instructions\n\n")
        let introduction = "You are a helpful AI assistant named SmolLM, trained by Hugging Face."
        writer.content((instructions.isEmpty ? introduction : instructions) + "\n\n")
        writer.smolTools()
        for message in messages.first?.role == .system ? messages.dropFirst() : messages[...] {
            let isReply = message.role == .assistant
            writer.markup("<|im_start|>\(isReply ? "assistant" : "user")\n\(isReply ? thought : "")")
            writer.content(message.content)
            writer.calls(message.calls)
            writer.markup("<|im_end|>\n")
        }
        if opensReply { writer.markup("<|im_start|>assistant\n\(thought)") }
    }

    /// Llama 3 from 3.1 on: tools are placed before the user's first message.
    static func llama31(day: String?) -> Writer {
        { writer, messages, opensReply in
            let hasInstructions = messages.first?.role == .system
            writer.llamaHeader("system")
            if !writer.tools.isEmpty { writer.markup("Environment: ipython\n") }
            writer.markup(
                "Cutting Knowledge Date: December 2023\nToday Date: \(day ?? writer.day.text(monthWidth: 3))\n\n")
            writer.content(hasInstructions ? messages[0].content.trimmed : "")
            writer.markup("<|eot_id|>")
            let rest = Array(hasInstructions ? messages.dropFirst() : messages[...])
            // A trimmed conversation may begin with another role.
            let firstPrompt = rest.firstIndex { $0.role == .user }
            for (index, message) in rest.enumerated() {
                writer.llamaHeader(message.role == .tool ? "ipython" : message.role.rawValue)
                if index == firstPrompt { writer.llamaTools() }
                // A result is a JSON string, whatever its content is.
                writer.content(
                    message.role == .tool ? JSONSpelling.string(message.content) : message.content.trimmed)
                writer.calls(message.calls)
                writer.markup("<|eot_id|>")
            }
            if opensReply { writer.llamaHeader("assistant") }
        }
    }
}

extension ChatWriter {
    fileprivate mutating func qwenMessage(_ message: ChatMessage) {
        markup("<|im_start|>\(message.role.rawValue)\n")
        content(message.content)
        // The text before the model's calls ends with the line break already.
        if !message.content.isEmpty, !message.calls.isEmpty, message.content.last != "\n" { markup("\n") }
        calls(message.calls)
        markup("<|im_end|>\n")
    }

    fileprivate mutating func qwenTools(after instructions: String?) {
        guard !tools.isEmpty else { return }
        markup(
            (instructions == nil ? "" : "\n\n")
                + "# Tools\n\nYou may call one or more functions to assist with the user query.\n\n"
                + "You are provided with function signatures within <tools></tools> XML tags:\n<tools>")
        for tool in tools { content("\n" + tool) }
        markup("\n</tools>\n\n\(Self.hermesAdvice)")
    }

    fileprivate mutating func smolTools() {
        guard !tools.isEmpty else { return }
        markup(
            "### Tools\n\nYou may call one or more functions to assist with the user query.\n"
                + "You are provided with function signatures within <tools></tools> XML tags:\n\n<tools>\n")
        for tool in tools { content(tool + "\n") }
        // Without tools, the message isn't closed.
        markup("</tools>\n\n\(Self.hermesAdvice)\n\n<|im_end|>\n")
    }

    private static let hermesAdvice = """
        For each function call, return a json object with function name and arguments within <tool_call></tool_call> \
        XML tags:
        <tool_call>
        {"name": <function-name>, "arguments": <args-json-object>}
        </tool_call>
        """

    fileprivate mutating func llamaHeader(_ role: String) {
        markup("<|start_header_id|>\(role)<|end_header_id|>\n\n")
    }

    fileprivate mutating func llamaTools() {
        guard !tools.isEmpty else { return }
        markup(
            "Given the following functions, please respond with a JSON for a function call with its proper arguments that "
                + "best answers the given prompt.\n\nRespond in the format {\"name\": function name, \"parameters\": "
                + "dictionary of argument name and its value}.Do not use variables.\n\n")
        for tool in tools { content(JSONSpelling.indented(tool) + "\n\n") }
    }
}
