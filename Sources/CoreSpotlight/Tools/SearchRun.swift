import Foundation
import FoundationModels

/// One call of the tool: sources, stages, what the app gets and what the model gets.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
struct SearchRun: Sendable {
    let query: SearchArguments
    let configuration: SpotlightSearchTool.Configuration
    let replies: SearchReplies
    private let token = SpotlightSearchTool.SearchReply.QueryToken()

    init(query: SearchArguments, configuration: SpotlightSearchTool.Configuration, replies: SearchReplies) {
        (self.query, self.configuration, self.replies) = (query, configuration, replies)
    }

    private static let itemsMax = 50

    /// What the model gets.
    func answer() async throws -> String {
        var (items, isWhole) = ([CSSearchableItem](), true)
        for source in configuration.sources {
            let found: SourceItems
            do {
                found = try await self.items(of: source)
            } catch let error as CSSearchQueryError {
                return "Nothing was found in time: \(error.localizedDescription) Search for something else."
            }
            items += found.items
            isWhole = isWhole && found.isWhole
        }
        let text = try await answer(items)
        return isWhole ? text : "\(text)\nNot everything was looked at."
    }

    private func answer(_ items: [CSSearchableItem]) async throws -> String {
        let found = Array(items.prefix(query.limit ?? .max)).map { SearchableItem(item: $0) }
        var data = SearchPipelineData.items(found)
        send(data, isLast: query.stages.isEmpty)
        let writer = SearchAnswer(configuration)
        guard !query.stages.isEmpty else { return writer.text(of: data) }
        for (index, stage) in query.stages.enumerated() {
            do {
                data = try await execute(stage, on: data)
            } catch let error as StageError {
                return error.text
            }
            send(data, isLast: index == query.stages.count - 1)
        }
        return writer.text(of: data)
    }

    // MARK: Sources

    private struct SourceItems {
        let items: [CSSearchableItem]
        /// Whether all was looked at.
        let isWhole: Bool
    }

    private func items(of source: SearchSource) async throws -> SourceItems {
        let (query, store, work) = (sought, IndexStore.current, SearchWork())
        switch source.kind {
        case .files(let files):
            let search = FileSearch(files.scopes, countMax: files.maximumResultCount ?? Self.itemsMax)
            let (found, isWhole) = try await store.searches.search(of: store.ownerIfKnown ?? "", work) {
                try search.items(query, work)
            }
            return SourceItems(items: found.map(\.item), isWhole: isWhole)
        case .index(let index):
            let owner = try store.owner()
            let countMax = min(max(index.maximumResultCount ?? Self.itemsMax, 0), CSSearchQuery.itemsMax)
            let (found, isWhole) = try await store.searches.search(of: owner, work) {
                try store.read(of: owner, work) { try query.items(in: $0, countMax: countMax) }
            }
            return SourceItems(items: await whole(found.map(\.item), index.searchableIndexDelegate), isWhole: isWhole)
        }
    }

    private var sought: SoughtItems {
        let me = configuration.contactResolver?.userIdentity().all ?? []
        let people = query.people.map {
            ["me", "i", "myself", "user"].contains($0.lowercased()) && !me.isEmpty ? me : [$0]
        }
        return SoughtItems(
            words: query.words, filters: query.filters + people.map(SoughtItems.person),
            sortName: query.sortAttribute?.rawValue, isDescending: query.isDescending)
    }

    /// How long a delegate is waited for.
    private static let delegateSeconds = 10

    /// The items as a delegate gives them, in their order; those that it doesn't give stay as they are.
    private func whole(
        _ items: [CSSearchableItem], _ delegate: (any CSSearchableIndexDelegate)?
    ) async -> [CSSearchableItem] {
        guard let delegate, !items.isEmpty else { return items }
        let asked = AskedDelegate(delegate: delegate, identifiers: items.map(\.uniqueIdentifier))
        let given = await withTaskGroup(of: [CSSearchableItem].self) { group in
            group.addTask { await asked.items() }
            group.addTask {
                try? await Task.sleep(for: .seconds(Self.delegateSeconds))
                return []
            }
            defer { group.cancelAll() }
            return await group.next() ?? []
        }
        let byIdentifier = Dictionary(given.map { ($0.uniqueIdentifier, $0) }) { first, _ in first }
        return items.map { byIdentifier[$0.uniqueIdentifier] ?? $0 }
    }

    // MARK: Stages

    private func execute(_ stage: SearchArguments.Stage, on data: SearchPipelineData) async throws -> SearchPipelineData
    {
        switch stage {
        case .own(let own): try await own.execute(on: data)
        case .builtIn(let stage, let attribute, let statistic):
            try BuiltInStage(stage: stage, attribute: attribute, statistic: statistic).execute(on: data)
        }
    }

    private func send(_ data: SearchPipelineData, isLast: Bool) {
        let content: SpotlightSearchTool.SearchReply.Content =
            switch data.payload {
            case .items(let items): .items(items)
            case .scoredItems(let items): .scoredItems(items)
            case .groupedItems(let groups): .groupedItems(groups)
            case .count(let count): .count(SearchCount(value: count, header: query.label))
            case .table(let table): .table(table)
            case .statistic(let name, let value):
                .statistic(SearchStatistic(name: name, value: value, header: query.label))
            case .text(let text): .text(SearchTextResult(body: text, header: query.label))
            }
        replies.send(
            .init(
                content: content, label: query.label, queryToken: token, stageToken: .init(),
                status: isLast ? .complete : .partial))
    }
}

/// Carries a delegate into a task.
private struct AskedDelegate: @unchecked Sendable {
    // @unchecked: the app's delegate is asked as Apple's index asks it, from any thread.
    let delegate: any CSSearchableIndexDelegate
    let identifiers: [String]

    func items() async -> [CSSearchableItem] { await delegate.searchableItems(forIdentifiers: identifiers) }
}
