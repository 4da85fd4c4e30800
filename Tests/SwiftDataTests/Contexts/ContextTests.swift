import Foundation
import SwiftData
import Testing

@Suite("ModelContext")
struct ContextTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try memory(Trip.self)
        context = ModelContext(container)
    }

    private func names(in context: ModelContext? = nil) throws -> [String] {
        try (context ?? self.context).fetch(FetchDescriptor<Trip>()).map(\.name)
    }

    private func filled(_ names: String...) throws -> [Trip] {
        let trips = names.map { Trip(name: $0) }
        for trip in trips { context.insert(trip) }
        try context.save()
        return trips
    }

    @Test
    func `what isn't saved is fetched here, and not elsewhere`() throws {
        context.insert(Trip(name: "Alps"))
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        #expect(try names() == ["Alps"])
        #expect(try names(in: ModelContext(container)).isEmpty)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try names(in: ModelContext(container)) == ["Alps"])
    }

    @Test
    func `a new model has the unique value that another one gives up in the same save`() throws {
        let old = try filled("Alps")[0]
        old.name = "Andes"
        context.insert(Trip(name: "Alps"))
        try context.save()
        #expect(try names(in: ModelContext(container)).sorted() == ["Alps", "Andes"])
        #expect(try context.fetch(FetchDescriptor<Trip>()).first { $0 === old }?.name == "Andes")
    }

    @Test
    func `a model that is inserted, deleted and inserted again is kept`() throws {
        let trip = Trip(name: "Alps")
        context.insert(trip)
        context.delete(trip)
        #expect(try names().isEmpty)
        context.insert(trip)
        #expect(try names() == ["Alps"])
        try context.save()
        #expect(try names(in: ModelContext(container)) == ["Alps"])
    }

    @Test @MainActor
    func `what one has entered wrongly keeps nobody else's changes from being saved`() async throws {
        let main = container.mainContext
        let trips = ["Alps", "Andes", "Harz"].map { Trip(name: $0) }
        for trip in trips { main.insert(trip) }
        try main.save()
        trips[0].name = "Andes"
        trips[2].destination = "Brocken"
        main.insert(Trip(name: "Rhine"))
        for _ in 0..<2 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        let kept = try ModelContext(container).fetch(FetchDescriptor<Trip>())
        #expect(kept.map(\.name).sorted() == ["Alps", "Andes", "Harz", "Rhine"])
        #expect(kept.first { $0.name == "Harz" }?.destination == "Brocken")
        // The model can be saved once it is valid.
        #expect(main.changedModelsArray.count == 1 && trips[0].name == "Andes")
        trips[0].name = "Tatra"
        try main.save()
        #expect(try names(in: ModelContext(container)).sorted() == ["Andes", "Harz", "Rhine", "Tatra"])
    }

    @Test
    func `one context has one object for each model`() throws {
        let trip = try filled("Alps")[0]
        #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
        #expect(context.model(for: trip.persistentModelID) === trip)
        let known: Trip? = context.registeredModel(for: trip.persistentModelID)
        #expect(known === trip)
    }

    @Test
    func `inserting a model inserts those that it is related to`() throws {
        let trip = Trip(name: "Alps")
        trip.bucketList = [BucketListItem("Hike"), BucketListItem("Swim")]
        context.insert(trip)
        try context.save()
        let other = ModelContext(container)
        let items = try other.fetch(FetchDescriptor<BucketListItem>(sortBy: [SortDescriptor(\.title)]))
        #expect(items.map(\.title) == ["Hike", "Swim"])
        #expect(items.map { $0.trip?.name } == ["Alps", "Alps"])
        #expect(items[0].trip?.bucketList.count == 2)
    }

    @Test
    func `a model that is made with one of a context is in the context`() throws {
        let trip = try filled("Alps")[0]
        _ = BucketListItem("Hike", trip: trip)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<BucketListItem>()).map(\.title) == ["Hike"])
    }

    @Test
    func `many are related to many`() throws {
        let trips = try filled("Alps", "Andes")
        let (anna, ben) = (Traveller(name: "Anna"), Traveller(name: "Ben"))
        trips[0].travellers = [anna, ben]
        anna.trips.append(trips[1])
        try context.save()
        let other = ModelContext(container)
        let travellers = try other.fetch(FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.name)]))
        #expect(travellers.map { Set($0.trips.map(\.name)) } == [["Alps", "Andes"], ["Alps"]])
        travellers[0].trips.removeAll { $0.name == "Alps" }
        try other.save()
        #expect(trips[0].travellers.count == 2)
        _ = try context.fetchCount(FetchDescriptor<Trip>())
        #expect(trips[0].travellers.map(\.name) == ["Ben"])
    }

    @Test
    func `delete rules are followed`() throws {
        let trip = try filled("Alps")[0]
        let (item, hut, anna) = (BucketListItem("Hike"), Accommodation(address: "Hut"), Traveller(name: "Anna"))
        trip.bucketList = [item]
        trip.accommodation = hut
        trip.travellers = [anna]
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted && item.isDeleted && hut.isDeleted)
        #expect(anna.trips.isEmpty)
        #expect(trip.name == "Alps")
        try context.save()
        #expect(trip.name == "Alps")
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<BucketListItem>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<Accommodation>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Traveller>()).map(\.trips.count) == [0])
    }

    @Test
    func `models are deleted by a predicate`() throws {
        _ = try filled("Alps", "Andes", "Harz")
        try context.delete(model: Trip.self, where: #Predicate { $0.name.starts(with: "A") })
        try context.save()
        #expect(try names(in: ModelContext(container)) == ["Harz"])
    }

    @Test
    func `a model that is saved with a unique value takes the place of the one that has it`() throws {
        let first = try filled("Alps")[0]
        let second = Trip(name: "Alps", destination: "Italy")
        second.bucketList = [BucketListItem("Ski")]
        context.insert(second)
        try context.save()
        #expect(try names() == ["Alps"])
        #expect(first.destination == "Italy")
        #expect(second.persistentModelID == first.persistentModelID)
        let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(other.destination == "Italy")
        #expect(other.bucketList.map(\.title) == ["Ski"])
    }

    @Test
    func `rollback forgets what isn't saved`() throws {
        let trips = try filled("Alps", "Andes")
        trips[0].destination = "Italy"
        context.delete(trips[1])
        context.insert(Trip(name: "Harz"))
        context.rollback()
        #expect(!context.hasChanges)
        #expect(trips[0].destination == "Nowhere")
        #expect(try names() == ["Alps", "Andes"])
    }

    @Test
    func `another context's changes are seen after the next fetch`() throws {
        let trip = try filled("Alps")[0]
        let other = ModelContext(container)
        try #require(try other.fetch(FetchDescriptor<Trip>()).first).destination = "Italy"
        try other.save()
        _ = try names()
        #expect(trip.destination == "Italy")
    }

    @Test
    func `transaction saves, and throws what its closure throws`() throws {
        struct Stop: Error {}
        try context.transaction { context.insert(Trip(name: "Alps")) }
        #expect(!context.hasChanges)
        #expect(throws: Stop.self) { try context.transaction { throw Stop() } }
    }

    @Test
    func `a class that isn't in the schema can't be fetched`() throws {
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContext(try memory(Loner.self)).fetch(FetchDescriptor<Trip>())
        }
        #expect(error == .unknownSchema)
    }

    @Test
    func `an enumeration doesn't leave changes behind unless it is allowed to`() throws {
        _ = try filled("Alps", "Andes")
        var seen: [String] = []
        try context.enumerate(FetchDescriptor<Trip>()) { seen.append($0.name) }
        #expect(seen == ["Alps", "Andes"])
        #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
            try context.enumerate(FetchDescriptor<Trip>()) { $0.budget = 1 }
        }
    }

    @Test
    func `nobody holds a model that nobody asked for`() throws {
        _ = try filled("Alps")
        let other = ModelContext(container)
        weak let trip = try other.fetch(FetchDescriptor<Trip>()).first
        #expect(trip == nil)
    }

    @Test
    func `a model can't be deleted while there are those that it must not leave`() throws {
        let context = ModelContext(try memory(Shelf.self))
        let shelf = Shelf()
        shelf.books = [Book(isbn: "1", title: "Emma")]
        context.insert(shelf)
        try context.save()
        context.delete(shelf)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.delete(try #require(try context.fetch(FetchDescriptor<Book>()).first))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
    }
}

@Model
final class Loner {
    var name = ""
    init() {}
}

@Model
final class Shelf {
    var name = ""
    @Relationship(deleteRule: .deny, inverse: \Book.shelf) var books: [Book] = []
    init() {}
}

@Model
final class Book {
    #Unique<Book>([\.isbn], [\.title, \.edition])
    #Index<Book>([\.title])

    var isbn: String
    var title: String
    var edition = 1
    var shelf: Shelf?

    init(isbn: String, title: String, edition: Int = 1) {
        self.isbn = isbn
        self.title = title
        self.edition = edition
    }
}
