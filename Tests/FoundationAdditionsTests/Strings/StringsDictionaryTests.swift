import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite("Texts that vary, in .stringsdict files") struct StringsDictionaryTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"%lld cups\" = \"plain\"; menu = \"Menu\";", to: "en.lproj/Localizable.strings")
        try folder.write(
            Self.file(
                """
                <key>%lld cups</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@cups@</string>
                \(Self.variable("cups", ["zero": "no cups", "one": "%d cup", "other": "%d cups"]))</dict>
                <key>%lld of %@ in %lld</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%1$#@cups@ of %2$@</string>
                \(Self.variable("cups", ["one": "one cup %3$#@days@", "other": "%lld cups %3$#@days@"]))
                \(Self.variable("days", ["one": "in a day", "other": "in %lld days"]))</dict>
                <key>%lld cups, %lld guests</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@cups@.</string>
                \(Self.variable("cups", ["one": "%d cup for %#@guests@", "other": "%d cups for %#@guests@"]))
                \(Self.variable("guests", ["one": "a guest", "other": "%d guests"]))</dict>
                <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
                <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
                <key>name</key><dict><key>NSStringVariableWidthRuleType</key><dict>
                <key>5</key><string>Kissa</string><key>20</key><string>Kissaten</string></dict></dict>
                <key>broken</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@lost@</string></dict>
                """), to: "en.lproj/Localizable.stringsdict")
        try folder.write(
            Self.file(
                """
                <key>%lld cups</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@cups@</string>
                \(Self.variable("cups", ["one": "%d чашка", "few": "%d чашки", "many": "%d чашек", "other": "%d чашки"]))
                </dict>
                """), to: "ru.lproj/Localizable.stringsdict")
        bundle = try #require(Bundle(url: folder.url))
    }

    private static func file(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    private static func variable(_ name: String, _ texts: [String: String]) -> String {
        let texts = texts.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts.joined())</dict>
            """
    }

    private func text(_ key: String, _ arguments: [LocalizationArgument] = [], _ language: String = "en") -> String {
        StringTables.string(
            forKey: key, bundle: bundle, languages: [language], locale: Locale(identifier: "en"), arguments: arguments)
    }

    @Test
    func `a text is the one for its number, by the rules of its language`() {
        #expect([0, 1, 2].map { text("%lld cups", [.integer($0)]) } == ["no cups", "1 cup", "2 cups"])
        #expect([1, 3, 5].map { text("%lld cups", [.integer($0)], "ru") } == ["1 чашка", "3 чашки", "5 чашек"])
        #expect(text("menu") == "Menu")
    }

    @Test
    func `variables name their argument by its place, or take the next one, also inside of another`() {
        let key = "%lld of %@ in %lld"
        #expect(text(key, [.integer(1), .string("tea"), .integer(1)]) == "one cup in a day of tea")
        #expect(text(key, [.integer(3), .string("tea"), .integer(2)]) == "3 cups in 2 days of tea")
        #expect(text("%lld cups, %lld guests", [.integer(1), .integer(4)]) == "1 cup for 4 guests.")
        #expect(text("%lld cups, %lld guests", [.integer(2), .integer(1)]) == "2 cups for a guest.")
    }

    @Test
    func `a text by device is another device's, one by width the longest`() {
        #expect(text("tap") == "Click")
        #expect(text("name") == "Kissaten")
    }

    @Test
    func `string(localized:) looks texts up that vary`() {
        let count = 1
        LocalizationContext.$languages.withValue(["en"]) {
            #expect(String(localized: "\(count) cups", bundle: bundle) == "1 cup")
        }
    }

    @Test
    func `a format that NSLocalizedString returned is filled in with the text for its number`() {
        let format = LocalizationContext.$languages.withValue(["en"]) {
            NSLocalizedString("%lld cups", bundle: bundle, comment: "")
        }
        #expect(format == "%lld cups")
        let counts = [0, 1, 1200]
        LocalizationContext.$locale.withValue(Locale(identifier: "en")) {
            #expect(counts.map { String.localizedStringWithFormat(format, $0) } == ["no cups", "1 cup", "1,200 cups"])
        }
        #expect(counts.map { String(format: format, $0) } == ["no cups", "1 cup", "1200 cups"])
        #expect(counts.map { String(format: "%03d", $0) } == ["000", "001", "1200"])
    }

    @Test
    func `an entry that can't be understood is told of, and costs no other`() throws {
        var faults: [String] = []
        let read = try StringCatalog(stringsFiles: "Localizable", in: folder.url) { faults.append("\($0)") }
        #expect(try #require(read).keys.count == 6)
        #expect(faults.count == 1)
        #expect(
            faults.first?.hasSuffix("en.lproj/Localizable.stringsdict: \"broken\": there is no variable lost") == true)
        #expect(text("broken") == "broken")
    }

    @Test(arguments: ["<plist><dict><key>a", "[1, 2]", "\"just a text\""])
    func `a file that is no property list is told of, and costs no other`(contents: String) throws {
        try folder.write(contents, to: "de.lproj/Localizable.stringsdict")
        try folder.write("menu = \"Karte\";", to: "de.lproj/Localizable.strings")
        var faults: [String] = []
        _ = try StringCatalog(stringsFiles: "Localizable", in: folder.url) { faults.append("\($0)") }
        #expect(faults.contains { $0.contains("de.lproj/Localizable.stringsdict: no property list") }, "\(faults)")
        #expect(text("menu", [], "de") == "Karte")
    }

    @Test(arguments: [
        ("<key>x</key><dict><key>one</key><string>1</string></dict>", "x: other is missing"),
        ("<key>x</key><dict><key>other</key><integer>1</integer></dict>", "x: other is no text"),
        (
            "<key>x</key><dict><key>NSStringFormatSpecTypeKey</key><string>Other</string></dict>",
            "x: Other is not known"
        ),
    ])
    func `rules that are not what they should be are said by name`(rule: String, what: String) throws {
        let format = "<key>NSStringLocalizedFormatKey</key><string>%#@x@</string>"
        try folder.write(Self.file("<key>k</key><dict>\(format)\(rule)</dict>"), to: "en.lproj/T.stringsdict")
        var faults: [String] = []
        _ = try StringCatalog(stringsFiles: "T", in: folder.url) { faults.append("\($0)") }
        #expect(faults.count == 1 && faults[0].hasSuffix(": \"k\": \(what)"), "\(faults)")
    }
}
