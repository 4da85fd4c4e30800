import TestSupport
import Testing

@testable import DisplayList

@Suite struct ElementTableTests {
    private func element(_ number: Int, _ children: [Int] = []) -> DisplayElement {
        DisplayElement(id: ElementID(number), children: children.map { ElementID($0) })
    }

    private func table(_ elements: DisplayElement...) -> ElementTable {
        var table = ElementTable()
        for element in elements { table[element.id] = element }
        return table
    }

    @Test func `elements are read by ascending number`() {
        let table = table(element(70), element(1), element(33))
        #expect(table.keys.map(\.rawValue) == [1, 33, 70])
        #expect(table.count == 3)
        #expect(table[ElementID(2)] == nil)
    }

    @Test func `a changed copy leaves the first as it was`() {
        let first = table(element(1, [2]), element(2))
        var copy = first
        copy[ElementID(2)] = nil
        copy[ElementID(1)] = element(1)
        #expect(first.count == 2 && first.parent(of: ElementID(2)) == ElementID(1))
        #expect(copy.count == 1 && copy.parent(of: ElementID(2)) == nil)
        copy[ElementID(1)] = element(1, [2])
        copy[ElementID(2)] = element(2)
        #expect(copy == first)
    }

    @Test func `one changed element of ten thousand is compared with its neighbours only`() {
        var first = ElementTable()
        for number in 0..<10_000 { first[ElementID(number)] = element(number) }
        var copy = first
        copy[ElementID(5000)] = element(5000, [5001])
        #expect(copy.changes(since: first).map(\.new) == [element(5000, [5001])])
        #expect(copy.blocksApart(from: first).count == 1)
        #expect(first.blocksApart(from: first).isEmpty)
    }

    @Test(arguments: [-1, .min, .max]) func `a number that no element has is asked for in vain`(number: Int) {
        let table = table(element(0, [1]), element(1))
        #expect(table[ElementID(number)] == nil && table.parent(of: ElementID(number)) == nil)
    }

    @Test func `an element that changes its parent keeps the new one, whichever is written first`() {
        for order in [[1, 2], [2, 1]] {
            var table = table(element(1, [3]), element(2), element(3))
            for number in order { table[ElementID(number)] = element(number, number == 2 ? [3] : []) }
            #expect(table.parent(of: ElementID(3)) == ElementID(2))
        }
    }

    @Test func `parents are those that a look at every element finds`() {
        var random = SeededRandom(seed: 9)
        var table = ElementTable()
        for _ in 0..<2000 {
            let number = Int.random(in: 0..<100, using: &random)
            let taken = Set(table.values.filter { $0.id.rawValue != number }.flatMap(\.children))
            let free = (0..<100).map { ElementID($0) }.filter { !taken.contains($0) }
            let children = free.filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
            let isGone = Int.random(in: 0..<4, using: &random) == 0
            table[ElementID(number)] = isGone ? nil : DisplayElement(id: ElementID(number), children: children)
        }
        var parents: [ElementID: ElementID] = [:]
        for element in table.values { for child in element.children { parents[child] = element.id } }
        #expect((0..<100).allSatisfy { table.parent(of: ElementID($0)) == parents[ElementID($0)] })
        #expect(!parents.isEmpty)
    }
}
