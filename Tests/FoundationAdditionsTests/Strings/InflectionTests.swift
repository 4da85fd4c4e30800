import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct InflectionTests {
    private func english(_ value: String.LocalizationValue) -> String {
        LocalizationContext.$languages.withValue(["en"]) { String(localized: value) }
    }

    @Test(arguments: [
        (0, "0 cups"), (1, "1 cup"), (2, "2 cups"), (1000, "1,000 cups"), (11, "11 cups"), (-1, "-1 cup"),
    ])
    func `a noun agrees with the number beside it`(count: Int, expected: String) {
        #expect(english("^[\(count) cup](inflect: true)") == expected)
    }

    @Test func `the noun that is counted is the last before a preposition`() {
        #expect(
            english("You have ^[\(3) small cup of black coffee](inflect: true).")
                == "You have 3 small cups of black coffee.")
        #expect(english("^[\(2) message was](inflect: true) sent") == "2 messages were sent")
        #expect(english("There ^[is \(2) guest](inflect: true)") == "There are 2 guests")
        #expect(english("There ^[is \(1) guest](inflect: true)") == "There is 1 guest")
    }

    @Test func `a noun may be an argument too`() {
        #expect(english("^[\(2) \("berry")](inflect: true)") == "2 berries")
    }

    @Test func `a noun may agree with a number elsewhere`() {
        #expect(english("\(3) at the ^[table](agreeWithArgument: 1)") == "3 at the tables")
        #expect(english("\(1) at the ^[table](agreeWithArgument: 1)") == "1 at the table")
    }

    @Test func `what an argument says is no markup`() {
        #expect(english("\("^[2 cup](inflect: true)") stays") == "^[2 cup](inflect: true) stays")
        #expect(english("^[\(2) \("a](b")](inflect: true)").hasPrefix("2 a](b"))
    }

    @Test(arguments: ["^", "^[", "^[a", "^[a](", "^[a](b", "^[a](b)", "^[^[a](inflect: true)", "^[](inflect: true)"])
    func `brackets that ask for nothing stay`(text: String) {
        let inflection = Inflection(language: "en", arguments: [], isolation: Inflection.marks)
        #expect(inflection.inflected(text).isEmpty == (text == "^[](inflect: true)"))
    }

    @Test func `another language says what stands between the brackets`() {
        let inflection = Inflection(language: "de", arguments: [.integer(2)], isolation: Inflection.marks)
        #expect(inflection.inflected("^[2 Tasse](inflect: true)") == "2 Tasse")
    }

    @Test(arguments: [
        ("box", "boxes"), ("dish", "dishes"), ("match", "matches"), ("berry", "berries"), ("day", "days"),
        ("photo", "photos"), ("potato", "potatoes"), ("knife", "knives"), ("roof", "roofs"), ("person", "people"),
        ("child", "children"), ("fireman", "firemen"), ("human", "humans"), ("mouse", "mice"), ("quiz", "quizzes"),
        ("bus", "buses"), ("analysis", "analyses"), ("glass", "glasses"), ("sheep", "sheep"), ("goldfish", "goldfish"),
        ("cups", "cups"), ("Person", "People"), ("PDF", "PDFs"), ("lens", "lenses"), ("key", "keys"),
        ("radius", "radii"),
    ])
    func `nouns have their plurals`(singular: String, plural: String) {
        #expect(EnglishPlural.plural(of: singular) == plural)
    }

    @Test func `any text is read`() {
        var random = SeededRandom(seed: 20)
        let marks = [Inflection.marks.start, Inflection.marks.end].map { String(Character($0)) }
        let parts = ["^", "[", "]", "(", ")", "inflect: true", "2", " cup", "agreeWithArgument: 1", "é"] + marks
        let inflection = Inflection(language: "en", arguments: [.integer(2)], isolation: Inflection.marks)
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in parts.randomElement(using: &random)! }
                .joined()
            #expect(inflection.inflected(text).count <= 2 * text.count + 8)
        }
    }
}
