import Foundation
import Storage
import Testing

@testable import SwiftData

@Suite("Erasing")
struct EraseTests {
    private struct Files {
        let container: ModelContainer
        let context: ModelContext
        let ticket = Ticket(number: "1", price: 10)
        let stamp = Stamp(country: "Japan", count: 1)

        /// Two stores, each with a saved model. Nobody waits for a lock.
        init(_ folder: URL) throws {
            let configurations = [
                ModelConfiguration(
                    "tickets", schema: Schema([Ticket.self]), url: folder.appendingPathComponent("tickets")),
                ModelConfiguration(
                    "stamps", schema: Schema([Stamp.self]), url: folder.appendingPathComponent("stamps")),
            ]
            container = try ModelContainer(for: Schema([Ticket.self, Stamp.self]), configurations: configurations)
            context = ModelContext(container)
            context.insert(ticket)
            context.insert(stamp)
            try context.save()
            for store in container.openStores { try store.use { try $0.execute("PRAGMA busy_timeout = 0") } }
        }

        /// Runs the body while another connection writes one of the stores.
        func whileLocked(_ store: Store, _ body: () throws -> Void) throws {
            let other = try Database(path: try #require(store.url).path, access: .writing)
            try other.execute("BEGIN IMMEDIATE")
            try body()
            try other.execute("ROLLBACK")
        }

        func keeps(_ model: any PersistentModel) -> Bool {
            context.takeInbox()
            return !model.isDeleted
        }

        func model(of store: Store) throws -> any PersistentModel {
            try container.store(of: "Ticket") === store ? ticket : stamp
        }
    }

    @Test
    func `a store that can't be written keeps its models, and they aren't told to be gone`() throws {
        try withFolder { folder in
            let files = try Files(folder)
            let first = files.container.openStores[0]
            try files.whileLocked(first) {
                #expect(throws: SwiftDataError.storeFailure) { try files.container.erase() }
                files.container.deleteAllData()
            }
            #expect(files.keeps(files.ticket) && files.keeps(files.stamp))
            #expect(try ModelContext(files.container).fetchCount(FetchDescriptor<Ticket>()) == 1)
            try files.container.erase()
            #expect(!files.keeps(files.ticket) && !files.keeps(files.stamp))
        }
    }

    @Test
    func `the models of a store that was erased are gone, although another store fails`() throws {
        try withFolder { folder in
            let files = try Files(folder)
            let stores = files.container.openStores
            try files.whileLocked(stores[1]) {
                #expect(throws: SwiftDataError.storeFailure) { try files.container.erase() }
            }
            #expect(try !files.keeps(files.model(of: stores[0])) && files.keeps(files.model(of: stores[1])))
        }
    }
}
