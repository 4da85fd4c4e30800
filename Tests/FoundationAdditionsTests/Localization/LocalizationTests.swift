import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct LocalizationTests {
    private let bundle: Bundle

    init() throws {
        bundle = try #require(Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Fixtures")))
    }

    private func inJapanese<Result>(_ body: () throws -> Result) rethrows -> Result {
        try LocalizationContext.$languages.withValue(["ja-JP", "en"], operation: body)
    }

    @Test func `a value's key has the formats of what stands in it`() {
        let (name, count, price) = ("Lisa", 3, 2.5)
        func key(_ value: String.LocalizationValue) -> String { value.key }
        #expect(key("\(name) ordered \(count) cups") == "%@ ordered %lld cups")
        #expect(key("\(price) \(Float(1)) \(UInt8(1)) \(Int32(1)) \(UInt(1)) \(CGFloat(1))") == "%lf %f %u %d %llu %lf")
        #expect(key("\(price, specifier: "%.1f") of \(name.prefix(2))") == "%.1f of %@")
        #expect(key("\(price, format: .number)") == "%@")
        #expect(key("100% coffee") == "100% coffee")
        #expect(key("100% coffee, \(count) cups") == "100%% coffee, %lld cups")
    }

    @Test func `a text is in the window's language`() {
        #expect(inJapanese { String(localized: "New Game", bundle: bundle) } == "新しいゲーム")
        LocalizationContext.$languages.withValue(["en"]) {
            #expect(String(localized: "New Game", bundle: bundle) == "New Game")
            #expect(String(localized: "\("Lisa") ordered \(1) cups", bundle: bundle) == "Lisa ordered one cup")
        }
    }

    @Test
    func `Foundation's old function finds the app's texts as well`() {
        #expect(inJapanese { NSLocalizedString("New Game", bundle: bundle, comment: "") } == "新しいゲーム")
        #expect(NSLocalizedString("nowhere", bundle: bundle, value: "here", comment: "") == "here")
        #expect(NSLocalizedString("nowhere to be found", comment: "") == "nowhere to be found")
    }

    @Test func `two tasks speak their own languages`() async {
        async let japanese = LocalizationContext.$languages.withValue(["ja"]) {
            await Task { String(localized: "greeting", bundle: bundle) }.value
        }
        async let english = LocalizationContext.$languages.withValue(["en"]) {
            await Task { String(localized: "greeting", bundle: bundle) }.value
        }
        #expect(await japanese == "ようこそ")
        #expect(await english == "Welcome")
    }

    @Test func `a key of its own has a default value`() {
        #expect(inJapanese { String(localized: "greeting", defaultValue: "Hi", bundle: bundle) } == "ようこそ")
        #expect(String(localized: "nowhere", defaultValue: "\(3) of 100%", bundle: bundle) == "3 of 100%")
    }

    @Test func `a resource is looked up where it is shown`() {
        let resource = LocalizedStringResource("New Game", bundle: .atURL(bundle.bundleURL))
        #expect(inJapanese { String(localized: resource) } == "新しいゲーム")
        #expect(LocalizationContext.$languages.withValue(["en"]) { String(localized: resource) } == "New Game")
        var chinese = resource
        chinese.locale = Locale(identifier: "zh-Hant")
        #expect(inJapanese { String(localized: chinese) } == "新遊戲")
        #expect(chinese != resource)
    }

    @Test func `a resource in a text is localized too`() {
        let game = LocalizedStringResource("New Game", bundle: .atURL(bundle.bundleURL))
        #expect(inJapanese { String(localized: "\(game)!", bundle: bundle) } == "新しいゲーム!")
    }

    @Test func `a resource survives coding`() throws {
        let resource: LocalizedStringResource = "\("Lisa") ordered \(2) cups"
        let data = try JSONEncoder().encode(resource)
        #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
    }

    @Test func `a number follows the given locale`() {
        let text = String(localized: "\(1234) cups", bundle: bundle, locale: Locale(identifier: "de"))
        #expect(text == "1.234 cups")
    }

    @Test(arguments: [
        (["LANG": "ja_JP.UTF-8"], ["ja-JP"]), (["LANG": "C.UTF-8"], []), ([:], []),
        (["LANG": "en_US.UTF-8", "LC_ALL": "de_DE@euro"], ["de-DE"]),
        (["LANG": "en_US", "LANGUAGE": "ja:fr_FR"], ["ja", "fr-FR"]), (["LANG": "C", "LANGUAGE": "ja"], []),
    ])
    func `the processes languages are the environments`(environment: [String: String], expected: [String]) {
        #expect(LocalizationContext.languages(in: environment) == expected)
    }
}
