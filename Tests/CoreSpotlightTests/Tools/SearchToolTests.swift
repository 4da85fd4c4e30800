import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import CoreSpotlight

@Suite("A model's searches", .timeLimit(.minutes(10)))
struct SearchToolTests {
    private typealias Tool = SpotlightSearchTool

    /// What the tool tells a model that asks with some JSON, in a session.
    private func answer(
        _ json: String, _ tool: SpotlightSearchTool, in store: IndexStore? = nil
    ) async throws -> String {
        try await IndexStore.$standIn.withValue(store ?? Trails.store()) {
            let model = ScriptedLanguageModel(.toolCall("spotlight_search", json: json), "Done.")
            let session = LanguageModelSession(model: model, tools: [tool])
            #expect(try await session.respond(to: "Which walks?").content == "Done.")
            let outputs = session.transcript.compactMap { if case .toolOutput(let output) = $0 { output } else { nil } }
            return try #require(outputs.first).segments.map(\.description).joined()
        }
    }

    private func tool(_ attributes: [SearchableItemAttribute] = [], _ guide: Tool.Guide? = nil) -> SpotlightSearchTool {
        Tool(
            configuration: .init(sources: [.coreSpotlight(.init(fetchAttributes: attributes))], guide: guide))
    }

    @Test func `words find items, which the model gets with the attributes that were asked for`() async throws {
        let text = try await answer(#"{"searchTerms": ["night", "headlamp"]}"#, tool([.contentDescription, .rating]))
        #expect(
            text.contains(#""id": "1""#) && text.contains("Night hike, Mount Tam") && text.contains("spare batteries"))
        #expect(text.contains(#""rating": 2"#) && !text.contains("Café"))
        let bare = try await answer(#"{"searchTerms": ["night"]}"#, tool())
        #expect(bare.contains("Café walk") && !bare.contains("batteries"))
        #expect(try await answer(#"{"searchTerms": ["submarine"]}"#, tool()) == "Nothing was found.")
    }

    @Test(arguments: [
        (#"{"filters": [{"attribute": "rating", "comparison": "greaterThan", "value": "3"}]}"#, ["2", "3"]),
        (#"{"filters": [{"attribute": "title", "comparison": "contains", "value": "LOOP"}]}"#, ["2"]),
        (#"{"filters": [{"attribute": "completionDate", "comparison": "equals", "value": "2026-05-20"}]}"#, ["2"]),
        (
            #"{"filters": [{"attribute": "completionDate", "comparison": "lessThan", "value": "2026-06-01"}], "sortBy": "completionDate", "descending": true}"#,
            ["2", "1"]
        ),
        (#"{"sortBy": "rating", "descending": true, "limit": 2}"#, ["2", "3"]),
        (#"{"sortBy": "rating"}"#, ["1", "4", "3", "2"]),
        (#"{"people": ["ann"]}"#, ["1"]),
        (
            #"{"searchTerms": ["walk", "night"], "filters": [{"attribute": "rating", "comparison": "equals", "value": "3"}]}"#,
            ["4"]
        ),
    ])
    func `filters, people and orders are heeded`(json: String, expected: [String]) async throws {
        let text = try await answer(json, tool([.rating]))
        let items = try GeneratedContent(json: text).value([GeneratedContent].self)
        #expect(try items.map { try $0.value(String.self, forProperty: "id") } == expected)
    }

    @Test(arguments: [
        ("{}", "searchTerms, filters, sortBy or stages are needed"),
        (#"{"filters": [{"attribute": "colour", "comparison": "equals", "value": "red"}]}"#, #"no attribute "colour""#),
        (#"{"filters": [{"attribute": "title", "comparison": "like", "value": "x"}]}"#, #"no comparison "like""#),
        (#"{"stages": [{"stage": "paint"}]}"#, #"no stage "paint""#),
        (#"{"stages": [{"stage": "statistic"}]}"#, "needs an attribute"),
        (#"{"sortBy": "colour"}"#, #"no attribute "colour""#),
    ])
    func `a query that makes no sense is answered with what is wrong`(json: String, words: String) async throws {
        let text = try await answer(json, tool())
        #expect(text.hasPrefix("The query can't be understood: ") && text.contains(words))
    }

    @Test func `stages count, group and compute, and the app gets each result under the model's title`() async throws {
        let tool = tool([.rating])
        // Asked for by the one whose searches they are.
        let results = try IndexStore.$standIn.withValue(Trails.store()) { tool.searchResults }
        let text = try await answer(
            #"{"sortBy": "rating", "stages": [{"stage": "group", "attribute": "completionDate"}, {"stage": "table"}], "label": "By month"}"#,
            tool)
        #expect(text.contains(#"{"group": "2026-05", "count": 2}"#) && text.contains(#"{"group": "none", "count": 1}"#))
        var kinds: [String] = []
        var tokens: Set<Tool.SearchReply.QueryToken> = []
        for await reply in results {
            #expect(reply.label == "By month")
            tokens.insert(reply.queryToken)
            switch reply.content {
            case .items(let items): kinds.append("\(items.count) items \(reply.status)")
            case .groupedItems(let groups): kinds.append("\(groups.count) groups \(reply.status)")
            case .table(let table): kinds.append("\(table.rows.count) rows \(reply.status)")
            default: kinds.append("other")
            }
            if reply.status == .complete { break }
        }
        #expect(kinds == ["4 items partial", "3 groups partial", "3 rows complete"] && tokens.count == 1)
        let mean = #"{"stages": [{"stage": "statistic", "attribute": "rating", "statistic": "average"}]}"#
        #expect(try await answer(mean, tool) == "average of rating: 3.5")
        #expect(try await answer(#"{"searchTerms": ["night"], "stages": [{"stage": "count"}]}"#, tool) == "2")
        let none = #"{"stages": [{"stage": "statistic", "attribute": "duration"}]}"#
        #expect(try await answer(none, tool) == "No item has a number as its duration.")
    }

    @Generable
    struct CheerStage: CustomStage {
        static let name = "cheer"
        static let description = "Keeps the walks that were good."
        static let inputTypes: [SearchPipelineDataType] = [.items]
        static let outputTypes: [SearchPipelineDataType] = [.scoredItems]

        @Guide(description: "The least rating")
        var least: Double

        func execute(items: [SearchableItem]) async throws -> SearchPipelineData {
            .scoredItems(
                items.compactMap { item in
                    guard let rating = item.item.attributeSet.rating?.doubleValue, rating >= least else { return nil }
                    return ScoredSearchableItem(item: item, score: rating / 5)
                })
        }
    }

    @Test func `a stage of the app's own works with what the model says`() async throws {
        let tool = Tool(configuration: .init(sources: [.coreSpotlight], customStages: [CheerStage(least: 0)]))
        let json = #"{"sortBy": "title", "stages": [{"stage": "cheer", "parameters": {"least": 4}}]}"#
        let text = try await answer(json, tool)
        #expect(text.contains(#""score": 1"#) && text.contains("Lake loop") && !text.contains("Night"))
        #expect("\(tool.parameters)".isEmpty == false)
        let wrong = #"{"stages": [{"stage": "count"}, {"stage": "cheer", "parameters": {"least": 4}}]}"#
        #expect(try await answer(wrong, tool) == "The stage cheer takes items, not count.")
        let missing = #"{"stages": [{"stage": "cheer"}]}"#
        #expect(try await answer(missing, tool).contains("the parameters of cheer aren't right"))
    }

    private final class Delegate: NSObject, CSSearchableIndexDelegate {
        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
        ) { acknowledgementHandler() }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler: @escaping () -> Void
        ) { acknowledgementHandler() }

        func searchableItems(
            forIdentifiers identifiers: [String],
            searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void
        ) {
            let items = identifiers.map { Trails.item($0, "Walk \($0)", "Told by the app alone") }
            Task { searchableItemsHandler(items) }
        }
    }

    @Test func `a delegate gives the model more than the index has`() async throws {
        let source = CoreSpotlightSource(searchableIndexDelegate: Delegate(), fetchAttributes: [.contentDescription])
        let tool = Tool(configuration: .init(sources: [.coreSpotlight(source)], guide: .focused()))
        let text = try await answer(#"{"searchTerms": ["lake"]}"#, tool)
        #expect(text.contains("Told by the app alone") && text.contains("Walk 2"))
    }

    private struct Me: ContactResolver {
        func userIdentity() -> ResolvedContact {
            var contact = ResolvedContact(displayName: "Ann Lee")
            contact.emailAddresses = ["ann@example.com"]
            return contact
        }
    }

    @Test func `the user is found by all their names, and the model is told who they are`() async throws {
        let tool = Tool(configuration: .init(sources: [.coreSpotlight], contactResolver: Me()))
        #expect(tool.description.contains("Ann Lee"))
        let text = try await answer(#"{"people": ["me"]}"#, tool)
        #expect(text.contains("Night hike") && !text.contains("Lake"))
    }

    @Test func `a guide narrows what a model is told, and how much it gets`() async throws {
        func names(_ guide: Tool.Guide?) throws -> String {
            String(decoding: try JSONEncoder().encode(tool([], guide).parameters), as: UTF8.self)
        }
        let (complete, focused) = (try names(nil), try names(.focused(.calendar)))
        #expect(complete.contains("statistic") && complete.contains("rating"))
        #expect(!focused.contains("statistic") && !focused.contains("rating") && focused.contains("startDate"))
        #expect(focused.utf8.count < complete.utf8.count)
        let dynamic = try names(
            .dynamic(.init(textMatch: false, dates: false, people: false, attributes: [.title, .dueDate])))
        #expect(!dynamic.contains("searchTerms") && !dynamic.contains("people") && !dynamic.contains("dueDate"))
        let own = try names(.focused(.items(.init(title: [.headline], text: [], created: [], modified: []))))
        #expect(own.contains("headline") && !own.contains("contentDescription"))

        let store = try Trails.store((0..<40).map { Trails.item("\($0)", "Walk number \($0)") })
        var configuration = Tool.Configuration(
            sources: [.coreSpotlight], guide: .init(level: .focused(), format: .compact), maximumResponseSize: 200)
        let text = try await answer(#"{"searchTerms": ["walk"]}"#, Tool(configuration: configuration), in: store)
        #expect(
            text.contains("id: ") && text.contains(" | title: Walk number") && text.hasSuffix(" more")
                && text.utf8.count < 230)
        configuration.maximumResponseSize = -1
        _ = try await answer(#"{"searchTerms": ["walk"]}"#, Tool(configuration: configuration), in: store)
        var source = CoreSpotlightSource()
        source.maximumResultCount = 3
        let few = try await answer(
            #"{"searchTerms": ["walk"]}"#, Tool(configuration: .init(sources: [.coreSpotlight(source)])), in: store)
        #expect(try GeneratedContent(json: few).value([GeneratedContent].self).count == 3)
    }

    @Test func `files are found in the folders that are named, and in no others`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kissa-\(UUID().uuidString)")
        let inner = folder.appending(path: "notes/deep")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("The kettle sings before the rain.".utf8).write(to: inner.appending(path: "kettle.txt"))
        try Data("A kettle, elsewhere.".utf8).write(to: folder.appending(path: "outside.txt"))
        try Data([0, 1, 2] + Array("kettle".utf8)).write(to: inner.appending(path: "binary.bin"))
        try FileManager.default.createSymbolicLink(
            at: inner.appending(path: "kettle-link.txt"), withDestinationURL: folder.appending(path: "outside.txt"))
        var files = FileSource(fetchAttributes: [.path, .textContent])
        let empty = Tool(configuration: .init(sources: [.files(files)]))
        #expect(try await answer(#"{"searchTerms": ["kettle"]}"#, empty) == "Nothing was found.")
        files.scopes = [folder.appending(path: "notes")]
        let tool = Tool(configuration: .init(sources: [.files(files)]))
        let text = try await answer(#"{"searchTerms": ["kettle", "rain"]}"#, tool)
        #expect(text.contains("sings before the rain") && text.contains("deep") && !text.contains("elsewhere"))
        #expect(!text.contains("binary"))
    }
}
