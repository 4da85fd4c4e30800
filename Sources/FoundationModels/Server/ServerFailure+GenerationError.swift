import Foundation

extension ServerFailure {
    /// The error for an app: OS 27's, with the server's details, if it has one for the failure. It can be caught as OS
    /// 26's.
    func error(_ connection: ServerConnection) -> any Error {
        let description = description(connection)
        let context = LanguageModelSession.GenerationError.Context(debugDescription: description)
        return switch self {
        case .wordless, .silent, .endless: LanguageModelError.timeout(.init(debugDescription: description))
        case .refused(let refusal), .failedWithin(let refusal):
            refusal.error(description) ?? LanguageModelSession.GenerationError.assetsUnavailable(context)
        case .malformed: LanguageModelSession.GenerationError.decodingFailure(context)
        default: LanguageModelSession.GenerationError.assetsUnavailable(context)
        }
    }

    /// A description without the key.
    func description(_ connection: ServerConnection) -> String {
        connection.key.redacting("The server \(connection.address.host): \(self)").printable
    }
}

extension ServerFailure.Refusal {
    fileprivate func error(_ description: String) -> LanguageModelError? {
        if isOverflow {
            let counts = tokenCounts
            return .contextSizeExceeded(
                .init(contextSize: counts.context, tokenCount: counts.asked, debugDescription: description))
        }
        if isUnsafe { return .guardrailViolation(.init(debugDescription: description)) }
        guard isRateLimit else { return nil }
        let reset = retryAfter.map { Date(timeIntervalSinceNow: Double($0.components.seconds)) }
        return .rateLimited(.init(resetDate: reset, debugDescription: description))
    }

    /// The context size and the number of tokens, from the server's message: the number after "context" or "maximum",
    /// and the greatest number. 0 if it isn't there.
    var tokenCounts: (context: Int, asked: Int) {
        let words = message.lowercased()
        let numbers = words.matches(of: /\d+(,\d{3})*/).compactMap { match in
            Int(match.output.0.filter { $0 != "," }).map { (place: match.range.lowerBound, number: $0) }
        }
        let limits = ["context", "maximum", "limit"].compactMap { words.range(of: $0)?.upperBound }
        let context =
            limits.min().flatMap { limit in numbers.first { $0.place >= limit && $0.number > 0 } }?.number ?? 0
        let greatest = numbers.map(\.number).max() ?? 0
        return (context, greatest > context ? greatest : 0)
    }

    /// Context overflow: OpenAI and vLLM say `context_length_exceeded` or "maximum context length", llama-server
    /// `exceed_context_size_error`, llama-cpp-python "exceed context window", Anthropic "prompt is too long", Gemini
    /// "input token count".
    var isOverflow: Bool {
        isClients
            && says(
                "context_length", "context length", "context size", "context_size", "context window",
                "prompt is too long", "input token count")
    }

    /// With status 413, Groq refuses requests with more tokens than its limit per minute.
    private var isRateLimit: Bool { status == 429 || isClients && says("rate_limit_exceeded") }

    /// OpenAI and Azure refuse content that their filters consider unsafe.
    var isUnsafe: Bool { says("content_filter", "content_policy", "responsibleai") }

    /// Missing tool support: Ollama says "does not support tools", vLLM mentions its option
    /// `--enable-auto-tool-choice`, and llama-server its `--jinja`, in some versions with the status of a server error.
    var isAboutTools: Bool {
        isClients && says("not support tools", "tool choice", "tool-choice", "tool_choice", "tools is not supported")
            || says("tools param requires --jinja")
    }

    /// Missing image support: llama-server says "image input is not supported", Ollama "does not support images", vLLM
    /// "not a multimodal model", OpenAI names `image_url`.
    ///
    /// Messages about size, rate limits and safety can mention images, too.
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
