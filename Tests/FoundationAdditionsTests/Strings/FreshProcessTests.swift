import Foundation
import Localization
import TestSupport
import Testing

/// Tries each language and time zone that a browser may send, each in a fresh process (`Tests/Verify/LocaleProbe`).
@Suite("Languages and time zones in fresh processes", .timeLimit(.minutes(5))) struct FreshProcessTests {
    /// Returns the names for which the process crashed.
    private func failures(_ kind: String, _ names: [String]) throws -> [String] {
        let process = Process()
        process.executableURL = BuiltProducts.executable("LocaleProbe")
        process.arguments = [kind, "20"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        DispatchQueue.global().async {
            try? input.fileHandleForWriting.write(contentsOf: Data((names.joined(separator: "\n") + "\n").utf8))
            try? input.fileHandleForWriting.close()
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    /// Every known language, with every region for which Foundation has a locale, and some unusual tags.
    private static let languages: [String] = {
        let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
        let known = Locale.availableIdentifiers.map { $0.replacing("_", with: "-") } + codes
        return Set(known + extended + ["no", "no-NO", "no-Latn-NO", "no-SE", "iw-IL", "*", ""]).sorted()
    }()

    /// Tags with a calendar, a number system, or another CLDR key.
    private static let extended: [String] = {
        let calendars = """
            buddhist chinese coptic dangi ethioaa ethiopic gregory hebrew indian islamic islamic-civil islamic-rgsa
            islamic-tbla islamic-umalqura iso8601 japanese persian roc
            """
        let numbers = """
            adlm ahom arab arabext armn armnlow bali beng bhks brah cakm cham cyrl deva diak ethi finance fullwide geor
            gong gonm grek greklow gujr guru hanidays hanidec hans hansfin hant hantfin hebr hmng hmnp java jpan jpanfin
            jpanyear kali kawi khmr knda lana lanatham laoo latn lepc limb mathbold mathdbl mathmono mathsanb mathsans
            mlym modi mong mroo mtei mymr mymrshan mymrtlng nagm native newa nkoo olck orya osma rohg roman romanlow saur
            shrd sind sinh sora sund takr talu taml tamldec telu thai tibt tirh tnsa traditio vaii wara wcho
            """
        func keys(_ key: String, _ values: String) -> [String] {
            values.split(whereSeparator: \.isWhitespace).map { "\(key)-\($0)" }
        }
        let others = ["hc-h11", "fw-tue", "ms-ussystem", "rg-gbzzzz", "co-phonebk", "cu-jpy", "tz-notoslo", "va-posix"]
        let extensions = keys("ca", calendars) + keys("nu", numbers) + others
        let both = ["ca-islamic-umalqura-nu-arab", "nu-thai-ca-buddhist", "ca-japanese-nu-jpan-hc-h24"]
        return ["no", "ar-EG", "th-TH"].flatMap { language in (extensions + both).map { "\(language)-u-\($0)" } }
    }()

    /// In `make test` only every fourth; in `make verify` all.
    @Test func `every language returns`() throws {
        #expect(Self.languages.count > 1200)
        let some = Campaign.portion(Self.languages, every: 4)
        #expect(try failures("language", some + ["no", "no-NO"]) == [])
    }

    @Test func `what is nearly a language returns`() throws {
        var generator = SeededRandom(seed: 31)
        let count = FuzzRounds.count(inTests: 300)
        let names = (0..<count).map { _ in generator.garbled(Self.languages.randomElement(using: &generator)!) }
        #expect(try failures("language", names) == [])
    }

    @Test func `every time zone returns, and what is nearly one`() throws {
        var generator = SeededRandom(seed: 32)
        let zones =
            TimeZone.knownTimeZoneIdentifiers + ["UTC", "GMT+5", "Etc/GMT+5", "Asia/Calcutta", "../../etc/passwd", ""]
        let count = FuzzRounds.count(inTests: 200)
        let names = (0..<count).map { _ in generator.garbled(zones.randomElement(using: &generator)!) }
        #expect(try failures("zone", zones + names) == [])
    }
}
