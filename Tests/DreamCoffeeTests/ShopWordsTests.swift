import Foundation
import TestSupport
import Testing

@testable import DreamCoffee

/// The game's texts exist in both languages, and are short.
@Suite("The shop's words", .shopResources)
struct ShopWordsTests {
    private struct Catalog: Decodable {
        struct Entry: Decodable {
            struct Localization: Decodable {
                struct Unit: Decodable { let value: String }
                let stringUnit: Unit?
            }
            let localizations: [String: Localization]?
        }
        let strings: [String: Entry]
    }

    private var strings: [String: Catalog.Entry] {
        get throws {
            let file = RepositoryFiles.root.appending(path: "Apps/DreamCoffee/Localizable.xcstrings")
            return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file)).strings
        }
    }

    @Test func `every word is there in Japanese with all that is put into it`() throws {
        let strings = try strings
        #expect(strings.count > 300)
        for (key, entry) in strings {
            let japanese = try #require(entry.localizations?["ja"]?.stringUnit?.value, "\(key)")
            #expect(!japanese.isEmpty, "\(key)")
            #expect(Self.insertions(in: japanese) == Self.insertions(in: key), "\(key) → \(japanese)")
        }
    }

    /// `%@` and `%lld`, with the position of the value if the order differs.
    private static func insertions(in text: String) -> [String] {
        text.matches(of: /%(?:\d+\$)?(@|lld|lf|\.\d+f)/).map { String($0.1) }.sorted()
    }

    @Test(arguments: GameLanguage.allCases)
    func `what a day brings is one short sentence`(language: GameLanguage) {
        for day in 1...40 {
            for returning in 0...2 {
                guard let news = DayNews.sentence(on: day, returning: returning).map(language.text) else { continue }
                #expect(news.count <= (language == .english ? 100 : 50), "\(news)")
                #expect(news.count { ".!?。！？".contains($0) } == 1, "\(news)")
            }
        }
    }
}
