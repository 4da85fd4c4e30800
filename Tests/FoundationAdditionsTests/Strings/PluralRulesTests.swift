import Testing

@testable import FoundationAdditions

@Suite struct PluralRulesTests {
    private func categories(_ language: String, _ numbers: [UInt64]) -> String {
        numbers.map { PluralCategory(PluralOperands($0), language: language).rawValue }.joined(separator: " ")
    }

    @Test(arguments: [
        ("ja", "other other other other other other other"), ("en", "other one other other other other other"),
        ("fr", "one one other other other other many"), ("es", "other one other other other other many"),
        ("de-AT", "other one other other other other other"), ("tr", "other one other other other other other"),
        ("ru", "many one few many many one many"), ("pl", "many one few many many many many"),
        ("cs", "other one few other other other other"), ("hr", "other one few other other one other"),
        ("ar", "zero one two few many many other"), ("he", "other one two other other other other"),
        ("sl", "other one two other other other other"), ("lt", "other one few few other one other"),
        ("ro", "few one few few few other other"), ("ga", "other one two few other other other"),
        ("cy", "zero one two other other other other"), ("lv", "zero one other other zero one zero"),
        ("tlh", "other other other other other other other"),
    ])
    func `whole numbers follow the languages rule`(language: String, expected: String) {
        #expect(categories(language, [0, 1, 2, 5, 11, 21, 1_000_000]) == expected)
    }

    @Test func `shown decimals matter`() {
        func category(_ number: Double, _ decimals: Int, _ language: String) -> PluralCategory {
            PluralCategory(PluralOperands(number, decimals: decimals), language: language)
        }
        #expect(category(1, 0, "en") == .one)
        #expect(category(1, 1, "en") == .other)
        #expect(category(1.5, 1, "fr") == .one)
        #expect(category(1.0, 1, "es") == .one)
        #expect(category(1.5, 1, "cs") == .many)
        #expect(category(1.5, 1, "da") == .one)
        #expect(category(-1, 0, "en") == .one)
        #expect(category(.infinity, 0, "en") == .other)
        #expect(category(.nan, 2, "ru") == .other)
    }
}
