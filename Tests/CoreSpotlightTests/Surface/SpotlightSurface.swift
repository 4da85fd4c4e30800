import CoreSpotlight
import Foundation
import FoundationModels

// Core Spotlight as apps use it: it holds because it compiles.

enum SpotlightSurface {
    static func index(_ titles: [String]) async throws {
        guard CSSearchableIndex.isIndexingAvailable() else { return }
        let items = titles.map { title in
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.title = title
            attributes.keywords = [title]
            attributes.contentCreationDate = Date()
            attributes.latitude = 35
            attributes.contentURL = URL(string: "https://example.com")
            attributes.isUserCreated = true
            return CSSearchableItem(uniqueIdentifier: title, domainIdentifier: "titles", attributeSet: attributes)
        }
        let index = CSSearchableIndex(name: "Titles")
        try await index.indexSearchableItems(items)
        try await CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["titles"])
        index.indexSearchableItems(items) { error in if let error { print(error.localizedDescription) } }
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: titles) { _ in }
        index.beginBatch()
        try await index.endBatch(withClientState: Data())
        let _: Data = try await index.fetchLastClientState()
    }

    static func clear() {
        CSSearchableIndex.default().deleteAllSearchableItems()
        CSSearchableIndex.default().deleteAllSearchableItems { error in print(error == nil) }
    }

    static func search(_ text: String) async throws -> [CSSearchableItem] {
        let context = CSUserQueryContext()
        context.fetchAttributes = ["title", "contentDescription"]
        context.enableRankedResults = true
        context.maxResultCount = 10
        var items: [CSSearchableItem] = []
        for try await response in CSUserQuery(userQueryString: text, userQueryContext: context).responses {
            switch response {
            case .item(let item): items.append(item.item)
            case .suggestion(let suggestion): print(suggestion.suggestion.localizedAttributedSuggestion)
            }
        }
        return items
    }

    static func tools(_ delegate: any CSSearchableIndexDelegate, _ key: CSCustomAttributeKey) -> [SpotlightSearchTool] {
        var source = CoreSpotlightSource(
            searchableIndexDelegate: delegate,
            fetchAttributes: [.title, .authorNames, SearchableItemAttribute(rawValue: key.keyName)])
        source.sourceOptions = [.allowMail]
        source.maximumResultCount = 20
        let profile = SpotlightSearchTool.GuidanceProfile(
            textMatch: true, dates: true, people: false, attributes: [.title, .altitude, .completionDate])
        let guide = SpotlightSearchTool.Guide(
            level: .focused(.items(.init(title: [.title, .displayName], modified: [.lastUsedDate]))),
            format: .structured)
        return [
            SpotlightSearchTool(),
            SpotlightSearchTool(configuration: .init(sources: [.coreSpotlight], guide: .focused())),
            SpotlightSearchTool(
                configuration: .init(sources: [.coreSpotlight(source), .files], guide: .dynamic(profile))),
            SpotlightSearchTool(configuration: .init(guide: guide)),
            SpotlightSearchTool(configuration: .init(guide: .init(level: .focused(.documents), format: .compact))),
        ]
    }

    static func listen(to tool: SpotlightSearchTool) async -> [String] {
        var texts: [String] = []
        for await reply in tool.searchResults {
            switch reply.content {
            case .items(let items): texts += items.compactMap { $0.item.attributeSet.title }
            case .scoredItems(let items): texts += items.map { "\($0.item.item.uniqueIdentifier) \($0.score)" }
            case .groupedItems(let groups): texts += groups.keys.map(\.rawValue)
            case .count(let count): texts.append("\(count.value) \(count.header ?? "")")
            case .table(let table): texts += table.columns.map(\.name)
            case .statistic(let statistic): texts.append("\(statistic.name) \(statistic.value)")
            case .text(let text): texts.append(text.body)
            }
            if reply.status == .complete { break }
        }
        return texts
    }
}
