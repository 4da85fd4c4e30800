import Foundation
import Localization

extension SystemLanguageModel {
    /// The languages that the model knows, by its own account, and those of this process and of the window that asks,
    /// with their regions, where the model knows them. Empty if the model is unavailable.
    ///
    /// A model's file says `en`, and Foundation has that for another language than `en-US`. Without the latter, an app
    /// that asks whether the set contains `Locale.current.language` would never be told that it does.
    public var supportedLanguages: Set<Locale.Language> {
        let told = backend.supportedLanguages
        return told.union(Self.languagesInUse.filter { knows($0, told: told) })
    }

    /// Whether the model knows a locale's language. A model that does not tell its languages is given the benefit of
    /// doubt.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        knows(locale.language, told: backend.supportedLanguages)
    }

    private func knows(_ language: Locale.Language, told: Set<Locale.Language>) -> Bool {
        guard !told.isEmpty else { return isAvailable }
        return told.contains { $0.languageCode == language.languageCode }
    }

    /// What an app may ask for: Foundation's locale, whatever the environment says of it, and the visitor's.
    private static var languagesInUse: [Locale.Language] {
        [Locale.current.language, LocalizationContext.currentLocale.language]
            + LocalizationContext.currentLanguages.map { Locale.Language(identifier: $0) }
    }
}
