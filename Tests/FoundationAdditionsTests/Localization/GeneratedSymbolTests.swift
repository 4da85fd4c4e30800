import Foundation
import Testing

@testable import FoundationAdditions

/// Resources as the symbols of string catalogs make them: with a key, a table and a bundle, and with arguments in a default value that
/// has no text of its own.
@Suite struct GeneratedSymbolTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")

    /// A resource of a table with this entry, in the visitor's language.
    private func text(
        _ entry: String, _ language: String, table: String = "Tea",
        _ resource: (LocalizedStringResource.BundleDescription) -> LocalizedStringResource
    ) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = #"{ "sourceLanguage" : "en", "strings" : { \#(entry) }, "version" : "1.1" }"#
        try catalog.write(to: folder.appending(path: table + ".xcstrings"), atomically: true, encoding: .utf8)
        return LocalizationContext.$languages.withValue([language]) {
            String(localized: resource(.atURL(folder)))
        }
    }

    private func unit(_ value: String) -> String {
        #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
    }

    @Test(arguments: [("en", "Close"), ("de", "Schließen"), ("fr", "Close")])
    func `a property is the text in the visitor's language`(language: String, expected: String) throws {
        let entry = """
            "close" : { "extractionState" : "manual", "localizations" : {
                "de" : \(unit("Schließen")), "en" : \(unit("Close")) } }
            """
        let text = try text(entry, language) { LocalizedStringResource("close", table: "Tea", bundle: $0) }
        #expect(text == expected)
    }

    @Test(arguments: [("en", 1, "One cup"), ("en", 3, "3 cups"), ("ru", 3, "3 чашки"), ("ru", 5, "5 чашек")])
    func `a function's text varies by its number`(language: String, count: Int, expected: String) throws {
        let entry = """
            "cups" : { "extractionState" : "manual", "localizations" : {
                "en" : { "variations" : { "plural" : { "one" : \(unit("One cup")), "other" : \(unit("%lld cups")) } } },
                "ru" : { "variations" : { "plural" : {
                    "one" : \(unit("%lld чашка")), "few" : \(unit("%lld чашки")), "many" : \(unit("%lld чашек")),
                    "other" : \(unit("%lld чашки")) } } } } }
            """
        let text = try text(entry, language) {
            LocalizedStringResource(
                "cups", defaultValue: "\(count, specifier: "%lld")", table: "Tea", bundle: $0)
        }
        #expect(text == expected)
    }

    @Test(arguments: [("en", "Ann has 2 cups"), ("de", "2 Tassen hat Ann")])
    func `arguments are where a translation's numbers say`(language: String, expected: String) throws {
        let entry = """
            "has" : { "extractionState" : "manual", "localizations" : {
                "de" : \(unit("%2$lld Tassen hat %1$@")), "en" : \(unit("%1$@ has %2$lld cups")) } }
            """
        let text = try text(entry, language) {
            LocalizedStringResource(
                "has", defaultValue: "\("Ann")\(2, specifier: "%lld")", table: "Tea", bundle: $0)
        }
        #expect(text == expected)
    }

    @Test(arguments: [("en", "Hello Ann, 2 cups"), ("de", "2 Tassen für Ann")])
    func `an argument's name in a text is not shown`(language: String, expected: String) throws {
        let entry = """
            "hello" : { "extractionState" : "manual", "localizations" : {
                "de" : \(unit("%2$(cups)lld Tassen für %1$(name)@")),
                "en" : \(unit("Hello %(name)@, %(cups)lld cups")) } }
            """
        let text = try text(entry, language) {
            LocalizedStringResource(
                "hello", defaultValue: "\("Ann")\(2, specifier: "%lld")", table: "Tea", bundle: $0)
        }
        #expect(text == expected)
    }

    @Test func `a text that varies by device is that of other devices`() throws {
        let entry = """
            "tap" : { "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "device" : {
                "iphone" : \(unit("Tap")), "other" : \(unit("Click")) } } } } }
            """
        #expect(try text(entry, "en") { LocalizedStringResource("tap", table: "Tea", bundle: $0) } == "Click")
    }

    @Test func `a key without a text in the source language is the text`() throws {
        let entry = #""%lld cups of %@" : { "extractionState" : "manual" }"#
        let text = try text(entry, "en", table: "Localizable") {
            LocalizedStringResource(
                "%lld cups of %@", defaultValue: "\(3, specifier: "%lld") cups of \("tea")", table: "Localizable",
                bundle: $0)
        }
        #expect(text == "3 cups of tea")
    }
}
