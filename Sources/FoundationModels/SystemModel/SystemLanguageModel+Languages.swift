import Foundation
import Localization

extension SystemLanguageModel {
    /// The languages that the model declares to support and, with their regions, the supported ones among the languages
    /// of this process and of the current window. Empty if the model is unavailable.
    ///
    /// A model's file declares `en`, which for Foundation isn't equal to `en-US`. Without the latter, the set would
    /// never contain `Locale.current.language`.
    public var supportedLanguages: Set<Locale.Language> {
        let told = backend.supportedLanguages
        return told.union(Self.languagesInUse.filter { knows($0, told: told) })
    }

    /// Whether the model supports a locale's language. A model that doesn't declare its languages is assumed to.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        knows(locale.language, told: backend.supportedLanguages)
    }

    private func knows(_ language: Locale.Language, told: Set<Locale.Language>) -> Bool {
        guard !told.isEmpty else { return isAvailable }
        return told.contains { $0.languageCode == language.languageCode }
    }

    /// The languages for which an app may ask: Foundation's current locale, whatever the environment says, and the
    /// visitor's.
    private static var languagesInUse: [Locale.Language] {
        [Locale.current.language, LocalizationContext.currentLocale.language]
            + LocalizationContext.currentLanguages.map { Locale.Language(identifier: $0) }
    }
}
