/// A shape of conversation markup: how to tell it from a template's text and how to write it. A further one is a row in
/// ``all``; the first that recognises the text is taken, so the more particular stand first.
struct ChatShape: Sendable {
    typealias Writer = @Sendable (_ writer: inout ChatWriter, _ messages: [ChatMessage], _ opensReply: Bool) -> Void

    let name: String
    let recognises: @Sendable (_ source: String) -> Bool
    var tools = ToolMarkup.hermes()
    /// Whether a reply is opened within a thought.
    var opensThought = false
    let write: Writer

    static let all: [ChatShape] = [
        ChatShape(
            name: "smollm3", recognises: containing("<|im_start|>", "## Custom Instructions", "<think>"),
            tools: .hermes(describesTools: true), write: smolLM3),
        ChatShape(
            name: "qwen2.5", recognises: containing("<|im_start|>", "<tool_response>", qwenIntroduction),
            tools: .hermes(describesTools: true), write: qwen(introduction: qwenIntroduction)),
        ChatShape(
            name: "qwen3", recognises: containing("<|im_start|>", "<tool_response>", "enable_thinking"),
            tools: .hermes(describesTools: true), write: qwen(introduction: nil, thinks: true)),
        ChatShape(
            name: "qwen-thinking",
            recognises: { $0.contains("<tool_response>") && $0.contains(/<\|im_start\|>assistant(\\n|\n)<think>/) },
            tools: .hermes(describesTools: true), opensThought: true, write: qwen(introduction: nil, thinks: true)),
        ChatShape(
            name: "qwen", recognises: containing("<|im_start|>", "<tool_response>"),
            tools: .hermes(describesTools: true), write: qwen(introduction: nil)),
        ChatShape(name: "chatml", recognises: containing("<|im_start|>"), write: chatML),
        ChatShape(
            name: "mistral-v7", recognises: containing("[INST]", "[SYSTEM_PROMPT]"), tools: .mistral(space: " "),
            write: mistralV7),
        ChatShape(
            name: "mistral-v1", recognises: { isMistral($0) && $0.contains(" [INST]") },
            write: mistral(before: " ", after: " ", trimsReplies: false)),
        ChatShape(
            name: "mistral-v3-tekken", recognises: { isMistral($0) && $0.contains("\"[INST]\"") },
            tools: .mistral(space: ""), write: mistral(before: "", after: "", trimsReplies: false)),
        ChatShape(
            name: "mistral-v3", recognises: isMistral, tools: .mistral(space: " "),
            write: mistral(before: "", after: " ", trimsReplies: true)),
        ChatShape(
            name: "llama2-trimmed", recognises: containing("[INST]", "content.strip()"),
            write: llama2(LlamaTwoStyle(trims: true))),
        ChatShape(
            name: "llama2-bos", recognises: containing("bos_token + '[INST]"),
            write: llama2(LlamaTwoStyle(repeatsBeginning: true))),
        ChatShape(
            name: "llama2", recognises: containing("[INST]", "<<SYS>>"), write: llama2(LlamaTwoStyle())),
        ChatShape(
            name: "llama2-plain", recognises: containing("[INST]"), write: llama2(LlamaTwoStyle(marksSystem: false))),
        ChatShape(
            name: "zephyr",
            recognises: { $0.contains("<|user|>") && $0.contains("<|endoftext|>") && !$0.contains("<|end|>") },
            write: zephyr),
        ChatShape(name: "gemma", recognises: containing("<start_of_turn>"), write: gemma),
        ChatShape(
            name: "llama3.2",
            recognises: containing("<|start_header_id|>", "Cutting Knowledge Date", "strftime_now"), tools: .llama3,
            write: llama31(day: nil)),
        ChatShape(
            name: "llama3.1", recognises: containing("<|start_header_id|>", "Cutting Knowledge Date"), tools: .llama3,
            write: llama31(day: "26 Jul 2024")),
        ChatShape(
            name: "llama3", recognises: containing("<|start_header_id|>", "<|end_header_id|>"), write: llama3),
    ]

    private static func containing(_ marks: String...) -> @Sendable (String) -> Bool {
        { source in marks.allSatisfy { source.contains($0) } }
    }

    @Sendable private static func isMistral(_ source: String) -> Bool {
        source.contains("[INST]")
            && (source.contains("' [INST] ' + system_message") || source.contains("[AVAILABLE_TOOLS]"))
    }
}

/// In what the variants of Llama 2's markup differ.
struct LlamaTwoStyle: Sendable {
    /// `<<SYS>>` around the instructions; without it they stand before the first message.
    var marksSystem = true
    /// `<s>` before every turn but the first, which the tokenizer opens.
    var repeatsBeginning = false
    var trims = false
}
