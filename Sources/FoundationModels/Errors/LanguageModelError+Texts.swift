import Foundation

// Error messages for the app's user: those of the equivalent OS 26 errors, where there are any.

extension LanguageModelError: LocalizedError, CustomDebugStringConvertible {
    /// What went wrong.
    public var errorDescription: String? { earlier?.errorDescription ?? texts.what.localized }

    /// What the user can do.
    public var recoverySuggestion: String? { earlier?.recoverySuggestion ?? texts.suggestion.localized }

    /// What happened, with numbers and names, for a developer. It is not translated.
    public var failureReason: String? { debugDescription }

    /// What happened, with numbers and names, for a developer.
    public var debugDescription: String {
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
