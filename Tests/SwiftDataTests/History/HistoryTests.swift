import Foundation
import SwiftData
import Testing

@Suite("History")
struct HistoryTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try memory(Visit.self)
        context = ModelContext(container)
    }

    private func transactions(after token: DefaultHistoryToken?, author: String) throws -> [DefaultHistoryTransaction] {
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        if let token {
            descriptor.predicate = #Predicate { $0.token > token && $0.author == author }
        }
        return try ModelContext(container).fetchHistory(descriptor)
    }

    @Test
    func `what was inserted, updated and deleted is told in the order in which it was saved`() throws {
        let visits = ["Rome", "Paris"].map { Visit(place: $0) }
        for visit in visits { context.insert(visit) }
        context.author = "import"
        try context.save()
        let first = try #require(try transactions(after: nil, author: "").last)
        #expect(first.author == "import" && first.changes.count == 2)
        let ids = Set(visits.map(\.persistentModelID))
        #expect(Set(first.changes.map(\.changedPersistentIdentifier)) == ids)
        guard case .insert(_ as DefaultHistoryInsert<Visit>)? = first.changes.first else {
            Issue.record("\(first.changes)")
            return
        }
        context.author = "widget"
        visits[0].note = "new"
        context.delete(visits[1])
        try context.save()
        context.author = "app"
        visits[0].note = "newer"
        try context.save()
        let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(first.token))
        let later = try transactions(after: kept, author: "widget")
        #expect(later.count == 1)
        var told: [String] = []
        for change in later.flatMap(\.changes) {
            switch change {
            case .update(let update as DefaultHistoryUpdate<Visit>):
                told.append("updated \(update.updatedAttributes.contains(\.note))")
            case .delete(let delete as DefaultHistoryDelete<Visit>):
                told.append("deleted \(delete.tombstone[\.place] as? String ?? "")")
                #expect(delete.tombstone[\.note] == nil && delete.tombstone.map(\.key) == [\Visit.place])
            default: told.append("\(change)")
            }
        }
        #expect(told == ["updated true", "deleted Paris"])
    }

    @Test
    func `the history is limited, sorted and deleted`() throws {
        for number in 0..<4 {
            context.insert(Visit(place: "\(number)"))
            try context.save()
        }
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
            sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
        descriptor.fetchLimit = 2
        let last = try context.fetchHistory(descriptor)
        #expect(last.map(\.transactionIdentifier) == [4, 3])
        let token = last[1].token
        try context.deleteHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token }))
        #expect(try transactions(after: nil, author: "").map(\.transactionIdentifier) == [3, 4])
    }

    @Test
    func `who asks with a token from before what was forgotten is told that some of it is gone`() throws {
        context.author = "app"
        var tokens: [DefaultHistoryToken] = []
        for number in 0..<5 {
            context.insert(Visit(place: "\(number)"))
            try context.save()
            tokens.append(try #require(try transactions(after: nil, author: "").last).token)
        }
        #expect(try transactions(after: tokens[0], author: "app").count == 4)
        let limit = tokens[2]
        try context.deleteHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < limit }))
        // The second transaction was the last deleted one, so a client with its token has missed nothing.
        #expect(throws: SwiftDataError.historyTokenExpired) { try transactions(after: tokens[0], author: "app") }
        #expect(try transactions(after: tokens[1], author: "app").count == 3)
        #expect(try transactions(after: tokens[3], author: "app").count == 1)
        #expect(try transactions(after: nil, author: "").count == 3)
        let all = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.author == "app" })
        #expect(try context.fetchHistory(all).count == 3)
    }

    @Test
    func `an observer counts the saves that concern it`() throws {
        let all = try HistoryObserver(modelContainer: container)
        let named = try HistoryObserver(authors: ["import"], modelContainer: container)
        context.insert(Visit(place: "Rome"))
        try context.save()
        context.author = "import"
        context.insert(Visit(place: "Paris"))
        try context.save()
        #expect(all.eventCounter == 2 && named.eventCounter == 1)
        let later = try HistoryObserver(historyTokens: all.historyTokens, modelContainer: container)
        #expect(later.eventCounter == 0)
    }

    @Test
    func `results that are observed are those that fit now, in sections if wanted`() throws {
        for place in ["Rome", "Paris", "Riga"] { context.insert(Visit(place: place)) }
        let observer = try ResultsObserver<Visit, Never>(
            filterBy: #Predicate { $0.place.starts(with: "R") }, sortBy: [SortDescriptor(\.place)],
            modelContext: context)
        #expect(observer.results.map(\.place) == ["Riga", "Rome"] && observer.sections.isEmpty)
        nonisolated(unsafe) var isTold = false
        withObservationTracking {
            _ = observer.results
        } onChange: {
            isTold = true
        }
        context.insert(Visit(place: "Reims"))
        #expect(isTold && observer.results.map(\.place) == ["Reims", "Riga", "Rome"])
        observer.filterBy = nil
        observer.sortBy = [SortDescriptor(\.place, order: .reverse)]
        #expect(observer.results.map(\.place) == ["Rome", "Riga", "Reims", "Paris"])
        try context.save()
        let sectioned = try ResultsObserver(
            fetchDescriptor: FetchDescriptor<Visit>(sortBy: [SortDescriptor(\.place)]), sectionBy: \.note,
            modelContainer: container)
        #expect(sectioned.sections.map(\.id) == [""])
        try #require(try context.fetch(FetchDescriptor<Visit>()).first).note = "new"
        try context.save()
        #expect(sectioned.sections.map { $0.map(\.place) } == [["Paris", "Reims", "Riga"], ["Rome"]])
    }

    @Test
    func `a save that fails isn't told of`() throws {
        context.insert(Visit(place: "Rome"))
        context.insert(Visit(place: "Paris"))
        try context.save()
        try #require(try context.fetch(FetchDescriptor<Visit>()).first).place = "Paris"
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        #expect(try transactions(after: nil, author: "").count == 1)
    }
}

@Model
private final class Visit {
    @Attribute(.unique, .preserveValueOnDeletion) var place: String
    var note: String?
    init(place: String) { self.place = place }
}
