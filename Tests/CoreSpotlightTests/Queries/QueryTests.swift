import Foundation
import TestSupport
import Testing

@testable import CoreSpotlight

@Suite("Queries", .timeLimit(.minutes(10)))
struct QueryTests {
    private func found(_ text: String) async throws -> [String] {
        try await IndexStore.$standIn.withValue(Trails.store()) {
            var identifiers: [String] = []
            for try await result in CSSearchQuery(queryString: text, queryContext: nil).results {
                identifiers.append(result.id)
            }
            return identifiers
        }
    }

    @Test(arguments: [
        (#"title == "Lake loop""#, ["2"]), (#"title == "lake loop""#, []), (#"title == "lake loop"c"#, ["2"]),
        (#"title == "*loop""#, ["2"]), (#"title == "*cafe*"cd"#, ["4"]), (#"title == "*cafe*"c"#, []),
        (#"title == "n*t*m"c"#, ["1"]), (#"kMDItemTitle == "Lake*""#, ["2"]), (#"title != "*a*""#, ["3"]),
        ("rating >= 4", ["2", "3"]), ("rating > 2 && rating < 5", ["3", "4"]), ("InRange(rating, 2, 3)", ["1", "4"]),
        (#"rating == 2 || keywords == "easy""#, ["1", "2"]), (#"!(rating < 4) && title == "*""#, ["2", "3"]),
        (#"domainIdentifier == "walks*""#, ["1", "2", "3"]), (#"uniqueIdentifier == "3""#, ["3"]),
        ("completionDate > $time.iso(2026-05-10)", ["2", "3"]), ("completionDate < $time.today(-100000)", []),
        ("title == '*' && false", []), (#"* == "*birds*""#, ["2"]), (#"contentDescription == "*ird*"w"#, []),
        (#"contentDescription == "*bird*"w"#, ["2"]), (#"title == "a\"b""#, []),
    ])
    func `Spotlight's language finds what it says`(text: String, expected: [String]) async throws {
        #expect(try await found(text) == expected)
    }

    @Test(arguments: [
        "", "title", "title ==", "title == \"", "(rating > 1", "rating > one", "InRange(rating, 1)", "rating > 1 &",
        "$time.today", "rating > $time.never", "rating == $time.iso(x)", String(repeating: "(", count: 5000),
        Array(repeating: "rating == 1", count: 2000).joined(separator: "&&"), "rating > 1e999",
    ])
    func `what is no query is refused with its place`(text: String) async throws {
        let error = await #expect(throws: CSSearchQueryError.self) { _ = try await found(text) }
        #expect(error?.code == .invalidQuery)
    }

    @Test func `no damage to a query ends the process`() throws {
        var random = SeededRandom(seed: 46)
        let queries = [
            #"title == "*te\"a*"cd && !(rating >= 4.5 || InRange(x, -1, 2e3))"#, "a > $time.this_week(-2) || b == 'c'w",
        ]
        for _ in 0..<3000 {
            let text = String(
                decoding: random.damaged(Array(queries.randomElement(using: &random)!.utf8)), as: UTF8.self)
            let predicate = try? QueryParser.predicate(text)
            let item = StoredItem([.text("1"), .null, .real(0), .blob(Data("{}".utf8)), .real(0)])
            #expect(predicate.map { $0.holds(for: item!) } != nil || predicate == nil)
        }
    }

    @Test func `handlers are told of items, then of the end, and of what is wrong`() async throws {
        let store = try Trails.store()
        let told: [String] = await withCheckedContinuation { done in
            IndexStore.$standIn.withValue(store) {
                let query = CSSearchQuery(queryString: "rating >= 4", attributes: ["title"])
                nonisolated(unsafe) var told: [String] = []
                query.foundItemsHandler = { told += $0.map(\.uniqueIdentifier) }
                query.completionHandler = { error in
                    done.resume(returning: told + ["\(error == nil) \(query.foundItemCount)"])
                }
                query.start()
            }
        }
        #expect(told == ["2", "3", "true 2"])
        let failed: Bool = await withCheckedContinuation { done in
            IndexStore.$standIn.withValue(store) {
                let query = CSSearchQuery(queryString: "rating >", queryContext: nil)
                query.completionHandler = { done.resume(returning: $0 is CSSearchQueryError) }
                query.start()
            }
        }
        #expect(failed)
    }

    @Test func `typed words give ways to end them, and the best items, also of some words`() async throws {
        try await IndexStore.$standIn.withValue(Trails.store()) {
            let context = CSUserQueryContext()
            context.maxSuggestionCount = 2
            var (suggestions, items) = ([String](), [String]())
            for try await response in CSUserQuery(userQueryString: "nigh", userQueryContext: context).responses {
                switch response {
                case .item(let item): items.append(item.item.attributeSet.title ?? "")
                case .suggestion(let one):
                    suggestions.append(String(one.suggestion.localizedAttributedSuggestion.characters))
                }
            }
            #expect(suggestions == ["Night hike, Mount Tam"] && items == ["Night hike, Mount Tam", "Café walk"])
            items = []
            for try await response in CSUserQuery(userQueryString: "lake headlamp", userQueryContext: nil).responses {
                if case .item(let item) = response { items.append(item.id) }
            }
            #expect(Set(items) == ["1", "2"])
            context.filterQueries = ["rating > 2"]
            context.maxResultCount = 1
            items = []
            for try await response in CSUserQuery(userQueryString: "night", userQueryContext: context).responses {
                if case .item(let item) = response { items.append(item.id) }
            }
            #expect(items == ["4"])
        }
    }
}
