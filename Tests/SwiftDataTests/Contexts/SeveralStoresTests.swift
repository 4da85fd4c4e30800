import Foundation
import SQLite3
import Testing

@testable import SwiftData

@Model
final class Ticket {
    @Attribute(.unique) var number: String
    var price: Int
    var stops: [String] = []

    init(number: String, price: Int) { (self.number, self.price) = (number, price) }
}

@Model
final class Stamp {
    @Attribute(.unique) var country: String
    var count: Int

    init(country: String, count: Int) { (self.country, self.count) = (country, count) }
}

@Suite("Several stores")
struct SeveralStoresTests {
    /// The transactions of the stores are nested, so the first store commits last.
    private func refuseCommits(_ refuses: Bool, in container: ModelContainer) {
        container.openStores[0].use { connection in
            _ = sqlite3_commit_hook(connection.pointer, refuses ? { _ in 1 } : nil, nil)
        }
    }

    @Test
    func `a save that one store has kept and another hasn't is whole after the next try`() throws {
        try withFolder { folder in
            let configurations = [
                ModelConfiguration(
                    "tickets", schema: Schema([Ticket.self]), url: folder.appendingPathComponent("tickets")),
                ModelConfiguration(
                    "stamps", schema: Schema([Stamp.self]), url: folder.appendingPathComponent("stamps")),
            ]
            let container = try ModelContainer(
                for: Schema([Ticket.self, Stamp.self]), configurations: configurations)
            let context = ModelContext(container)
            let (ticket, stamp) = (Ticket(number: "1", price: 10), Stamp(country: "Japan", count: 1))
            context.insert(ticket)
            context.insert(stamp)
            refuseCommits(true, in: container)
            #expect(throws: (any Error).self) { try context.save() }
            #expect(context.hasChanges)
            ticket.price = 20
            stamp.count = 2
            refuseCommits(false, in: container)
            try context.save()
            let other = ModelContext(container)
            #expect(try other.fetch(FetchDescriptor<Ticket>()).map(\.price) == [20])
            #expect(try other.fetch(FetchDescriptor<Stamp>()).map(\.count) == [2])
            // A new model still replaces a stored one with the same unique value.
            other.insert(Ticket(number: "1", price: 30))
            try other.save()
            #expect(try ModelContext(container).fetch(FetchDescriptor<Ticket>()).map(\.price) == [30])
        }
    }
}
