import Foundation
import Testing

@testable import SwiftData

@Suite("Sorted fetches")
struct SortTests {
    private let context: ModelContext
    private let names = ["Note 10", "apple", "Zebra", "note 9", "Äpfel", "Apfel"]
    private let sorted = ["Apfel", "Äpfel", "apple", "note 9", "Note 10", "Zebra"]

    init() throws { context = ModelContext(try memory(Trip.self)) }

    private func insert(_ names: some Sequence<String>) {
        for name in names {
            let trip = Trip(name: name)
            trip.note = name
            context.insert(trip)
        }
    }

    private func names(_ order: SortDescriptor<Trip>...) throws -> [String] {
        try context.fetch(FetchDescriptor<Trip>(sortBy: order)).map(\.name)
    }

    @Test func `texts are sorted as the Finder does, saved or not`() throws {
        insert(names.prefix(3))
        try context.save()
        #expect(try names(SortDescriptor(\.name)) == ["apple", "Note 10", "Zebra"])
        insert(names.dropFirst(3))
        #expect(try names(SortDescriptor(\.name)) == sorted)
        #expect(try names(SortDescriptor(\.name, order: .reverse)) == sorted.reversed())
        try context.save()
        #expect(try names(SortDescriptor(\.name)) == sorted)
        #expect(try names(SortDescriptor(\.name, order: .reverse)) == sorted.reversed())
    }

    @Test func `a new model comes to its place among many saved ones`() throws {
        insert((1...40).map { "Note \($0)" })
        try context.save()
        insert(["note 9b"])
        let found = try names(SortDescriptor(\.name))
        #expect(found.firstIndex(of: "note 9b") == found.firstIndex(of: "Note 10").map { $0 - 1 })
    }

    @Test func `a comparator decides how texts are sorted, in SQL`() throws {
        insert(names)
        try context.save()
        let orders: [(SortDescriptor<Trip>, [String])] = [
            (SortDescriptor(\.name, comparator: .lexical), ["Apfel", "Note 10", "Zebra", "apple", "note 9", "Äpfel"]),
            (SortDescriptor(\.name, comparator: .localizedStandard), sorted),
            (
                SortDescriptor(\.name, comparator: .localized),
                ["Apfel", "Äpfel", "apple", "Note 10", "note 9", "Zebra"]
            ),
            (SortDescriptor(\.note, comparator: .localizedStandard), sorted),
            (
                SortDescriptor(\.note, comparator: .localized, order: .reverse),
                ["Zebra", "note 9", "Note 10", "apple", "Äpfel", "Apfel"]
            ),
        ]
        for (order, expected) in orders {
            let plan = FetchPlan(FetchDescriptor<Trip>(sortBy: [order]))
            #expect(plan.isSortedInSQL && plan.dependencies?.isEmpty == false)
            #expect(try names(order) == expected)
        }
    }

    @Test func `the order of a descriptor can be changed`() throws {
        insert(names)
        for (index, trip) in try context.fetch(FetchDescriptor<Trip>()).enumerated() { trip.rating = index }
        for _ in 0..<2 {
            for var order in [SortDescriptor<Trip>(\.rating), SortDescriptor(\.rating, order: .reverse)] {
                order.order = order.order == .forward ? .reverse : .forward
                #expect(try names(order) == (order.order == .forward ? names : names.reversed()))
            }
            for comparator in [LocalizedTextComparator.localizedStandard, .localized] {
                var order = SortDescriptor<Trip>(\.name, comparator: comparator)
                order.order = .reverse
                #expect(try names(order).last == "Apfel")
            }
            try context.save()
        }
    }

    @Test func `a descriptor with a localized comparator leads to its property`() throws {
        let description = ModelDescription.of(Trip.self)
        for (comparator, order) in [(LocalizedTextComparator.localizedStandard, TextOrder.localizedStandard)] + [
            (.localized, .localized)
        ] {
            let paths = [
                SortDescriptor<Trip>(\.name, comparator: comparator).keyPath,
                SortDescriptor<Trip>(\.note, comparator: comparator).keyPath,
            ]
            for (path, property) in zip(paths, [\Trip.name as AnyKeyPath, \Trip.note]) {
                let text = try #require(path.flatMap { description.localizedText(of: $0) })
                #expect(text.place == description.place(of: property) && text.order == order)
            }
        }
        #expect(description.localizedText(of: \Trip.name) == nil)
    }

    @Test func `values of all kinds are compared in memory`() {
        let trips = [3, 1, 2].map { Trip(name: "Trip \($0)") }
        for (trip, rating) in zip(trips, [3, nil, 2]) { trip.rating = rating }
        let orders = [MemoryOrder<Trip>(SortDescriptor(\.rating)), MemoryOrder(SortDescriptor(\.name.count))]
        #expect(trips.sorted { orders.result($0, $1) == .orderedAscending }.map(\.rating) == [nil, 2, 3])
        #expect(orders[1].compare(trips[0], trips[1]) == .orderedSame)
    }

    @Test func `queries with other comparators are others`() {
        let plans = [SortDescriptor(\Trip.name), SortDescriptor(\.name, comparator: .lexical)].map {
            FetchPlan(FetchDescriptor<Trip>(sortBy: [$0]))
        }
        #expect(plans[0].isSame(as: plans[0]) && !plans[0].isSame(as: plans[1]))
    }

    @Test func `limit and offset are those of the sorted texts`() throws {
        insert(names)
        try context.save()
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        (descriptor.fetchLimit, descriptor.fetchOffset) = (2, 3)
        #expect(try context.fetch(descriptor).map(\.name) == ["note 9", "Note 10"])
        insert(["Ananas"])
        #expect(try context.fetch(descriptor).map(\.name) == ["apple", "note 9"])
        descriptor.fetchLimit = nil
        #expect(try context.fetch(descriptor).map(\.name) == ["apple", "note 9", "Note 10", "Zebra"])
    }

    @Test func `models without a text come first, and those with the same one stay in their order`() throws {
        insert(names)
        let trips = try context.fetch(FetchDescriptor<Trip>())
        trips[2].note = nil
        for trip in trips.prefix(2) { trip.note = "same" }
        for _ in 0..<2 {
            let order = [SortDescriptor<Trip>(\.note)]
            let found = try context.fetch(FetchDescriptor<Trip>(sortBy: order))
            #expect(found.map(\.note) == [nil, "Apfel", "Äpfel", "note 9", "same", "same"])
            #expect(found.suffix(2).map(\.name) == ["Note 10", "apple"])
            try context.save()
        }
    }

    @Test func `an array of models is sorted as a fetch is`() throws {
        insert(names)
        var trips = try context.fetch(FetchDescriptor<Trip>())
        #expect(trips.sorted(using: SortDescriptor(\.name)).map(\.name) == sorted)
        #expect(trips.sorted(using: [SortDescriptor(\.budget), SortDescriptor(\.name)]).map(\.name) == sorted)
        trips.sort(using: SortDescriptor(\.note, order: .reverse))
        #expect(trips.map(\.name) == sorted.reversed())
    }
}
