import Foundation
import Testing

@testable import CoreSpotlight

@Suite("Search indexes", .timeLimit(.minutes(10)))
struct IndexTests {
    private func identifiers(_ text: String, _ store: IndexStore, of owner: String = "ann") throws -> [String] {
        try store.items(with: [text], .all, of: owner, countMax: 10).map(\.id)
    }

    @Test func `words are found in titles before texts, without case and accents, also where they only begin`() throws {
        let store = try Trails.store()
        #expect(try identifiers("night", store) == ["1", "4"])
        #expect(try identifiers("CAFE", store) == ["4"])
        #expect(try identifiers("batt", store) == ["1"])
        #expect(try identifiers("easy", store) == ["2"])
        #expect(try identifiers("night batteries", store) == ["1"])
        #expect(try identifiers("night birds", store) == [])
    }

    @Test func `any part of a Japanese text is found`() throws {
        let store = try Trails.store()
        #expect(try identifiers("紅葉", store) == ["3"])
        #expect(try identifiers("尾山", store) == ["3"])
        #expect(try identifiers("珈琲", store) == ["3"])
        #expect(try identifiers("琲珈", store) == [])
    }

    @Test(arguments: [
        "\"", "*", "night\" OR \"1", "NEAR(", "title:night", "-night", "^", "( ) \u{0}", "'; DROP TABLE item",
    ])
    func `nothing that is typed is a command`(text: String) throws {
        let store = try Trails.store()
        _ = try identifiers(text, store)
        #expect(try identifiers("lake", store) == ["2"])
    }

    @Test func `an item replaces one of its identity, and an update keeps what it doesn't say`() throws {
        let store = try Trails.store()
        try store.apply([.put([Trails.item("2", "Sea loop")])], in: "", of: "ann")
        #expect(try identifiers("lake", store) == [] && identifiers("birds", store) == [])
        let update = Trails.item("2", "Sea loop", keywords: ["windy"])
        update.isUpdate = true
        let more = Trails.item("2", "Dune loop")
        more.isUpdate = true
        try store.apply([.put([update]), .put([more])], in: "", of: "ann")
        #expect(try identifiers("windy", store) == ["2"] && identifiers("sea", store) == [])
    }

    @Test func `items are deleted by identity, by domain with its parts, and all`() throws {
        let store = try Trails.store()
        try store.apply([.delete(identifiers: ["2", "none"])], in: "", of: "ann")
        #expect(try identifiers("loop", store) == [])
        try store.apply([.deleteDomains(["walks"])], in: "", of: "ann")
        #expect(try identifiers("night", store) == ["4"])
        try store.apply([.deleteDomains(["tow"])], in: "", of: "ann")
        #expect(try identifiers("night", store) == ["4"])
        try store.apply([.deleteAll], in: "", of: "ann")
        #expect(try identifiers("night", store) == [])
    }

    @Test func `a visitor finds nothing of another's, and everybody what is the app's`() throws {
        let store = try Trails.store()
        try store.apply([.put([Trails.item("s", "Night of the app")])], in: "", of: "")
        #expect(try identifiers("night", store, of: "bob") == ["s"])
        #expect(Set(try identifiers("night", store, of: "ann")) == ["1", "4", "s"])
        try store.apply([.deleteAll], in: "", of: "bob")
        #expect(try identifiers("night", store, of: "bob") == ["s"])
    }

    @Test func `code of no window gets an error, and indexes nothing`() async throws {
        let store = IndexStore(file: nil) { nil }
        await IndexStore.$standIn.withValue(store) {
            await #expect(throws: CSIndexError.self) {
                try await CSSearchableIndex.default().indexSearchableItems(Trails.all)
            }
            let query = CSSearchQuery(queryString: "rating > 0", queryContext: nil)
            await #expect(throws: CSIndexError.self) { for try await _ in query.results {} }
        }
    }

    @Test func `what has expired isn't found, and is taken out`() throws {
        let old = Trails.item("old", "Old night")
        old.expirationDate = Date(timeIntervalSinceNow: -1)
        let store = try Trails.store([old, Trails.item("new", "New night")])
        #expect(try identifiers("night", store) == ["new"])
        try store.sweepNowAndThen(now: Date(timeIntervalSinceNow: 7200))
        #expect(try store.change { try $0.integers("SELECT count(*) FROM words").first } == 1)
    }

    @Test func `a greater item than may be changes nothing of its batch`() throws {
        let store = try Trails.store([])
        let huge = Trails.item("huge", String(repeating: "a", count: IndexStore.itemBytesMax))
        let error = #expect(throws: CSIndexError.self) {
            try store.apply([.put([Trails.item("a", "Night"), huge])], in: "", of: "ann")
        }
        #expect(error?.code == .invalidItemError)
        #expect(try identifiers("night", store) == [])
    }

    @Test func `an index outlives its process`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "kissa-\(UUID().uuidString)/spotlight.sqlite")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try IndexStore(file: file) { "ann" }.apply([.put(Trails.all), .state(Data("v1".utf8))], in: "a", of: "ann")
        let again = IndexStore(file: file) { "ann" }
        #expect(try identifiers("lake", again) == ["2"])
        #expect(try again.state(in: "a", of: "ann") == Data("v1".utf8) && again.state(in: "b", of: "ann") == nil)
    }

    @Test func `a batch is kept whole at its end, with the app's state`() async throws {
        let store = try Trails.store([])
        try await IndexStore.$standIn.withValue(store) {
            let index = CSSearchableIndex(name: "walks")
            #expect(try await index.fetchLastClientState().isEmpty)
            index.beginBatch()
            try await index.indexSearchableItems(Trails.all)
            #expect(try identifiers("lake", store) == [])
            try await index.endBatch(withClientState: Data("2026".utf8))
            #expect(try identifiers("lake", store) == ["2"])
            #expect(try await index.fetchLastClientState() == Data("2026".utf8))
            await #expect(throws: CSIndexError.self) { try await index.endBatch(withClientState: Data(count: 251)) }
            try await index.deleteSearchableItems(withIdentifiers: ["2"])
            #expect(try identifiers("lake", store) == [])
        }
    }

    @Test func `own attributes are kept by their names, and others than letters make none`() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "distance_km"))
        #expect(CSCustomAttributeKey(keyName: "a b") == nil && CSCustomAttributeKey(keyName: "") == nil)
        let item = Trails.item("1", "Loop")
        item.attributeSet.setValue(NSNumber(value: 7.5), forCustomKey: key)
        item.attributeSet.speed = NSNumber(value: Double.nan)
        let store = try Trails.store([item])
        let found = try #require(try store.items(with: ["loop"], .all, of: "ann", countMax: 1).first?.item)
        #expect((found.attributeSet.value(forCustomKey: key) as? NSNumber)?.doubleValue == 7.5)
        #expect(found.attributeSet.speed == nil && found.attributeSet.contentType == "public.text")
    }
}
