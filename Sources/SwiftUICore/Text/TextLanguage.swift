import FoundationAdditions
import Foundation
import Synchronization

extension EnvironmentValues {
    /// Runs a closure in the language of the environment's locale: in the browser's languages, unless a view has set
    /// another locale.
    func inItsLanguage<Result>(_ body: () -> Result) -> Result {
        guard isForeign else { return body() }
        return LocalizationContext.$languages.withValue([languageTag]) {
            LocalizationContext.$locale.withValue(locale, operation: body)
        }
    }

    /// The language of texts in this environment, as the page declares it; nil if it is the browser's language, even of
    /// another region.
    var foreignLanguage: String? {
        guard isForeign, let windows = LocalizationContext.locale else { return nil }
        return ForeignLanguage.last.of(locale, in: windows)
    }

    private var isForeign: Bool { LocalizationContext.locale.map { $0.identifier != locale.identifier } ?? false }

    private var languageTag: String { locale.languageTag }
}

extension Locale {
    fileprivate var languageTag: String { identifier.replacing("_", with: "-") }
}

/// The foreign language that was asked for last. Most texts of a window have the same one, and asking Foundation for a locale's
/// script takes longer than laying out a short text.
private final class ForeignLanguage: Sendable {
    static let last = ForeignLanguage()

    private struct Question: Equatable {
        let locale: String
        let windows: String
    }

    private let known = Mutex<(question: Question, answer: String?)?>(nil)

    func of(_ locale: Locale, in windows: Locale) -> String? {
        let question = Question(locale: locale.identifier, windows: windows.identifier)
        if let known = known.withLock({ $0 }), known.question == question { return known.answer }
        let answer = language(of: locale, in: windows)
        known.withLock { $0 = (question, answer) }
        return answer
    }

    private func language(of locale: Locale, in windows: Locale) -> String? {
        let (own, other) = (locale.language, windows.language)
        if own.languageCode == other.languageCode, own.script == other.script { return nil }
        return StringTables.language(for: [locale.languageTag]) ?? locale.languageTag
    }
}
