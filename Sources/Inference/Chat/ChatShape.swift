/// A known conversation markup, chosen by its name for files without a template. A new one is a row in ``all``.
struct ChatShape: Sendable {
    typealias Writer = @Sendable (_ writer: inout ChatWriter, _ messages: [ChatMessage], _ opensReply: Bool) -> Void

    let name: String
    var tools = ToolMarkup.hermes()
    /// Whether a reply begins within a thought.
    var opensThought = false
    let write: Writer

    static let all: [ChatShape] = [
        ChatShape(name: "smollm3", tools: .hermes(describesTools: true), write: smolLM3),
        ChatShape(name: "qwen2.5", tools: .hermes(describesTools: true), write: qwen(introduction: qwenIntroduction)),
        ChatShape(name: "qwen3", tools: .hermes(describesTools: true), write: qwen(introduction: nil, thinks: true)),
        ChatShape(
            name: "qwen-thinking", tools: .hermes(describesTools: true), opensThought: true,
            write: qwen(introduction: nil, thinks: true)),
        ChatShape(name: "qwen", tools: .hermes(describesTools: true), write: qwen(introduction: nil)),
        ChatShape(name: "chatml", write: chatML),
        ChatShape(name: "mistral-v7", tools: .mistral(space: " "), write: mistralV7),
        ChatShape(name: "mistral-v1", write: mistral(before: " ", after: " ", trimsReplies: false)),
        ChatShape(
            name: "mistral-v3-tekken", tools: .mistral(space: ""),
            write: mistral(before: "", after: "", trimsReplies: false)),
        ChatShape(
            name: "mistral-v3", tools: .mistral(space: " "), write: mistral(before: "", after: " ", trimsReplies: true)),
        ChatShape(name: "llama2-trimmed", write: llama2(LlamaTwoStyle(trims: true))),
        ChatShape(name: "llama2-bos", write: llama2(LlamaTwoStyle(repeatsBeginning: true))),
        ChatShape(name: "llama2", write: llama2(LlamaTwoStyle())),
        ChatShape(name: "llama2-plain", write: llama2(LlamaTwoStyle(marksSystem: false))),
        ChatShape(name: "zephyr", write: zephyr),
        ChatShape(name: "gemma", write: gemma),
        ChatShape(name: "llama3.2", tools: .llama3, write: llama31(day: nil)),
        ChatShape(name: "llama3.1", tools: .llama3, write: llama31(day: "26 Jul 2024")),
        ChatShape(name: "llama3", write: llama3),
    ]
}

/// The differences between the variants of Llama 2's markup.
struct LlamaTwoStyle: Sendable {
    /// `<<SYS>>` around the instructions; without it they are placed before the first message.
    var marksSystem = true
    /// `<s>` before every turn except the first, for which the tokenizer adds it.
    var repeatsBeginning = false
    var trims = false
}
