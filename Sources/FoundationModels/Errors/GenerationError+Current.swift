extension LanguageModelSession.GenerationError {
    /// The equivalent error of OS 27.
    var current: any Error {
        let description = context.debugDescription
        return switch self {
        case .exceededContextWindowSize:
            LanguageModelError.contextSizeExceeded(
                .init(contextSize: 0, tokenCount: 0, debugDescription: description))
        case .assetsUnavailable: SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: description))
        case .guardrailViolation: LanguageModelError.guardrailViolation(.init(debugDescription: description))
        case .unsupportedGuide:
            LanguageModelError.unsupportedGenerationGuide(.init(schemaName: nil, debugDescription: description))
        case .unsupportedLanguageOrLocale:
            LanguageModelError.unsupportedLanguageOrLocale(.init(languageCode: "und", debugDescription: description))
        case .decodingFailure(let context):
            GeneratedContent.ParsingError(rawContent: context.rawContent, debugDescription: description)
        case .rateLimited: LanguageModelError.rateLimited(.init(resetDate: nil, debugDescription: description))
        case .concurrentRequests: LanguageModelSession.Error.concurrentRequests
        case .refusal(let refusal, _):
            LanguageModelError.refusal(.init(asking: refusal, debugDescription: description))
        }
    }
}

extension LanguageModelError {
    /// The equivalent error of OS 26; nil if it has none.
    package var earlier: LanguageModelSession.GenerationError? {
        let context = LanguageModelSession.GenerationError.Context(debugDescription: debugDescription)
        return switch self {
        case .contextSizeExceeded: .exceededContextWindowSize(context)
        case .rateLimited: .rateLimited(context)
        case .guardrailViolation: .guardrailViolation(context)
        case .refusal(let details): .refusal(details.earlier, context)
        case .unsupportedGenerationGuide: .unsupportedGuide(context)
        case .unsupportedLanguageOrLocale: .unsupportedLanguageOrLocale(context)
        case .unsupportedCapability, .unsupportedTranscriptContent, .timeout: nil
        }
    }
}

extension LanguageModelSession.Error {
    /// The equivalent error of OS 26. In both cases, the model is still answering.
    var earlier: LanguageModelSession.GenerationError { .concurrentRequests(.init(debugDescription: debugDescription)) }
}

extension SystemLanguageModel.Error {
    /// The equivalent error of OS 26.
    var earlier: LanguageModelSession.GenerationError { .assetsUnavailable(.init(debugDescription: debugDescription)) }
}

extension GeneratedContent.ParsingError {
    /// The equivalent error of OS 26.
    var earlier: LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: debugDescription, rawContent: rawContent))
    }
}
