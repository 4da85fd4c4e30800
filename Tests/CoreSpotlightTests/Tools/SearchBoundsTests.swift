import Foundation
import FoundationModels
import Testing

@testable import CoreSpotlight

@Suite("Bounds of a model's searches", .timeLimit(.minutes(10)))
struct SearchBoundsTests {
    private func sought(_ words: [String], _ filters: [QueryPredicate] = []) -> SoughtItems {
        SoughtItems(words: words, filters: filters, sortName: nil, isDescending: false)
    }

    private func withNotes<Result>(_ count: Int, _ body: (URL) async throws -> Result) async throws -> Result {
        try await Trails.withFolder { folder in
            for number in 0..<count {
                let text = "The kettle sings. " + String(repeating: "rain ", count: 2000) + "thunder"
                try Data(text.utf8).write(to: folder.appending(path: "note-\(number).txt"))
            }
            return try await body(folder)
        }
    }

    @Test func `a tool that visitors share tells each what their own search has found`() async throws {
        let store = IndexStore(file: nil) { Trails.visitor }
        let tool = SpotlightSearchTool()
        let visitors = ["ann", "bob"]
        let listeners = visitors.map { visitor in
            IndexStore.$standIn.withValue(store) { Trails.$visitor.withValue(visitor) { tool.searchResults } }
        }
        for visitor in visitors {
            try store.apply([.put([Trails.item("d", "Diary of \(visitor)")])], in: "", of: visitor)
        }
        for words in ["diary", "submarine"] {
            let query = try GeneratedContent(json: #"{"searchTerms": ["\#(words)"]}"#)
            for visitor in visitors.reversed() {
                try await Trails.inWindow(of: visitor, store) { _ = try await tool.call(arguments: query) }
            }
        }
        for (visitor, replies) in zip(visitors, listeners) {
            var titles: [String] = []
            for await reply in replies {
                guard case .items(let items) = reply.content, !items.isEmpty else { break }
                titles += items.compactMap(\.item.attributeSet.title)
            }
            #expect(titles == ["Diary of \(visitor)"])
        }
    }

    @Test func `a search of files reads so many bytes, and the model is told that it hasn't seen all`() async throws {
        try await withNotes(5) { folder in
            let all = try FileSearch([folder], countMax: 10).items(sought(["kettle", "thunder"]), SearchWork())
            #expect(all.0.count == 5 && all.isWhole)
            for limits in [FileSearch.Limits(bytes: 25_000), FileSearch.Limits(files: 3)] {
                let some = try FileSearch([folder], countMax: 10, limits: limits).items(
                    sought(["kettle"]), SearchWork())
                #expect(some.0.count == 3 && !some.isWhole)
            }
        }
        let store = IndexStore(file: nil, limits: .init(scannedItems: 2)) { "ann" }
        try store.apply([.put(Trails.all)], in: "", of: "ann")
        let text = try await IndexStore.$standIn.withValue(store) {
            try await SearchRun(
                query: SearchArguments(
                    GeneratedContent(json: #"{"sortBy": "rating"}"#), SearchLanguage(.init(sources: [.coreSpotlight]))),
                configuration: .init(sources: [.coreSpotlight]), replies: SearchReplies()
            ).answer()
        }
        #expect(text.hasSuffix("Not everything was looked at.") && text.contains("Café walk"))
    }

    @Test func `files that a filter leaves out aren't read`() async throws {
        try await withNotes(4) { folder in
            try Data("A kettle, at last.".utf8).write(to: folder.appending(path: "last.md"))
            let filter = QueryPredicate.comparison(
                attribute: "title", .equal, .text(TextPattern(text: "last.md")))
            let search = FileSearch([folder], countMax: 10, limits: .init(bytes: 100))
            let (found, isWhole) = try search.items(sought(["kettle"], [filter]), SearchWork())
            #expect(found.map { $0.attributes["title"] } == [.text("last.md")] && isWhole)
            let late = QueryPredicate.comparison(
                attribute: "kMDItemTextContent", .equal, .text(TextPattern(text: "*thunder")))
            let texts = try FileSearch([folder], countMax: 10).items(sought([], [late]), SearchWork()).0
            #expect(texts.count == 4)
        }
    }

    @Test func `a search of files ends when its task is canceled or its time is up`() async throws {
        try await withNotes(3) { folder in
            let search = FileSearch([folder], countMax: 10)
            let canceled = SearchWork()
            canceled.cancel()
            #expect(throws: CancellationError.self) { try search.items(sought(["kettle"]), canceled) }
            let late = SearchWork(seconds: -1)
            late.start()
            let (found, isWhole) = try search.items(sought(["kettle"]), late)
            #expect(found.isEmpty && !isWhole)
        }
    }
}
