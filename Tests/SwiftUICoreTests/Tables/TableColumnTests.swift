import Foundation
import Testing

@testable import SwiftUICore

private struct Guest: Identifiable {
    let id: Int
    var name = ""
    var isRegular = false
}

@Suite("Columns of tables") @MainActor
struct TableColumnTests {
    private func order(_ column: some TableColumnContent<Guest, KeyPathComparator<Guest>>, _ guests: [Guest]) -> [Int] {
        guard var comparator = column._columns.first?.comparator as? KeyPathComparator<Guest> else { return [] }
        let forwards = guests.sorted(using: comparator).map(\.id)
        comparator.order = .reverse
        #expect(guests.sorted(using: comparator).map(\.id) == forwards.reversed())
        return forwards
    }

    @Test func `what is not so comes before what is`() {
        let guests = [Guest(id: 1, isRegular: true), Guest(id: 2)]
        let column: TableColumn<Guest, KeyPathComparator<Guest>, Text, Text> =
            TableColumn("Regular", value: \.isRegular) { Text($0.isRegular ? "yes" : "no") }
        #expect(order(column, guests) == [2, 1])
    }

    @Test func `a text is a heading and a comparator says the order`() {
        let guests = [Guest(id: 1, name: "file 10"), Guest(id: 2, name: "File 9"), Guest(id: 3, name: "apple")]
        let plain: TableColumn<Guest, KeyPathComparator<Guest>, Text, Text> =
            TableColumn(Text(verbatim: "Name"), value: \.name)
        let lexical: TableColumn<Guest, KeyPathComparator<Guest>, Text, Text> =
            TableColumn(Text(verbatim: "Name"), value: \.name, comparator: .lexical)
        let named: TableColumn<Guest, KeyPathComparator<Guest>, Text, Text> =
            TableColumn("Name", value: \.name, comparator: .localizedStandard)
        #expect(order(plain, guests) == [3, 2, 1])
        #expect(order(named, guests) == [3, 2, 1])
        #expect(order(lexical, guests) == [2, 3, 1])
    }
}
