import Foundation
import Localization
import Testing

@testable import FoundationAdditions

@Suite struct `Language tags` {
    @Test(arguments: [
        ("en", "en"), ("EN_gb", "en-GB"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("no-NO", "nb-NO"),
        ("no", "nb"), ("nn-NO", "nn-NO"), ("iw", "he"), ("sh-RS", "sr-Latn-RS"), ("zh-cmn-Hans-CN", "zh-Hans-CN"),
        ("de-DE-1996", "de-DE"), ("ar-u-nu-arab", "ar"), ("ja-JP-u-ca-japanese", "ja-JP"), ("en-US-POSIX", "en-US"),
        ("en-Qqqq-QQ", "en"), ("tl-PH", "fil-PH"),
    ])
    func `a tag is reduced to a known language, script and region`(text: String, identifier: String) {
        #expect(LanguageTag(text)?.identifier == identifier)
    }

    @Test(arguments: [
        "", "-", "q", "*", "x-private", "i-klingon", "qqq-QQ", "日本語", String(repeating: "en-", count: 99),
    ])
    func `what names no language is none`(text: String) {
        #expect(LanguageTag(text) == nil)
        #expect(LanguageTag.known(of: [text]).map(\.identifier) == ["en"])
    }

    @Test func `parents are those that Foundation gives where it answers`() {
        func parents(_ text: String) -> [String] { LanguageTag(text)?.parents.map(\.identifier) ?? [] }
        #expect(parents("es-MX") == ["es-419", "es"])
        #expect(parents("en-AU") == ["en-GB", "en-001", "en"])
        #expect(parents("en-DE") == ["en-150", "en-GB", "en-001", "en"])
        #expect(parents("pt-AO") == ["pt-PT", "pt"])
        #expect(parents("zh-MO") == ["zh-Hant-HK", "zh-Hant", "zh"])
        #expect(parents("nb-NO") == ["nb", "no"])
    }

    @Test(arguments: ["no", "no-NO", "nb", "nb-NO", "no-Latn-NO"])
    func `who reads Norwegian gets Norwegian texts by either name`(reader: String) {
        for written in ["nb", "no", "nb-NO"] {
            #expect(Reader(of: reader).best(of: ["da", "sv", written], source: "en") == written)
        }
    }
}
