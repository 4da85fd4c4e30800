import Foundation
import Testing

@testable import CoreSpotlight

@Suite("Damaged search indexes", .timeLimit(.minutes(10)))
struct IndexRecoveryTests {
    /// Indexes its visitor's name when it is asked to.
    private final class Delegate: CSSearchableIndexDelegate {
        private let asked: AsyncStream<String>.Continuation

        init(_ asked: AsyncStream<String>.Continuation) {
            self.asked = asked
        }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
        ) {
            let (visitor, asked) = (Trails.visitor ?? "nobody", asked)
            searchableIndex.indexSearchableItems([Trails.item("again", "Walks of \(visitor)")]) { error in
                asked.yield("\(visitor) \(error == nil)")
            }
            acknowledgementHandler()
        }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler: @escaping () -> Void
        ) { acknowledgementHandler() }
    }

    private func damagedFiles(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("spotlight.sqlite.damaged") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
        }
    }

    @Test func `a file that is no database is set aside, and each visitor's delegate indexes anew`() async throws {
        try await Trails.withFolder { folder in
            let file = folder.appending(path: "spotlight.sqlite")
            try Data(String(repeating: "no database ", count: 1000).utf8).write(to: file)
            let store = IndexStore(file: file) { Trails.visitor }
            let index = CSSearchableIndex(name: "walks")
            let (events, asked) = AsyncStream<String>.makeStream()
            let delegates = ["ann": Delegate(asked), "bob": Delegate(asked)]
            var told: [String] = []
            var iterator = events.makeAsyncIterator()
            for visitor in ["ann", "bob"] {
                try await Trails.inWindow(of: visitor, store) {
                    try await index.indexSearchableItems([Trails.item("1", "Lake loop")])
                    index.indexDelegate = delegates[visitor]
                    told.append(await iterator.next() ?? "")
                    #expect(try store.items(with: ["walks"], .all, of: visitor, countMax: 10).map(\.id) == ["again"])
                    // Once is enough.
                    try await index.deleteSearchableItems(withIdentifiers: ["again"])
                    #expect(try !store.takeLoss(in: "walks", of: visitor))
                }
            }
            #expect(told == ["ann true", "bob true"])
            #expect(try damagedFiles(folder).count == 1)
            // The next process knows of the loss, and who was told.
            let again = IndexStore(file: file) { Trails.visitor }
            #expect(try !again.takeLoss(in: "walks", of: "ann") && again.takeLoss(in: "walks", of: "eve"))
        }
    }

    @Test func `damage that a search meets is mended by a new file, once for two stores`() async throws {
        try await Trails.withFolder { folder in
            let file = folder.appending(path: "spotlight.sqlite")
            let (store, other) = (IndexStore(file: file) { "ann" }, IndexStore(file: file) { "ann" })
            try store.apply([.put(Trails.all)], in: "", of: "ann")
            #expect(try other.items(with: ["lake"], .all, of: "ann", countMax: 10).count == 1)
            try store.change { _ = try $0.rows("DELETE FROM words_data") }
            #expect(try store.items(with: ["lake"], .all, of: "ann", countMax: 10).isEmpty)
            try store.apply([.put(Trails.all)], in: "", of: "ann")
            for one in [other, store] {
                #expect(try one.items(with: ["lake"], .all, of: "ann", countMax: 10).map(\.id) == ["2"])
            }
            #expect(try damagedFiles(folder).count == 1)
        }
    }

    @Test func `a file of an edition before owners had numbers is emptied, and counts as lost`() throws {
        let store = IndexStore(file: nil) { "ann" }
        try store.change { database in
            try database.execute(
                "DROP TABLE item; DROP TABLE owner; DROP TABLE told; DROP TABLE loss; DROP TABLE state;")
            try database.execute("CREATE TABLE item (owner TEXT); INSERT INTO item VALUES ('ann');")
            try database.execute("PRAGMA user_version = 0")
        }
        let counts = try store.change { database in
            try database.execute("COMMIT")
            try IndexTables.make(in: database)
            try database.execute("BEGIN")
            return try database.integers("SELECT count(*) FROM item UNION ALL SELECT count(*) FROM loss")
        }
        #expect(counts == [0, 1])
    }
}
