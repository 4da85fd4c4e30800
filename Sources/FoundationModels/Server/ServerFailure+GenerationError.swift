import Foundation

extension ServerFailure {
    /// What an app is told: OS 26's error, or OS 27's where that says more.
    func error(_ connection: ServerConnection) -> any Error {
        let earlier = generationError(connection)
        let description = earlier.context.debugDescription
        switch self {
        case .wordless, .silent, .endless:
            return LanguageModelError.timeout(.init(debugDescription: description))
        case .refused(let refusal), .failedWithin(let refusal):
            guard case .rateLimited = earlier, let wait = refusal.retryAfter else { return earlier }
            let reset = Date(timeIntervalSinceNow: Double(wait.components.seconds))
            return LanguageModelError.rateLimited(.init(resetDate: reset, debugDescription: description))
        default: return earlier
        }
    }

    /// The same in OS 26's words.
    func generationError(_ connection: ServerConnection) -> LanguageModelSession.GenerationError {
        let description = connection.key.redacting("The server \(connection.address.host): \(self)").printable
        let context = LanguageModelSession.GenerationError.Context(debugDescription: description)
        switch self {
        case .refused(let refusal), .failedWithin(let refusal): return refusal.generationError(context)
        case .malformed: return .decodingFailure(context)
        default: return .assetsUnavailable(context)
        }
    }
}

extension ServerFailure.Refusal {
    fileprivate func generationError(
        _ context: LanguageModelSession.GenerationError.Context
    ) -> LanguageModelSession.GenerationError {
        if isOverflow { return .exceededContextWindowSize(context) }
        if isUnsafe { return .guardrailViolation(context) }
        return isRateLimit ? .rateLimited(context) : .assetsUnavailable(context)
    }

    /// OpenAI and vLLM say `context_length_exceeded` or "maximum context length", llama-server
    /// `exceed_context_size_error`, llama-cpp-python "exceed context window", Anthropic "prompt is too long", Gemini
    /// "input token count".
    var isOverflow: Bool {
        isClients
            && says(
                "context_length", "context length", "context size", "context_size", "context window",
                "prompt is too long", "input token count")
    }

    /// Groq refuses what has more tokens than a minute allows with 413.
    private var isRateLimit: Bool { status == 429 || isClients && says("rate_limit_exceeded") }

    /// OpenAI and Azure refuse what their filters find unsafe.
    var isUnsafe: Bool { says("content_filter", "content_policy", "responsibleai") }

    /// Ollama says "does not support tools", vLLM names its option `--enable-auto-tool-choice`, and llama-server its
    /// `--jinja`, some versions as if the fault were the server's.
    var isAboutTools: Bool {
        isClients && says("not support tools", "tool choice", "tool-choice", "tool_choice", "tools is not supported")
            || says("tools param requires --jinja")
    }

    /// llama-server says "image input is not supported", Ollama "does not support images", vLLM "not a multimodal model",
    /// OpenAI names `image_url`.
    ///
    /// What is too much, too often or unsafe is said of images, too.
    var isAboutImages: Bool {
        [400, 415, 422, 500, 501].contains(status) && !isOverflow && !isUnsafe && !isRateLimit
            && says(
                "image input", "support image", "support vision", "not a multimodal model", "not a vision model",
                "not multimodal", "image_url", "images are not supported", "vision is not supported")
    }

    private var isClients: Bool { (400..<500).contains(status) }

    private func says(_ phrases: String...) -> Bool {
        let words = (code + " " + message).lowercased()
        return phrases.contains { words.contains($0) }
    }
}
