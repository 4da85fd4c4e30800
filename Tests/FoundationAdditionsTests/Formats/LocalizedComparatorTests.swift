import Foundation
import FoundationAdditions
import Testing

@Suite("Texts sorted by the rules of the locale")
struct LocalizedComparatorTests {
    private struct Drink {
        var name: String
        var price = 3
    }

    private let names = ["Tea 10", "Äpfel", "tea 9", "apple", "Zucchini"]
    private let sorted = ["Äpfel", "apple", "tea 9", "Tea 10", "Zucchini"]

    @Test func `texts, values and descriptors are sorted alike`() {
        let drinks = names.map { Drink(name: $0) }
        #expect(names.sorted(using: .localizedStandard) == sorted)
        #expect(drinks.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == sorted)
        #expect(drinks.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == sorted)
        #expect(drinks.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name).first == "Tea 10")
    }

    @Test func `a descriptor has an order, and stands among others`() {
        let drinks = names.map { Drink(name: $0, price: $0 == "apple" ? 1 : 3) }
        let order: [SortDescriptor<Drink>] = [
            .init(\.price), .init(\.name, comparator: .localizedStandard, order: .reverse),
        ]
        #expect(drinks.sorted(using: order).map(\.name) == ["apple", "Zucchini", "Tea 10", "tea 9", "Äpfel"])
        var comparator = LocalizedTextComparator.localizedStandard
        comparator.order = .reverse
        #expect(names.sorted(using: comparator) == sorted.reversed())
    }

    @Test func `a plain localized comparison does not read numbers`() {
        #expect(["b2", "b10", "a"].sorted(using: .localized) == ["a", "b10", "b2"])
        #expect(["b2", "b10", "a"].sorted(using: .localizedStandard) == ["a", "b2", "b10"])
    }
}
