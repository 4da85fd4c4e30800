import Foundation
import Testing

@testable import CoreSpotlight

@Suite("Search indexes of several visitors", .timeLimit(.minutes(10)))
struct IndexVisitorTests {
    private let store = IndexStore(file: nil) { Trails.visitor }
    private let index = CSSearchableIndex(name: "letters")

    private func found(_ text: String, by visitor: String) async throws -> [String] {
        try await Trails.inWindow(of: visitor, store) {
            var identifiers: [String] = []
            for try await response in CSUserQuery(userQueryString: text, userQueryContext: nil).responses {
                if case .item(let item) = response { identifiers.append(item.id) }
            }
            return identifiers
        }
    }

    @Test func `a visitor's batch has no other's changes in it`() async throws {
        try await Trails.inWindow(of: "ann", store) {
            try await index.indexSearchableItems([Trails.item("a1", "Letter to Ann")])
            index.beginBatch()
            try await index.indexSearchableItems([Trails.item("a2", "Letter from Ann")])
        }
        try await Trails.inWindow(of: "bob", store) {
            try await index.indexSearchableItems([Trails.item("b1", "Letter to Bob")])
        }
        #expect(try await found("letter", by: "bob") == ["b1"])
        try await Trails.inWindow(of: "bob", store) {
            try await index.deleteAllSearchableItems()
            await #expect(throws: CSIndexError.self) { try await index.endBatch(withClientState: Data("b".utf8)) }
            #expect(try await index.fetchLastClientState().isEmpty)
        }
        try await Trails.inWindow(of: "ann", store) {
            try await index.endBatch(withClientState: Data("a".utf8))
            #expect(try await index.fetchLastClientState() == Data("a".utf8))
        }
        #expect(Set(try await found("letter", by: "ann")) == ["a1", "a2"])
        #expect(try await found("letter", by: "bob") == [])
    }

    @Test func `a state that is too long ends its batch, and what comes then is kept`() async throws {
        try await Trails.inWindow(of: "ann", store) {
            index.beginBatch()
            try await index.indexSearchableItems([Trails.item("1", "First letter")])
            let error = await #expect(throws: CSIndexError.self) {
                try await index.endBatch(withClientState: Data(count: 251))
            }
            #expect(error?.code == .invalidClientStateError)
            try await index.indexSearchableItems([Trails.item("2", "Second letter")])
        }
        #expect(try await found("letter", by: "ann") == ["2"])
    }

    /// Open batches, with times after their making.
    private final class Batches {
        private var batches: IndexBatches
        private let start = ContinuousClock.now

        init(_ limits: IndexBatches.Limits = .init()) {
            batches = IndexBatches(limits)
        }

        func begin(_ owner: String, _ seconds: Double) { batches.begin(of: owner, now: start + .seconds(seconds)) }

        func add(_ item: CSSearchableItem, _ owner: String, _ seconds: Double) throws -> Bool {
            try batches.add([.put([item])], of: owner, now: start + .seconds(seconds))
        }

        func endCount(_ owner: String, _ seconds: Double) -> Int? {
            batches.end(of: owner, now: start + .seconds(seconds))?.count
        }
    }

    @Test func `a batch that nobody ends is given up, and its end says so`() throws {
        let (batches, item) = (Batches(), Trails.item("1", "Walk"))
        batches.begin("ann", 0)
        #expect(try batches.add(item, "ann", 599))
        #expect(try batches.add(item, "ann", 1100))
        #expect(try !batches.add(item, "ann", 1701))
        #expect(batches.endCount("ann", 1701) == nil)
        batches.begin("ann", 1702)
        #expect(batches.endCount("ann", 1703) == 0)
    }

    @Test func `batches have a bound in bytes, each and together, and in number`() throws {
        let big = Trails.item("1", String(repeating: "a", count: 1000))
        let batches = Batches(.init(batches: 2, bytes: 2500, allBytes: 4000))
        batches.begin("ann", 0)
        batches.begin("bob", 1)
        #expect(try batches.add(big, "ann", 2))
        #expect(try batches.add(big, "ann", 3))
        let error = #expect(throws: CSIndexError.self) { try batches.add(big, "ann", 4) }
        #expect(error?.code == .quotaExceeded)
        #expect(try batches.add(big, "bob", 5))
        #expect(throws: CSIndexError.self) { try batches.add(big, "bob", 6) }
        batches.begin("eve", 7)
        #expect(batches.endCount("ann", 8) == nil)
        #expect(batches.endCount("bob", 8) == 1)
    }

    @Test func `what an index calls back runs in the window that has called it`() async throws {
        let index = index
        let title: String = await Trails.inWindow(of: "ann", store) {
            await withCheckedContinuation { done in
                index.deleteSearchableItems(withDomainIdentifiers: ["notes"]) { _ in
                    index.indexSearchableItems([Trails.item("1", "Note of Ann")]) { _ in
                        let query = CSSearchQuery(queryString: "title == \"*\"", queryContext: nil)
                        query.foundItemsHandler = { items in
                            let title = items.first?.attributeSet.title ?? ""
                            index.fetchLastClientState { _, _ in
                                done.resume(returning: "\(title) for \(Trails.visitor ?? "nobody")")
                            }
                        }
                        query.completionHandler = { if let error = $0 { done.resume(returning: "\(error)") } }
                        query.start()
                    }
                }
            }
        }
        #expect(title == "Note of Ann for ann")
        #expect(try await found("note", by: "ann") == ["1"])
    }

    @Test func `a visitor's index has a bound in bytes, which what is taken out makes room in`() throws {
        let store = IndexStore(file: nil, limits: .init(visitorBytes: 10_000)) { "ann" }
        let items = (0..<4).map { Trails.item("\($0)", String(repeating: "abcdefghi ", count: 150)) }
        try store.apply([.put(Array(items[0..<2]))], in: "", of: "ann")
        let error = #expect(throws: CSIndexError.self) { try store.apply([.put([items[2]])], in: "", of: "ann") }
        #expect(error?.code == .quotaExceeded)
        try store.apply([.delete(identifiers: ["0"]), .put([items[2]])], in: "", of: "ann")
        try store.apply([.put([items[3]])], in: "", of: "bob")
        try store.apply([.put(items)], in: "", of: "")
        try store.apply([.deleteAll], in: "", of: "ann")
        let left = try store.change { try $0.integers("SELECT bytes + items FROM owner WHERE name = 'ann'") }
        #expect(left == [0])
    }

    @Test func `expired items make room before a visitor is refused`() throws {
        let store = IndexStore(file: nil, limits: .init(items: 1)) { "ann" }
        let old = Trails.item("old", "Old night")
        old.expirationDate = Date(timeIntervalSinceNow: -1)
        try store.apply([.put([old])], in: "", of: "ann")
        try store.apply([.put([Trails.item("new", "New night")])], in: "", of: "ann")
        #expect(throws: CSIndexError.self) {
            try store.apply([.put([Trails.item("more", "More")])], in: "", of: "ann")
        }
    }

    @Test func `of a visitor who doesn't come any more nothing is left, and of others all`() throws {
        for owner in ["ann", "bob", "eve", ""] {
            let item = Trails.item("1", "Night walk")
            item.expirationDate = .distantFuture
            try store.apply([.put([item]), .state(Data("s".utf8))], in: "", of: owner)
        }
        try store.change { _ = try $0.rows("UPDATE owner SET seen = seen - 1000 WHERE name <> 'eve'") }
        try store.forgetOwners(unseenForSeconds: 500) { names in
            #expect(Set(names) == ["ann", "bob"])
            return ["bob"]
        }
        let owners = try store.change { try $0.rows("SELECT name FROM owner ORDER BY name").flatMap { $0 } }
        #expect(owners == [.text(""), .text("bob"), .text("eve")])
        for table in ["item", "state", "words"] {
            #expect(try store.change { try $0.integers("SELECT count(*) FROM \(table)") } == [3])
        }
    }

    @Test func `owners have their turns, and each one's work its order`() async throws {
        let turns = OwnerTurns("test", placesMax: 1, waitingMax: 3)
        let (events, event) = AsyncStream<String>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        try turns.add(of: "gate") {
            gate.wait()
            return false
        }
        for text in ["a1", "a2", "a3"] {
            try turns.add(of: "ann") {
                event.yield(text)
                return false
            }
        }
        #expect(throws: CSIndexError.self) { try turns.add(of: "ann") { false } }
        try turns.add(of: "bob") {
            event.yield("b1")
            return false
        }
        gate.signal()
        var order: [String] = []
        for await text in events {
            order.append(text)
            if order.count == 4 { break }
        }
        #expect(order == ["a1", "b1", "a2", "a3"])
    }
}
