import Foundation
import Localization

// Error messages for the app's user, in English and Japanese.

extension LanguageModelSession.GenerationError: LocalizedError {
    /// What went wrong.
    public var errorDescription: String? { texts.what.localized }

    /// What the user can do.
    public var recoverySuggestion: String? { texts.suggestion.localized }

    /// What happened, with numbers and names, for a developer. It is not translated.
    public var failureReason: String? { context.debugDescription }

    private var texts: (what: LocalizedText, suggestion: LocalizedText) {
        switch self {
        case .exceededContextWindowSize: Self.exceededContextWindowSizeTexts
        case .assetsUnavailable: Self.assetsUnavailableTexts
        case .guardrailViolation: Self.guardrailViolationTexts
        case .unsupportedGuide: Self.unsupportedGuideTexts
        case .unsupportedLanguageOrLocale: Self.unsupportedLanguageTexts
        case .decodingFailure: Self.decodingFailureTexts
        case .rateLimited: Self.rateLimitedTexts
        case .concurrentRequests: Self.concurrentRequestsTexts
        case .refusal: Self.refusalTexts
        }
    }
}

/// A text in this module's languages. English is the fallback.
struct LocalizedText: Sendable {
    let english: String
    let japanese: String

    init(_ english: String, _ japanese: String) {
        self.english = english
        self.japanese = japanese
    }

    /// The text in the language of the current window's visitor; outside of windows, in the process's language.
    var localized: String { text(for: LocalizationContext.currentLanguages) }

    /// The text in the first supported one of these languages (BCP 47).
    func text(for languages: [String]) -> String {
        for language in languages {
            switch Locale.Language(identifier: language).languageCode {
            case .japanese: return japanese
            case .english: return english
            default: continue
            }
        }
        return english
    }
}

extension LanguageModelSession.GenerationError {
    private typealias Texts = (LocalizedText, LocalizedText)

    private static let exceededContextWindowSizeTexts: Texts = (
        .init("The conversation is too long for the model.", "会話が長すぎて、モデルが読みきれません。"),
        .init("Start a new conversation, or ask for less at once.", "新しい会話を始めるか、一度に頼む量を減らしてください。")
    )
    private static let assetsUnavailableTexts: Texts = (
        .init("The model is not available.", "モデルを利用できません。"),
        .init(
            "Check the model's file, or its server, and try again.",
            "モデルのファイルかサーバーを確認して、もう一度お試しください。")
    )
    private static let guardrailViolationTexts: Texts = (
        .init("The request or the response may be unsafe.", "リクエストまたは応答が安全でない可能性があります。"),
        .init("Ask in another way.", "別の言い方でお試しください。")
    )
    private static let unsupportedGuideTexts: Texts = (
        .init("The model cannot keep to the requested shape.", "モデルは指定された形式に対応していません。"),
        .init("Use a simpler guide.", "より単純な指定をお使いください。")
    )
    private static let unsupportedLanguageTexts: Texts = (
        .init("The model does not know this language.", "モデルはこの言語に対応していません。"),
        .init("Ask in another language.", "別の言語でお試しください。")
    )
    private static let decodingFailureTexts: Texts = (
        .init("The response does not have the expected shape.", "応答が期待された形式ではありません。"),
        .init("Try again.", "もう一度お試しください。")
    )
    private static let rateLimitedTexts: Texts = (
        .init("The model is too busy.", "モデルが混み合っています。"),
        .init("Wait a moment and try again.", "しばらく待ってから、もう一度お試しください。")
    )
    private static let concurrentRequestsTexts: Texts = (
        .init("The model is still answering.", "モデルはまだ応答の途中です。"),
        .init("Wait until it has finished.", "応答が終わるまでお待ちください。")
    )
    private static let refusalTexts: Texts = (
        .init("The model declined to answer.", "モデルは応答を控えました。"),
        .init("Ask for something else.", "別のことを尋ねてみてください。")
    )
}
