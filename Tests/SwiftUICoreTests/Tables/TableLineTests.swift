import Foundation
import Testing

@testable import SwiftUICore

@Suite("The columns of a table")
struct TableLineTests {
    private func lengths(_ widths: [TableColumnWidth], in width: CGFloat) -> [CGFloat] {
        TableLineLayout(widths: widths, alignments: []).columns(in: width).map(\.width)
    }

    @Test func `columns share the width evenly`() {
        #expect(lengths([TableColumnWidth(), TableColumnWidth()], in: 212) == [100, 100])
    }

    @Test func `a fixed column leaves the rest to the others`() {
        let fixed = TableColumnWidth(minimum: 60, ideal: 60, maximum: 60)
        #expect(lengths([fixed, TableColumnWidth()], in: 312) == [60, 240])
    }

    @Test func `a column that needs more than its share takes it from the others`() {
        let wide = TableColumnWidth(minimum: 150)
        #expect(lengths([wide, TableColumnWidth(), TableColumnWidth()], in: 274) == [150, 50, 50])
    }

    @Test func `what one column cannot use goes to the others`() {
        let narrow = TableColumnWidth(maximum: 50)
        #expect(lengths([narrow, TableColumnWidth()], in: 212) == [50, 150])
    }

    @Test func `columns stand one after the other`() {
        let columns = TableLineLayout(widths: [TableColumnWidth(), TableColumnWidth()], alignments: [])
            .columns(in: 212)
        #expect(columns.map(\.x) == [0, 112])
    }

    @Test func `narrower than its minima a table keeps them`() {
        #expect(lengths([TableColumnWidth(minimum: 80), TableColumnWidth(minimum: 80)], in: 50) == [80, 80])
    }
}

@MainActor
@Suite("The order of a table")
struct TableSortingTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    @Test func `a press on another heading puts it first`() throws {
        var order = [KeyPathComparator(\Person.name)]
        let sorting = TableSorting(Binding(get: { order }, set: { order = $0 }))
        sorting.press(KeyPathComparator(\Person.age))
        #expect(order == [KeyPathComparator(\Person.age), KeyPathComparator(\Person.name)])
        #expect(sorting.order(KeyPathComparator(\Person.age)) == .forward)
        #expect(sorting.order(KeyPathComparator(\Person.name)) == nil)
    }

    @Test func `a second press turns the order round`() {
        var order = [KeyPathComparator(\Person.name)]
        let sorting = TableSorting(Binding(get: { order }, set: { order = $0 }))
        sorting.press(KeyPathComparator(\Person.name))
        #expect(order == [KeyPathComparator(\Person.name, order: .reverse)])
        sorting.press(KeyPathComparator(\Person.name))
        #expect(order == [KeyPathComparator(\Person.name)])
    }

    @Test func `an order by a text's key path is the order of its column`() {
        let column = KeyPathComparator(\Person.name, comparator: LocalizedTextComparator.localizedStandard)
        var order = [KeyPathComparator(\Person.name)]
        let sorting = TableSorting(Binding(get: { order }, set: { order = $0 }))
        #expect(sorting.order(column) == .forward)
        #expect(sorting.order(KeyPathComparator(\Person.name.count)) == nil)
        sorting.press(column)
        #expect(order.count == 1 && order.first?.order == .reverse)
        #expect(sorting.order(column) == .reverse)
    }
}
