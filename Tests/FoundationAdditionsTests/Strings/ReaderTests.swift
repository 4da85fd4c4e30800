import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Readers of languages")
struct ReaderTests {
    private func best(_ reader: String, _ written: [String], source: String = "en") -> String? {
        Reader(of: reader).best(of: written, source: source)
    }

    @Test func `a region's language is found by its script`() {
        #expect(best("zh-TW", ["zh-Hans", "zh-Hant"]) == "zh-Hant")
        #expect(best("zh-HK", ["zh-Hans", "zh-Hant"]) == "zh-Hant")
        #expect(best("zh-CN", ["zh-Hans", "zh-Hant"]) == "zh-Hans")
        #expect(best("zh", ["zh-Hans", "zh-Hant"]) == "zh-Hans")
        #expect(best("zh-Hant-TW", ["zh-Hans", "zh-TW"]) == "zh-TW")
    }

    @Test func `the exact name comes before the script's, and that before the bare language`() {
        #expect(best("zh-HK", ["zh-HK", "zh-Hant", "zh"]) == "zh-HK")
        #expect(best("zh-TW", ["zh", "zh-Hant"]) == "zh-Hant")
        #expect(best("zh-TW", ["zh", "zh-Hans"]) == "zh")
        #expect(best("ja_JP", ["ja"]) == "ja")
    }

    @Test func `who reads a language of one country reads that of another`() {
        #expect(best("pt-PT", ["fr", "pt-BR"]) == "pt-BR")
        #expect(best("pt", ["pt-PT", "pt-BR"]) == "pt-BR", "the region where most people speak it")
        #expect(best("en-GB", ["fr"], source: "en-US") == "en-US")
        #expect(best("de-AT", ["de-CH", "de-DE"], source: "en") == "de-CH")
    }

    @Test func `a language of several countries comes before the bare one`() {
        #expect(best("es-MX", ["es", "es-419"]) == "es-419")
        #expect(best("es-ES", ["es", "es-419"]) == "es")
        #expect(best("en-AU", ["en-GB"], source: "en") == "en-GB")
        #expect(best("pt-AO", ["pt-BR", "pt-PT"]) == "pt-PT")
    }

    @Test func `nobody is taken to read another script`() {
        #expect(best("zh-TW", ["zh-Hans"]) == nil)
        #expect(best("sr-Latn", ["sr-Cyrl"]) == nil)
        #expect(best("ko", ["ja"]) == nil)
    }

    @Test(arguments: ["", "-", "_", "und", "x-y-z", String(repeating: "q", count: 64), "a-a-a-a-a-a-a-a-a-a", "日本"])
    func `what is no language is read by nobody`(identifier: String) {
        #expect(best(identifier, ["ja", "zh-Hant"], source: "de") == nil)
        #expect(Reader.known(identifier).names == Reader(of: identifier).names)
    }
}
