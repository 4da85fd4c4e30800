import Foundation
import Testing

@testable import SwiftData

@Suite("Reading")
struct FaultTests {
    private let container: ModelContainer

    init() throws {
        container = try memory(Trip.self)
        let context = ModelContext(container)
        for number in 0..<250 {
            let trip = Trip(name: "\(number)", startDate: Date(timeIntervalSinceReferenceDate: Double(number)))
            trip.picture = Data(repeating: 1, count: 100)
            trip.bucketList = [BucketListItem("Hike")]
            context.insert(trip)
        }
        try context.save()
    }

    private func readCount(_ models: [some PersistentModel]) -> Int {
        models.count { !$0._modelStorage.isFault }
    }

    @Test
    func `a fetch reads nothing, and the first look a hundred models`() throws {
        let context = ModelContext(container)
        let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.startDate, order: .reverse)])
        let trips = try context.fetch(descriptor)
        #expect(readCount(trips) == 0)
        #expect(trips[10].name == "239")
        #expect(readCount(trips) == 100)
        #expect(trips[109].name == "140")
        #expect(readCount(trips) == 100)
        #expect(trips[110].name == "139")
        #expect(readCount(trips) == 200)
    }

    @Test
    func `a large value is read by itself`() throws {
        let trip = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        _ = trip.name
        let place = try #require(ModelDescription.of(Trip.self).place(of: "picture"))
        guard case .empty = trip._modelStorage.slots[place] else {
            Issue.record("the picture was read with the name")
            return
        }
        #expect(trip.picture?.count == 100)
    }

    @Test
    func `prefetched related models are read together`() throws {
        var descriptor = FetchDescriptor<Trip>()
        descriptor.relationshipKeyPathsForPrefetching = [\.bucketList]
        let context = ModelContext(container)
        let trips = try context.fetch(descriptor)
        let items = trips.flatMap(\.bucketList)
        #expect(items.first?.title == "Hike")
        #expect(readCount(items) == 100)
    }
}
