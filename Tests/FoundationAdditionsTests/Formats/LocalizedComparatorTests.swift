import Foundation
import FoundationAdditions
import Observation
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

    private struct File {
        var name: String?
    }

    @Observable
    fileprivate final class Kept {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func `a descriptor without a comparator sorts as the Finder does`() {
        let drinks = names.map { Drink(name: $0) }
        #expect(drinks.sorted(using: SortDescriptor(\.name)).map(\.name) == sorted)
        #expect(drinks.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == sorted.reversed())
        #expect(drinks.sorted(using: [SortDescriptor(\.price), SortDescriptor(\.name)]).map(\.name) == sorted)
    }

    @Test func `a file without a name comes first, and the others by their numbers`() {
        let files = ["file 10", nil, "File 2"].map { File(name: $0) }
        #expect(files.sorted(using: SortDescriptor(\.name)).map(\.name) == [nil, "File 2", "file 10"])
        #expect(files.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == ["file 10", "File 2", nil])
        let localized = SortDescriptor(\File.name, comparator: .localized)
        #expect(files.sorted(using: localized).map(\.name) == [nil, "file 10", "File 2"])
    }

    @Test func `the key path of an object that a database may sort stays as it is`() {
        let descriptor = SortDescriptor(\Kept.name)
        #expect(descriptor.keyPath == \Kept.name)
        #expect(["b", "C", "a"].map { Kept($0) }.sorted(using: descriptor).map(\.name) == ["C", "a", "b"])
    }
}
