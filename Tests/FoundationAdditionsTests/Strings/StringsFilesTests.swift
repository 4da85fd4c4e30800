import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct StringsFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "/* The menu. */\n\"New Game\" = \"Play\";\nquit = \"Quit\";", to: "en.lproj/Localizable.strings")
        try folder.write(
            "\"New Game\" = \"Neues Spiel\";\n\"%lld cups of %@\" = \"%2$@: %1$lld Tassen\";",
            to: "de.lproj/Localizable.strings")
        let japanese = try #require("\"New Game\" = \"新しいゲーム\";".data(using: .utf16))
        try folder.write(japanese, to: "ja.lproj/Localizable.strings")
    }

    private func text(
        _ key: String, _ languages: [String], _ arguments: [LocalizationArgument] = [], table: String? = nil
    ) throws -> String {
        let bundle = try #require(Bundle(url: folder.url))
        return StringTables.string(
            forKey: key, table: table, bundle: bundle, languages: languages, locale: Locale(identifier: "en"),
            arguments: arguments)
    }

    @Test
    func `without a string catalog a text is looked up in the files of its languages`() throws {
        #expect(try text("New Game", ["de-AT", "en"]) == "Neues Spiel")
        #expect(try text("New Game", ["ja"]) == "新しいゲーム")
        #expect(try text("%lld cups of %@", ["de"], [.integer(3), .string("Tee")]) == "Tee: 3 Tassen")
    }

    @Test
    func `what a language lacks is said in English, or by the key`() throws {
        #expect(try text("New Game", ["ko"]) == "Play")
        #expect(try text("quit", ["de"]) == "Quit")
        #expect(try text("nowhere", ["de"]) == "nowhere")
    }

    @Test
    func `a folder without a language is English, and an empty file says nothing`() throws {
        try folder.write("a = \"base\";", to: "Base.lproj/Menu.strings")
        try folder.write("", to: "de.lproj/Menu.strings")
        #expect(try text("a", ["de"], table: "Menu") == "base")
    }

    @Test
    func `a file that is no list of strings is an error that says where`() throws {
        try folder.write("\"a\" = ", to: "de.lproj/Broken.strings")
        let error = try #require(throws: AssetError.self) { try StringCatalog(stringsFiles: "Broken", in: folder.url) }
        #expect("\(error)".contains("de.lproj/Broken.strings"), "\(error)")
        #expect(try text("a", ["de"], table: "Broken") == "a")
    }
}
