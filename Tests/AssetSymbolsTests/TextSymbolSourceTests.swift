import Foundation
import Testing

@testable import AssetSymbolsCore

@Suite struct TextSymbolSourceTests {
    /// The source for catalogs with these contents, and the warnings with the files' names.
    private func source(_ catalogs: [String: String]) throws -> (text: String, warnings: [String]) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try catalogs.map { name, text in
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
        }
        let source = TextSymbolSource(files)
        return (source.text, source.warnings.map { $0.description.replacing(folder.path + "/", with: "") })
    }

    private func table(_ entries: String) -> String {
        #"{ "sourceLanguage" : "en", "strings" : { \#(entries) }, "version" : "1.1" }"#
    }

    /// An entry with a text in the source language.
    private func entry(_ key: String, _ value: String) -> String {
        """
        "\(key)" : { "extractionState" : "manual", "localizations" : {
            "de" : { "stringUnit" : { "value" : "anders %@ %@ %@" } }, "en" : { "stringUnit" : { "value" : "\(value)" } } } }
        """
    }

    private func heads(_ entries: String) throws -> [String] {
        try source(["Localizable.xcstrings": table(entries)]).text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("static ") }
    }

    private func calls(_ entries: String) throws -> [String] {
        try source(["Localizable.xcstrings": table(entries)]).text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("LocalizedStringResource(") }
    }

    @Test func `a small catalog reads as Xcode writes it`() throws {
        let written = try source([
            "Localizable.xcstrings": table(entry("close", "Close") + "," + entry("cups", "%(count)lld cups for %@"))
        ])
        let expected = """
            // Generated from the string catalogs by the AssetSymbols plugin. Changes here are lost.
            import Foundation
            import FoundationAdditions

            private nonisolated let resourceBundle = LocalizedStringResource.BundleDescription.atURL(
                Foundation.Bundle.module.bundleURL)

            nonisolated extension LocalizedStringResource {
                /// The text "close" of the table "Localizable".
                static var close: LocalizedStringResource {
                    LocalizedStringResource("close", table: "Localizable", bundle: resourceBundle)
                }
                /// The text "cups" of the table "Localizable".
                static func cups(count: Int, _ arg2: String) -> LocalizedStringResource {
                    LocalizedStringResource("cups", defaultValue: "\\(count, specifier: "%lld")\\(arg2)", table: "Localizable", bundle: resourceBundle)
                }
            }

            """
        #expect(written.text == expected)
        #expect(written.warnings == [])
    }

    @Test func `only texts that were added by hand have symbols`() throws {
        let entries = """
            "found" : {}, "stale" : { "extractionState" : "stale" }, "own" : { "extractionState" : "manual" },
            "off" : { "extractionState" : "manual", "generatesSymbol" : false }
            """
        #expect(try heads(entries) == ["static var own: LocalizedStringResource {"])
        #expect(try source(["Localizable.xcstrings": table(#""found" : {}"#)]).text == "")
    }

    @Test func `parameters are those of the source language, in the order of their numbers`() throws {
        #expect(
            try heads(entry("a", "%2$@ of %1$(total)lld"))
                == ["static func a(total: Int, _ arg2: String) -> LocalizedStringResource {"])
        #expect(
            try heads(entry("b", "%3$@")) == [
                "static func b(_ arg1: String, _ arg2: String, _ arg3: String) -> LocalizedStringResource {"
            ])
        #expect(try heads(entry("c", "%(in)@")) == ["static func c(`in`: String) -> LocalizedStringResource {"])
        #expect(
            try heads(entry("d %lld", "none")) == ["static func d(_ arg1: Int) -> LocalizedStringResource {"],
            "those of the key count, too")
    }

    @Test func `variations and parts have parameters`() throws {
        let plural = """
            "cups" : { "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "One cup" } },
                "other" : { "stringUnit" : { "value" : "%lld cups" } } } } } } }
            """
        #expect(try heads(plural) == ["static func cups(_ arg1: Int) -> LocalizedStringResource {"])
        let parts = """
            "tap" : { "extractionState" : "manual", "localizations" : { "en" : {
                "stringUnit" : { "value" : "Tap %#@times@ on %@" },
                "substitutions" : { "times" : { "argNum" : 1, "formatSpecifier" : "d" } } } } }
            """
        #expect(try heads(parts) == ["static func tap(times: Int32, _ arg2: String) -> LocalizedStringResource {"])
    }

    @Test func `a key that is the text itself is the default value`() throws {
        let call = try calls(#""100%% of %lld \"cups\"" : { "extractionState" : "manual" }"#)
        #expect(
            call == [
                #"LocalizedStringResource("100%% of %lld \"cups\"", defaultValue: "#
                    + #""100% of \(arg1, specifier: "%lld") \"cups\"", table: "Localizable", bundle: resourceBundle)"#
            ])
    }

    @Test func `another table's texts are in a type of its name`() throws {
        let written = try source(["Tea shop.xcstrings": table(entry("TITLE", "Tea"))])
        #expect(written.text.contains("    enum TeaShop {\n"))
        #expect(written.text.contains("        static var title: LocalizedStringResource {\n"))
        #expect(written.text.contains(#"LocalizedStringResource("TITLE", table: "Tea shop", bundle: resourceBundle)"#))
    }

    @Test func `a reserved word is escaped`() throws {
        #expect(try heads(entry("Continue", "Go on")) == ["static var `continue`: LocalizedStringResource {"])
    }

    @Test func `two keys with one symbol are told of and the first has it`() throws {
        let written = try source(["Localizable.xcstrings": table(entry("Tea", "Tea") + ",\n" + entry("tea?", "Tea?"))])
        #expect(
            written.warnings == [
                "Localizable.xcstrings:3: warning: \"tea?\" and \"Tea\" give the same symbol tea; \"Tea\" has it"
            ])
        #expect(written.text.components(separatedBy: "static var").count == 2)
        #expect(try heads(entry("%lld s", "%lld s") + "," + entry("%@ s", "%@ s")).count == 2, "types differ")
    }

    @Test(arguments: ["", "{", "[]", "7", #"{ "strings" : [] }"#])
    func `what is no catalog is told of`(text: String) throws {
        let written = try source(["Bad.xcstrings": text, "Localizable.xcstrings": table(entry("a", "A"))])
        #expect(written.warnings == ["Bad.xcstrings:1: warning: this can't be read as a string catalog"])
        #expect(written.text.contains("static var a:"))
    }

    @Test func `what is wrong in an entry leaves the others`() throws {
        let entries = """
            "a" : 7, "b" : { "extractionState" : 7 }, "c" : { "extractionState" : "manual", "localizations" : [] },
            "d" : { "extractionState" : "manual", "localizations" : { "en" : { "stringUnit" : [],
                "substitutions" : { "x" : { "argNum" : 1e300 } } } } }
            """
        #expect(
            try heads(entries) == [
                "static var c: LocalizedStringResource {", "static var d: LocalizedStringResource {",
            ])
    }

    @Test func `a storyboard's catalog and a second table of a name have no symbols`() throws {
        let written = try source([
            "mul.lproj/Main.xcstrings": table(entry("a", "A")), "A/Tea.xcstrings": table(entry("b", "B")),
            "B/Tea.xcstrings": table(entry("c", "C")),
        ])
        #expect(written.text.contains("static var b:"))
        #expect(!written.text.contains("static var a:") && !written.text.contains("static var c:"))
        #expect(
            written.warnings == [
                "B/Tea.xcstrings:1: warning: the symbols of Tea.xcstrings have the same names; it has them"
            ])
    }
}
