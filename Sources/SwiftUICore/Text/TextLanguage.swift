import FoundationAdditions
import Foundation

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
        guard isForeign, let windows = LocalizationContext.locale?.language else { return nil }
        let (code, script) = (locale.language.languageCode, locale.language.script)
        if code == windows.languageCode, script == windows.script { return nil }
        return StringTables.language(for: [languageTag]) ?? languageTag
    }

    private var isForeign: Bool { LocalizationContext.locale.map { $0.identifier != locale.identifier } ?? false }

    private var languageTag: String { locale.identifier.replacing("_", with: "-") }
}
