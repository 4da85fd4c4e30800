import Foundation
import SwiftData
import Testing

@Suite("@Model")
struct ModelTests {
    @Test
    func `a model outside of a context has the values that it was given`() {
        let trip = Trip(name: "Alps", destination: "Switzerland")
        trip.rating = 4
        trip.tags = ["snow"]
        #expect(trip.name == "Alps")
        #expect(trip.budget == 100)
        #expect(trip.rating == 4)
        #expect(trip.tags == ["snow"])
        #expect(trip.kind == .leisure)
        #expect(trip.modelContext == nil)
        #expect(trip.persistentModelID.storeIdentifier == nil)
    }

    @Test
    func `what was saved is there in another context, of every type`() throws {
        let container = try memory(Trip.self)
        let context = ModelContext(container)
        let trip = Trip(name: "Zürich\u{0}\u{301}", startDate: Date(timeIntervalSinceReferenceDate: 0.1))
        trip.rating = -3
        trip.isFavourite = true
        trip.kind = .business
        trip.tags = ["a", "b"]
        trip.address = Trip.Address(street: "Main", number: 7)
        trip.picture = Data([1, 2, 3])
        trip.budget = .infinity
        context.insert(trip)
        try context.save()

        let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(other !== trip)
        #expect(other.name == trip.name)
        #expect(other.startDate == trip.startDate)
        #expect(other.rating == -3)
        #expect(other.note == nil)
        #expect(other.isFavourite)
        #expect(other.kind == .business)
        #expect(other.tags == ["a", "b"])
        #expect(other.address == Trip.Address(street: "Main", number: 7))
        #expect(other.picture == Data([1, 2, 3]))
        #expect(other.budget == .infinity)
        #expect(other.persistentModelID == trip.persistentModelID)
        #expect(!other.isSelected)
    }

    @Test
    func `a change is told to whoever observes the property, and to nobody else`() {
        let trip = Trip(name: "Alps")
        nonisolated(unsafe) var changes: [String] = []
        withObservationTracking {
            _ = trip.name
        } onChange: {
            changes.append("name")
        }
        withObservationTracking {
            _ = trip.note
        } onChange: {
            changes.append("note")
        }
        trip.name = "Andes"
        #expect(changes == ["name"])
    }

    @Test
    func `both ends of a relationship change together`() {
        let (alps, andes) = (Trip(name: "Alps"), Trip(name: "Andes"))
        let item = BucketListItem("Hike", trip: alps)
        #expect(alps.bucketList.map(\.title) == ["Hike"])
        andes.bucketList.append(item)
        #expect(item.trip === andes)
        #expect(alps.bucketList.isEmpty)
        item.trip = nil
        #expect(andes.bucketList.isEmpty)
    }

    @Test
    func `the inverse that nobody names is found where there is only one`() {
        let trip = Trip(name: "Alps")
        let (first, second) = (Accommodation(address: "Hut"), Accommodation(address: "Tent"))
        trip.accommodation = first
        #expect(first.trip === trip)
        second.trip = trip
        #expect(trip.accommodation === second)
        #expect(first.trip == nil)
    }

    @Test
    func `an inverse change is observed`() {
        let trip = Trip(name: "Alps")
        nonisolated(unsafe) var isTold = false
        withObservationTracking {
            _ = trip.bucketList.count
        } onChange: {
            isTold = true
        }
        _ = BucketListItem("Hike", trip: trip)
        #expect(isTold)
    }
}
