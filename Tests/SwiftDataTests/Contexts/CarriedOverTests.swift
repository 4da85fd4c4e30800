import Foundation
import Testing

@testable import SwiftData

@Suite("What migrations carry over")
struct CarriedOverTests {
    private func crews(_ file: URL, visits: Int = 1) throws {
        let container = try ModelContainer(
            for: Crews1.Ship.self, Crews1.Sailor.self, configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        let ships = ["Argo", "Beagle"].map { Crews1.Ship(name: $0) }
        for ship in ships { context.insert(ship) }
        for name in ["Ann", "Bob"] {
            let sailor = Crews1.Sailor(name: name)
            context.insert(sailor)
            sailor.ship = ships[0]
            for ship in ships.prefix(visits) { ship.visitors.append(sailor) }
        }
        try context.save()
    }

    private func crew(_ file: URL, _ plan: (any SchemaMigrationPlan.Type)? = nil) throws -> [String: [String]] {
        let container = try ModelContainer(
            for: Crews2.Ship.self, Crews2.Sailor.self, migrationPlan: plan,
            configurations: ModelConfiguration(url: file))
        let ships = try ModelContext(container).fetch(FetchDescriptor<Crews2.Ship>())
        return Dictionary(uniqueKeysWithValues: ships.map { ($0.name, $0.crew.map(\.name).sorted()) })
    }

    @Test
    func `a relationship whose inverse is another property now keeps its models`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("crews.store")
            try crews(file)
            #expect(try crew(file) == ["Argo": ["Ann", "Bob"], "Beagle": []])
        }
    }

    @Test
    func `models of several owners aren't given to one of them`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("crews.store")
            try crews(file, visits: 2)
            #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(
                    for: Crews3.Ship.self, Crews3.Sailor.self, configurations: ModelConfiguration(url: file))
            }
            let container = try ModelContainer(
                for: Crews1.Ship.self, Crews1.Sailor.self, configurations: ModelConfiguration(url: file))
            let ships = try ModelContext(container).fetch(FetchDescriptor<Crews1.Ship>())
            #expect(ships.map { $0.visitors.map(\.name).sorted() } == [["Ann", "Bob"], ["Ann", "Bob"]])
        }
    }

    @Test
    func `models of one owner each go to it`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("crews.store")
            try crews(file)
            let container = try ModelContainer(
                for: Crews3.Ship.self, Crews3.Sailor.self, configurations: ModelConfiguration(url: file))
            let sailors = try ModelContext(container).fetch(FetchDescriptor<Crews3.Sailor>())
            #expect(sailors.map { $0.visited?.name } == ["Argo", "Argo"])
        }
    }

    /// Removes from a store's recorded layout what the first version of the framework didn't record.
    private func makeEarly(_ file: URL, keepsRelationships: Bool = false) throws {
        let store = try Store(url: file, allowsSave: true)
        var layout = try JSONDecoder().decode(
            TableLayout.self, from: Data(try #require(try store.value(forKey: "layout")).utf8))
        for (name, table) in layout.tables {
            layout.tables[name]?.originalNames = nil
            if !keepsRelationships { layout.tables[name]?.relationships = nil }
            layout.tables[name]?.columns = table.columns.map {
                TableLayout.Column(name: $0.name, isOptional: $0.isOptional, isReference: $0.isReference)
            }
        }
        try store.set(String(decoding: JSONEncoder().encode(layout), as: UTF8.self), forKey: "layout")
    }

    @Test(arguments: [true, false])
    func `a store that notes less is one of a plan's versions all the same`(keepsRelationships: Bool) throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("crews.store")
            try crews(file)
            try makeEarly(file, keepsRelationships: keepsRelationships)
            #expect(try crew(file, CrewPlan.self) == ["Argo": ["Ann", "Bob"], "Beagle": []])
        }
    }

    @Test
    func `a store that notes less keeps what is kept as before`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("crews.store")
            try crews(file)
            try makeEarly(file)
            let container = try ModelContainer(
                for: Crews1.Ship.self, Crews1.Sailor.self, configurations: ModelConfiguration(url: file))
            let ship = try #require(try ModelContext(container).fetch(FetchDescriptor<Crews1.Ship>()).first)
            #expect(ship.crew.count == 2 && ship.visitors.count == 2)
        }
    }

    @Test
    func `where it isn't noted what a relationship was, nothing is guessed`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("crews.store")
            try crews(file)
            try makeEarly(file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) { try crew(file) }
        }
    }

    private func offers(_ file: URL, _ prices: [String]) throws {
        let container = try ModelContainer(for: Prices1.Offer.self, configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        for price in prices { context.insert(Prices1.Offer(price: price)) }
        try context.save()
    }

    @Test
    func `a value of another type is converted, or the store stays as it is`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("offers.store")
            try offers(file, ["3", "12"])
            let container = try ModelContainer(for: Prices2.Offer.self, configurations: ModelConfiguration(url: file))
            let dear = FetchDescriptor<Prices2.Offer>(predicate: #Predicate { $0.price > 4 })
            #expect(try ModelContext(container).fetch(dear).map(\.price) == [12])
        }
        try withFolder { folder in
            let file = folder.appendingPathComponent("offers.store")
            try offers(file, ["3", "3 €"])
            #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(for: Prices2.Offer.self, configurations: ModelConfiguration(url: file))
            }
            let container = try ModelContainer(for: Prices1.Offer.self, configurations: ModelConfiguration(url: file))
            #expect(try ModelContext(container).fetch(FetchDescriptor<Prices1.Offer>()).map(\.price) == ["3", "3 €"])
        }
    }

    @Test
    func `stages run once, also where only types change, or nothing but values`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("offers.store")
            try offers(file, ["3 €"])
            for _ in 0..<2 {
                let container = try ModelContainer(
                    for: Prices3.Offer.self, migrationPlan: PricePlan.self,
                    configurations: ModelConfiguration(url: file))
                #expect(try ModelContext(container).fetch(FetchDescriptor<Prices3.Offer>()).map(\.price) == [300])
            }
            #expect(throws: SwiftDataError.backwardMigration) {
                try ModelContainer(
                    for: Prices2.Offer.self, migrationPlan: PricePlan.self,
                    configurations: ModelConfiguration(url: file))
            }
        }
    }

    @Test
    func `a name that is free after a rename is another property's`() throws {
        try withFolder { folder in
            let configuration = ModelConfiguration(url: folder.appendingPathComponent("words.store"))
            let context = ModelContext(try ModelContainer(for: Names1.Word.self, configurations: configuration))
            context.insert(Names1.Word(a: "old"))
            try context.save()
            _ = try ModelContainer(for: Names2.Word.self, configurations: configuration)
            _ = try ModelContainer(for: Names3.Word.self, configurations: configuration)
            let last = ModelContext(try ModelContainer(for: Names4.Word.self, configurations: configuration))
            let word = try #require(try last.fetch(FetchDescriptor<Names4.Word>()).first)
            #expect(word.b == "old" && word.a == "new" && word.c == nil)
        }
    }
}
