import Foundation
import Testing

@testable import CoreSpotlight

@Suite("Bounds of searches", .timeLimit(.minutes(10)))
struct IndexSearchTests {
    private static let letters = (0..<1000).map { String(UnicodeScalar(UInt8(97 + $0 % 26))) }

    @Test func `of a thousand typed words a few are looked for, each once and not whole`() throws {
        #expect(FoldedText.words([Self.letters.joined(separator: " ")]).count == FoldedText.wordsMax)
        #expect(FoldedText.words(Array(repeating: "tea Tea TÉA", count: 50)) == [["tea"]])
        #expect(FoldedText.words(["a b", "b c", "- ☕️"]) == [["a"], ["b"], ["c"]])
        #expect(FoldedText.words([String(repeating: "x", count: 5000)]).first?.first?.count == FoldedText.wordBytesMax)
        let numbers = (0..<1000).map { "w\($0)" }
        let store = try Trails.store([Trails.item("1", numbers.prefix(20).joined(separator: " "))])
        let found = try store.items(with: numbers, .all, of: "ann", countMax: 10)
        #expect(found.map(\.id) == ["1"])
    }

    @Test func `a search goes through no words of other visitors`() throws {
        let store = try Trails.store([])
        for owner in ["bob", "ann", "c"] {
            try store.apply([.put([Trails.item(owner, "night 1xnight 2x")])], in: "", of: owner)
        }
        // SQLite's own list of words: each is one owner's.
        let words = try store.change { database in
            try database.execute("CREATE VIRTUAL TABLE temp.list USING fts5vocab (main, words, instance)")
            defer { try? database.execute("DROP TABLE temp.list") }
            return try database.integers("SELECT count(DISTINCT doc) FROM temp.list GROUP BY term")
        }
        #expect(words.count >= 9 && Set(words) == [1])
        for text in ["night", "1xnight", "2x", "1x", "n"] {
            #expect(try store.items(with: [text], .all, of: "ann", countMax: 10).allSatisfy { $0.id == "ann" })
        }
    }

    @Test func `a search whose time is up, or whose task is canceled, ends with an error`() async throws {
        let store = try Trails.store()
        await #expect(throws: CSSearchQueryError.self) {
            let work = SearchWork(seconds: -1)
            _ = try await store.searches.search(of: "ann", work) {
                try store.items(with: ["night"], .all, of: "ann", countMax: 10, work)
            }
        }
        let task = Task {
            try await IndexStore.$standIn.withValue(store) {
                withUnsafeCurrentTask { $0?.cancel() }
                for try await _ in CSUserQuery(userQueryString: "night", userQueryContext: nil).responses {}
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let found = try await store.searches.search(of: "ann") {
            try store.items(with: ["lake"], .all, of: "ann", countMax: 10)
        }
        #expect(found.map(\.id) == ["2"])
    }

    @Test func `a statement of a search is interrupted in its midst`() throws {
        let store = try Trails.store()
        let work = SearchWork(seconds: 0.01)
        work.start()
        #expect(throws: CSSearchQueryError.self) {
            try store.read(of: "ann", work) { reading in
                try reading.database.integers(
                    """
                    WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n
                    """)
            }
        }
        #expect(try store.items(with: ["lake"], .all, of: "ann", countMax: 10).count == 1)
    }

    @Test func `a search waits for no change, neither of this process nor of another`() async throws {
        try await Trails.withFolder { folder in
            let file = folder.appending(path: "spotlight.sqlite")
            let (store, other) = (IndexStore(file: file) { "ann" }, IndexStore(file: file) { "ann" })
            try store.apply([.put(Trails.all)], in: "", of: "ann")
            for writer in [other, store] {
                let found = try writer.change { database in
                    try database.rows("DELETE FROM item")
                    return try store.items(with: ["lake"], .all, of: "ann", countMax: 10).map(\.id)
                }
                #expect(found == ["2"])
                try store.apply([.put(Trails.all)], in: "", of: "ann")
            }
        }
    }

    @Test func `a search looks at no more items than it may, and holds those that it hands on`() throws {
        var limits = IndexStore.Limits(scannedItems: 3)
        let items = (0..<6).map { Trails.item("\($0)", "Walk \($0)", rating: Double($0)) }
        var store = IndexStore(file: nil, limits: limits) { "ann" }
        try store.apply([.put(items)], in: "", of: "ann")
        var seen: [String] = []
        let none = try store.read(of: "ann", SearchWork()) { reading in
            try reading.items(reading.candidates(), countMax: 10) {
                seen.append($0.id)
                return false
            }
        }
        #expect(none.isEmpty && seen == ["3", "4", "5"])
        seen = []
        let first = try store.read(of: "ann", SearchWork()) { reading in
            try reading.items(reading.candidates(with: [["walk"]], .all), countMax: 1) {
                seen.append($0.id)
                return true
            }
        }
        #expect(first.count == 1 && seen.count == 1)
        limits = .init(foundBytes: 1)
        store = IndexStore(file: nil, limits: limits) { "ann" }
        try store.apply([.put(items)], in: "", of: "ann")
        #expect(try store.items(with: ["walk"], .all, of: "ann", countMax: 10).count == 1)
    }

    @Test func `a query folds a text once, and a canceled query ends without items`() async throws {
        let evaluation = QueryEvaluation()
        #expect(evaluation.folded("TÉA", [.caseInsensitive, .diacriticInsensitive]) == "tea")
        #expect(evaluation.folded("TÉA", [.caseInsensitive]) == "téa")
        #expect(evaluation.folded("TÉA", [.caseInsensitive, .diacriticInsensitive]) == "tea")
        #expect(evaluation.foldedCount == 2)
        try await IndexStore.$standIn.withValue(Trails.store()) {
            let query = CSSearchQuery(queryString: "title == \"*\"", queryContext: nil)
            query.cancel()
            for try await _ in query.results { Issue.record("a canceled query has found something") }
        }
    }
}
