import Foundation

// What an app may show to the person in front of it: the words of the older errors, where both mean the same.

extension LanguageModelError: LocalizedError {
    /// What went wrong.
    public var errorDescription: String? { counterpart?.errorDescription ?? texts.what.localized }

    /// What the person can do.
    public var recoverySuggestion: String? { counterpart?.recoverySuggestion ?? texts.suggestion.localized }

    /// What happened, with numbers and names, for a developer. It is not translated.
    public var failureReason: String? { debugDescription }

    private var debugDescription: String {
        switch self {
        case .contextSizeExceeded(let details): details.debugDescription
        case .rateLimited(let details): details.debugDescription
        case .guardrailViolation(let details): details.debugDescription
        case .refusal(let details): details.debugDescription
        case .unsupportedCapability(let details): details.debugDescription
        case .unsupportedTranscriptContent(let details): details.debugDescription
        case .unsupportedGenerationGuide(let details): details.debugDescription
        case .unsupportedLanguageOrLocale(let details): details.debugDescription
        case .timeout(let details): details.debugDescription
        }
    }

    /// OS 26's error of the same meaning.
    private var counterpart: LanguageModelSession.GenerationError? {
        let context = LanguageModelSession.GenerationError.Context(debugDescription: debugDescription)
        return switch self {
        case .contextSizeExceeded: .exceededContextWindowSize(context)
        case .rateLimited: .rateLimited(context)
        case .guardrailViolation: .guardrailViolation(context)
        case .refusal: .refusal(.init(transcriptEntries: []), context)
        case .unsupportedGenerationGuide: .unsupportedGuide(context)
        case .unsupportedLanguageOrLocale: .unsupportedLanguageOrLocale(context)
        case .unsupportedCapability, .unsupportedTranscriptContent, .timeout: nil
        }
    }

    private var texts: (what: LocalizedText, suggestion: LocalizedText) {
        if case .timeout = self {
            return (
                .init("The model did not answer in time.", "時間内にモデルの応答がありませんでした。"),
                .init("Try again later.", "しばらくしてから、もう一度お試しください。")
            )
        }
        return (
            .init("The model cannot do this.", "このモデルはこの機能に対応していません。"),
            .init("Use another model.", "別のモデルをお使いください。")
        )
    }
}
