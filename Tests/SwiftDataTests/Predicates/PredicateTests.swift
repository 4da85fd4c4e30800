import Foundation
import SwiftData
import Testing

@Suite("#Predicate")
struct PredicateTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(try memory(Trip.self))
        for (place, name) in ["Alps", "Andes", "Harz", "Éire", "alps"].enumerated() {
            let trip = Trip(
                name: name, destination: place.isMultiple(of: 2) ? "north" : "south",
                startDate: Date(timeIntervalSinceReferenceDate: Double(place) * 86_400))
            trip.rating = place == 0 ? nil : place
            trip.note = place == 1 ? "a long note" : nil
            trip.budget = Double(place) * 50
            trip.kind = place == 3 ? .business : .leisure
            trip.tags = ["tag\(place)"]
            trip.bucketList = (0..<place).map { BucketListItem("\(name) \($0)", priority: $0) }
            if place == 2 { trip.accommodation = Accommodation(address: "Hut") }
            context.insert(trip)
        }
        try context.save()
    }

    /// Checks that a fetch finds the models for which the predicate itself is true, and finds the same ones before a save.
    private func names(_ predicate: Predicate<Trip>, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> [String]
    {
        let found = try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.startDate)]))
        let all = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.startDate)]))
        let expected = try all.filter { try predicate.evaluate($0) }
        #expect(found == expected, sourceLocation: sourceLocation)
        #expect(
            try context.fetchCount(FetchDescriptor(predicate: predicate)) == expected.count,
            sourceLocation: sourceLocation)
        return found.map(\.name)
    }

    @Test
    func `texts are searched as Swift searches them`() throws {
        #expect(try names(#Predicate { $0.name.contains("l") }) == ["Alps", "alps"])
        #expect(try names(#Predicate { $0.name.starts(with: "A") }) == ["Alps", "Andes"])
        #expect(try names(#Predicate { $0.name.localizedStandardContains("ALP") }) == ["Alps", "alps"])
        #expect(try names(#Predicate { $0.name.localizedStandardContains("eire") }) == ["Éire"])
        #expect(try names(#Predicate { $0.name == "E\u{301}ire" }) == ["Éire"])
        #expect(try names(#Predicate { $0.name.contains("E") }) == [])
        #expect(try names(#Predicate { $0.name.isEmpty || $0.name.count == 5 }) == ["Andes"])
        #expect(try names(#Predicate { $0.name > "Harz" }) == ["Éire", "alps"])
    }

    @Test
    func `nil is nothing but nil`() throws {
        #expect(try names(#Predicate { $0.rating == nil }) == ["Alps"])
        #expect(try names(#Predicate { $0.rating != 2 }) == ["Alps", "Andes", "Éire", "alps"])
        #expect(try names(#Predicate { ($0.rating ?? 0) < 2 }) == ["Alps", "Andes"])
        #expect(try names(#Predicate { $0.note?.contains("long") ?? false }) == ["Andes"])
        #expect(try names(#Predicate { $0.note?.contains("long") == nil }) == ["Alps", "Harz", "Éire", "alps"])
        #expect(try names(#Predicate { if let note = $0.note { note.count > 3 } else { false } }) == ["Andes"])
        #expect(try names(#Predicate { $0.address == nil }).count == 5)
    }

    @Test
    func `numbers, dates and ranges`() throws {
        let range = Date(timeIntervalSinceReferenceDate: 86_400)..<Date(timeIntervalSinceReferenceDate: 3 * 86_400)
        #expect(try names(#Predicate { range.contains($0.startDate) }) == ["Andes", "Harz"])
        #expect(try names(#Predicate { $0.budget * 2 >= 300 }) == ["Éire", "alps"])
        #expect(try names(#Predicate { ($0.rating ?? 0) % 2 == 1 && -$0.budget < -100 }) == ["Éire"])
        #expect(try names(#Predicate { (50.0...100.0).contains($0.budget) }) == ["Andes", "Harz"])
        #expect(try names(#Predicate { $0.isFavourite ? $0.budget > 0 : $0.budget > 150 }) == ["alps"])
    }

    @Test
    func `relationships are followed`() throws {
        #expect(try names(#Predicate { $0.accommodation?.address == "Hut" }) == ["Harz"])
        #expect(try names(#Predicate { $0.accommodation == nil && $0.budget > 100 }) == ["Éire", "alps"])
        #expect(try names(#Predicate { $0.bucketList.contains { $0.priority == 2 } }) == ["Éire", "alps"])
        #expect(try names(#Predicate { $0.bucketList.allSatisfy { $0.priority < 1 } }) == ["Alps", "Andes"])
        #expect(try names(#Predicate { $0.bucketList.count > 2 }) == ["Éire", "alps"])
        #expect(try names(#Predicate { $0.bucketList.isEmpty }) == ["Alps"])
        #expect(try names(#Predicate { $0.bucketList.filter { $0.priority > 1 }.count == 2 }) == ["alps"])
        let harz = try #require(try context.fetch(FetchDescriptor<Trip>()).first { $0.name == "Harz" })
        let id = harz.persistentModelID
        #expect(try names(#Predicate { $0.persistentModelID == id }) == ["Harz"])
        let items = try context.fetch(
            FetchDescriptor<BucketListItem>(predicate: #Predicate { $0.trip?.persistentModelID == id }))
        #expect(items.count == 2)
    }

    @Test
    func `one of many values`() throws {
        let wanted = ["Harz", "Andes", "Rhön"]
        #expect(try names(#Predicate { wanted.contains($0.name) }) == ["Andes", "Harz"])
        let ratings: [Int?] = [nil, 3]
        #expect(try names(#Predicate { ratings.contains($0.rating) }) == ["Alps", "Éire"])
        let kind = Trip.Kind.business
        #expect(try names(#Predicate { $0.kind == kind }) == ["Éire"])
    }

    @Test
    func `what SQL can't say is evaluated in memory`() throws {
        #expect(try names(#Predicate { $0.tags.contains("tag2") }) == ["Harz"])
        #expect(try names(#Predicate { $0.tags.contains("tag2") || $0.name == "alps" }) == ["Harz", "alps"])
        #expect(try names(#Predicate { $0.budget > 100 && $0.tags.contains("tag3") }) == ["Éire"])
    }

    @Test
    func `changes that aren't saved count, in their place`() throws {
        let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.startDate)]))
        trips[0].budget = 500
        trips[4].budget = 0
        trips[3].bucketList[0].priority = 99
        context.insert(Trip(name: "Ural", startDate: Date(timeIntervalSinceReferenceDate: 1)))
        #expect(try names(#Predicate { $0.budget > 120 }) == ["Alps", "Éire"])
        #expect(try names(#Predicate { $0.budget == 100 }) == ["Ural", "Harz"])
        #expect(try names(#Predicate { $0.bucketList.contains { $0.priority == 99 } }) == ["Éire"])
    }

    @Test
    func `limit and offset are those of the sorted models`() throws {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.budget, order: .reverse)])
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["Éire", "Harz"])
        #expect(try context.fetchCount(descriptor) == 2)
        descriptor.sortBy = [SortDescriptor(\.rating), SortDescriptor(\.name)]
        descriptor.fetchOffset = 0
        #expect(try context.fetch(descriptor).map(\.name) == ["Alps", "Andes"])
        context.insert(Trip(name: "AAA"))
        #expect(try context.fetch(descriptor).map(\.name) == ["AAA", "Alps"])
    }
}
