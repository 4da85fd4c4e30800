import BrowserHost
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Observable
private final class LanguageChoice {
    var language: String?
    var hasPostscript = false
}

/// An app shown in a language that the user chooses.
private struct Postcard: App {
    let choice: LanguageChoice

    init(choice: LanguageChoice) { self.choice = choice }
    init() { choice = LanguageChoice() }

    var body: some Scene {
        WindowGroup {
            Greeting(choice: choice)
            if choice.hasPostscript { Text(verbatim: "PS") }
        }
    }
}

private struct Greeting: View {
    let choice: LanguageChoice
    @Environment(\.locale) private var locale

    var body: some View {
        Group {
            Text(verbatim: "Hello")
            Text(verbatim: "from the mountains")
        }
        .environment(\.locale, choice.language.map { Locale(identifier: $0) } ?? locale)
    }
}

@Suite("The language and the zone of a window") struct WindowLanguageTests {
    private func values(_ languages: [String], zone: String = "UTC") -> EnvironmentValues {
        let place = ClientEnvironment(
            viewport: CGSize(width: 400, height: 300), locale: languages.first ?? "", languages: languages,
            timeZone: zone)
        return EnvironmentValues(WindowEnvironment(place))
    }

    @Test(arguments: [
        (["no-NO"], "nb-NO"), (["ja-JP", "en"], "ja-JP"), (["ar-u-nu-arab"], "ar"), (["klingon", "de-AT"], "de-AT"),
        (["../../etc/passwd"], "en"), ([], "en"),
    ])
    func `a view's locale is one that Foundation knows`(languages: [String], identifier: String) {
        #expect(values(languages).locale.identifier(.bcp47) == identifier)
    }

    @MainActor
    @Test func `a window is in the language of most of its texts and the others say theirs`() throws {
        let choice = LanguageChoice()
        let window = AppWindow(app: AppState(Postcard(choice: choice)), name: "Postcard") {}
        let place = ClientEnvironment(
            viewport: CGSize(width: 400, height: 300), locale: "en-GB", languages: ["en-GB"], timeZone: "UTC")
        window.environmentDidChange(WindowEnvironment(place))
        let plain = try #require(window.render())
        #expect(plain.language == "en-GB" && languages(of: plain) == [nil])
        choice.language = "ja"
        let chosen = try #require(window.render())
        #expect(chosen.language == "ja" && languages(of: chosen) == ["ja"])
        choice.hasPostscript = true
        let mixed = try #require(window.render())
        #expect(mixed.language == "ja" && languages(of: mixed) == ["ja", "en-GB"])
        choice.language = nil
        let plainAgain = try #require(window.render())
        #expect(plainAgain.language == "en-GB" && languages(of: plainAgain) == [nil])
        window.windowDidClose()
    }

    private func languages(of list: DisplayList) -> Set<String?> {
        let texts = list.elements.values.filter { if case .text = $0.content { true } else { false } }
        return Set(texts.map(\.accessibility.language))
    }

    @Test(arguments: [("Europe/Oslo", 3600), ("../../etc/localtime", 0), ("", 0), ("Nowhere/None", 0)])
    func `a view's time zone is one that Foundation knows`(name: String, seconds: Int) {
        #expect(values(["en"], zone: name).timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: 0)) == seconds)
    }
}
