import Foundation
import Testing

@testable import SwiftData

@Suite("Models that are gone, or can't be read")
struct GoneTests {
    @Test
    func `a model that is gone has values of all types`() throws {
        let container = try memory(Odd.self)
        let context = ModelContext(container)
        let mine = Odd(.init(name: "a", side: .right), .third)
        context.insert(mine)
        try context.save()
        let other = ModelContext(container)
        let odd = try #require(try other.fetch(FetchDescriptor<Odd>()).first)
        container.deleteAllData()
        #expect(odd.level == .first && odd.shape == .circle(radius: 0) && odd.part.side == .left && odd.part.name == "")
        #expect(odd.isDeleted)
        // Properties that had been read keep their values.
        #expect(try context.fetchCount(FetchDescriptor<Odd>()) == 0)
        #expect(mine.level == .third && mine.part.side == .right && mine.isDeleted)
    }

    @Test
    func `a change of a model that another context has deleted doesn't bring it back`() throws {
        let container = try memory(Trip.self)
        let context = ModelContext(container)
        let trip = Trip(name: "Alps")
        context.insert(trip)
        try context.save()
        let other = ModelContext(container)
        other.delete(try #require(try other.fetch(FetchDescriptor<Trip>()).first))
        trip.note = "new"
        try other.save()
        try context.save()
        #expect(trip.isDeleted && trip.note == "new" && !context.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test
    func `a long chain of replies is inserted and deleted`() throws {
        let context = ModelContext(try memory(Reply.self))
        let count = 3000
        let root = Reply()
        var last = root
        for _ in 1..<count {
            let next = Reply()
            last.replies = [next]
            last = next
        }
        context.insert(root)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Reply>()) == count)
        context.delete(root)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Reply>()) == 0)
    }

    /// Runs the body while a table is missing, as for a process whose store a newer version has migrated.
    private func without(_ table: String, _ file: URL, _ body: () throws -> Void) throws {
        let store = try Store(url: file, allowsSave: true)
        func rename(_ old: String, _ new: String) throws {
            try store.use { try $0.execute("ALTER TABLE \"\(old)\" RENAME TO \"\(new)\"") }
        }
        try rename(table, "away")
        try body()
        try rename("away", table)
    }

    @Test
    func `what can't be read is asked for again, and never written`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("trips.store")
            let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
            let first = ModelContext(container)
            let trip = Trip(name: "Alps")
            trip.travellers = [Traveller(name: "Anna")]
            trip.rating = 41
            first.insert(trip)
            try first.save()
            let context = ModelContext(container)
            let read = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
            try without("Trip", file) {
                #expect(read.rating == nil)
                read.rating = (read.rating ?? 0) + 1
                #expect(throws: SwiftDataError.storeFailure) { try context.save() }
            }
            #expect(read.name == "Alps")
            #expect(throws: SwiftDataError.storeFailure) { try context.save() }
            context.rollback()
            #expect(read.rating == 41)
            try without("Traveller", file) {
                #expect(read.travellers.isEmpty)
                read.travellers.append(Traveller(name: "Ben"))
                #expect(throws: SwiftDataError.storeFailure) { try context.save() }
            }
            context.rollback()
            #expect(read.travellers.map(\.name) == ["Anna"])
            // A property that is set without having been read is written.
            read.rating = 5
            try context.save()
            #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.rating) == [5])
        }
    }

    @Test
    func `who looks at what others save only seldom remembers a bounded number of it`() {
        var changes = StoreChanges()
        let ids = (0..<10_001).map { PersistentIdentifier(store: "", entityName: "Trip", key: $0) }
        changes.add(StoreChanges(updated: Set(ids.prefix(10))))
        #expect(changes.updated.count == 10 && !changes.isEverything)
        changes.add(StoreChanges(inserted: Set(ids)))
        #expect(changes.inserted.isEmpty && changes.isEverything)
    }

    @Test
    func `models lead to the one that a new one has turned out to be`() throws {
        let container = try memory(Trip.self)
        let context = ModelContext(container)
        context.insert(Trip(name: "Alps"))
        try context.save()
        let item = BucketListItem("Hike")
        let trip = Trip(name: "Alps")
        context.insert(trip)
        item.trip = trip
        try context.save()
        guard case .related(let list)? = item._modelStorage.slots.last else {
            Issue.record("the trip isn't known by its identifier")
            return
        }
        #expect(list.map { item._modelStorage.id(of: $0) } == [trip.persistentModelID])
    }
}

@Model
private final class Odd {
    enum Level: String, Codable { case first, second, third }
    enum Side: Int, Codable { case left = 7, right }
    enum Shape: Codable, Equatable { case circle(radius: Double), square }
    struct Part: Codable {
        var name: String
        var side: Side
        var note: String?
        var numbers: [Int] = []
    }

    var level: Level
    var part: Part
    var shape: Shape

    init(_ part: Part, _ level: Level) { (self.part, self.level, shape) = (part, level, .square) }
}

@Model
private final class Reply {
    @Relationship(deleteRule: .cascade, inverse: \Reply.parent) var replies: [Reply] = []
    var parent: Reply?
    init() {}
}
