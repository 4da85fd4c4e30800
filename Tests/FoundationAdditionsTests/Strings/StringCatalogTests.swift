import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct StringCatalogTests {
    private let bundle: Bundle
    private let catalog: StringCatalog

    init() throws {
        let fixtures = Bundle.module.bundleURL.appendingPathComponent("Fixtures")
        bundle = try #require(Bundle(url: fixtures))
        catalog = try StringCatalog(contentsOf: fixtures.appendingPathComponent("Localizable.xcstrings"))
    }

    private func text(
        _ key: String, _ languages: [String], _ arguments: [LocalizationArgument] = [], defaultValue: String? = nil
    ) -> String {
        StringTables.string(
            forKey: key, defaultValue: defaultValue, bundle: bundle, languages: languages,
            locale: Locale(identifier: languages.first ?? "en"), arguments: arguments)
    }

    @Test func `the first language that the catalog speaks counts`() {
        #expect(text("New Game", ["ja"]) == "新しいゲーム")
        #expect(text("New Game", ["ja-JP", "en"]) == "新しいゲーム")
        #expect(text("New Game", ["ko", "ja"]) == "新しいゲーム")
        #expect(text("New Game", ["zh-Hant-TW"]) == "新遊戲")
        #expect(text("greeting", ["ja_JP"]) == "ようこそ")
    }

    @Test(arguments: ["zh-TW", "zh-HK", "zh_TW"]) func `a region's language is found by its script`(language: String) {
        #expect(text("New Game", [language, "zh", "en"]) == "新遊戲")
        #expect(text("New Game", ["zh-CN", "ja"]) == "新しいゲーム", "the other script is another language")
    }

    @Test func `the source language is the key itself where nothing else is said`() {
        #expect(text("New Game", ["en-GB", "ja"]) == "New Game")
        #expect(text("greeting", ["en-GB", "ja"]) == "Welcome")
        #expect(text("untranslated", ["ja"]) == "untranslated")
    }

    @Test func `an unknown language falls back to the source language`() {
        #expect(text("greeting", ["ko"]) == "Welcome")
        #expect(text("greeting", []) == "Welcome")
        #expect(text("New Game", ["fr"]) == "New Game", "a text that is not written yet says nothing")
    }

    @Test func `a missing key is its default value or itself`() {
        #expect(text("nowhere", ["en"]) == "nowhere")
        #expect(text("nowhere", ["en"], defaultValue: "100% here") == "100% here")
        #expect(text("nowhere", ["en"], [.integer(3)], defaultValue: "%lld of 100%%") == "3 of 100%")
    }

    @Test func `a text varies with the number in it`() {
        let key = "%@ ordered %lld cups"
        #expect(text(key, ["en"], [.string("Lisa"), .integer(1)]) == "Lisa ordered one cup")
        #expect(text(key, ["en"], [.string("Lisa"), .integer(1200)]) == "Lisa ordered 1,200 cups")
        #expect(text(key, ["en"], [.string("Lisa"), .integer(0)]) == "Lisa ordered nothing")
        #expect(text(key, ["ja"], [.string("リサ"), .integer(3)]) == "3杯の注文：リサ")
    }

    @Test func `each substitution varies with its own argument`() {
        let key = "table %lld guests %lld"
        #expect(text(key, ["en"], [.integer(1), .integer(2)]) == "2 guests at one table, 100%")
        #expect(text(key, ["en"], [.integer(3), .integer(1)]) == "1 guest at 3 tables, 100%")
    }

    /// The text of a catalog that contains only this key.
    private func localizedText(_ key: String, _ english: String) throws -> LocalizedText? {
        let folder = try TemporaryFolder()
        let json = #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"en":{\#(english)}}}}}"#
        let file = try folder.write(json, to: "L.xcstrings")
        return try StringCatalog(contentsOf: file).localization(forKey: key, languages: ["en"])
    }

    private func plural(one: String, other: String) -> String {
        #""variations":{"plural":{"one":{"stringUnit":{"value":"\#(one)"}},"other":{"stringUnit":{"value":"\#(other)"}}}}"#
    }

    @Test
    func `a text varies with its number as it is shown`() throws {
        let whole = try #require(try localizedText("%.0f hours", plural(one: "an hour", other: "%.0f hours")))
        let tenths = try #require(try localizedText("%.1f hours", plural(one: "an hour", other: "%.1f hours")))
        let english = Locale(identifier: "en")
        #expect(whole.rendered(with: [.double(1)], locale: english) == "an hour")
        #expect(whole.rendered(with: [.double(1.6)], locale: english) == "2 hours")
        #expect(tenths.rendered(with: [.double(1)], locale: english) == "1.0 hours")
    }

    @Test
    func `a substitution writes its argument as its specifier says`() throws {
        let part = #""cups":{"argNum":1,"formatSpecifier":".1f",\#(plural(one: "%arg cup", other: "%arg cups"))}"#
        let unit = #""stringUnit":{"value":"%#@cups@"},"substitutions":{\#(part)}"#
        let text = try #require(try localizedText("%.1f cups", unit))
        #expect(text.rendered(with: [.double(2.34)], locale: Locale(identifier: "en")) == "2.3 cups")
    }

    @Test func `variations by device are those of other devices`() {
        #expect(text("tap", ["en"]) == "Click")
    }

    @Test func `a missing argument leaves a gap and nothing else`() {
        #expect(text("%@ ordered %lld cups", ["ja"], [.string("リサ")]) == "杯の注文：リサ")
    }

    @Test func `a missing table is empty`() throws {
        #expect(try StringTables.catalog(table: "Other", bundle: bundle) == nil)
    }

    @Test func `the catalog tells its languages`() {
        #expect(catalog.languages == ["en", "ja", "fr", "zh-Hant"])
        #expect(catalog.sourceLanguage == "en")
    }

    @Test func `a file that is no catalog is an error that says where`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"sourceLanguage":"en","strings":{"a":{"localizations":[]}}}"#, to: "L.xcstrings")
        let error = try #require(throws: AssetError.self) { try StringCatalog(contentsOf: file) }
        #expect("\(error)".contains("L.xcstrings: strings.a.localizations: "), "\(error)")
    }

    @Test func `a table that cannot be read counts as empty`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{", to: "Localizable.xcstrings")
        let broken = try #require(Bundle(url: folder.url))
        let shown = StringTables.string(
            forKey: "key", bundle: broken, languages: ["en"], locale: Locale(identifier: "en"))
        #expect(shown == "key")
    }

    @Test(arguments: [5, 6] as [UInt64]) func `a damaged catalog is read or refused`(seed: UInt64) throws {
        var generator = SeededRandom(seed: seed)
        let file = bundle.bundleURL.appendingPathComponent("Localizable.xcstrings")
        let sound = [UInt8](try Data(contentsOf: file))
        let folder = try TemporaryFolder()
        var refused = 0
        for _ in 0..<100 {
            let damaged = try folder.write(Data(generator.damaged(sound)), to: "L.xcstrings")
            do {
                let catalog = try StringCatalog(contentsOf: damaged)
                for key in catalog.keys {
                    let text = catalog.localization(forKey: key, languages: ["ja", "en"])
                    _ = text?.rendered(with: [.integer(1), .string("x")], locale: Locale(identifier: "en"))
                }
            } catch { refused += 1 }
        }
        #expect(refused > 20 && refused < 100)
    }
}
