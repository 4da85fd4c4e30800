import Assets
import Foundation

extension EnvironmentValues {
    /// Does something in the language of the environment's locale: the browser's languages, unless a view was given a
    /// locale of its own.
    func inItsLanguage<Result>(_ body: () -> Result) -> Result {
        guard let windows = LocalizationContext.locale, windows.identifier != locale.identifier else { return body() }
        let tag = locale.identifier.replacing("_", with: "-")
        return LocalizationContext.$languages.withValue([tag]) {
            LocalizationContext.$locale.withValue(locale, operation: body)
        }
    }
}
