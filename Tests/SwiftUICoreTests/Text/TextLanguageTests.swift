import FoundationAdditions
import Foundation
import Testing

@testable import SwiftUICore

@Suite("A text's language")
struct TextLanguageTests {
    private func languages(locale: String, window: String) -> [String] {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return LocalizationContext.$languages.withValue([window, "fr"]) {
            LocalizationContext.$locale.withValue(Locale(identifier: window)) {
                environment.inItsLanguage { LocalizationContext.currentLanguages }
            }
        }
    }

    @Test func `is the browsers`() {
        #expect(languages(locale: "en", window: "en") == ["en", "fr"])
    }

    @Test func `is that of a locale that a view was given`() {
        #expect(languages(locale: "ja_JP", window: "en") == ["ja-JP"])
    }
}
