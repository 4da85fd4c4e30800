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
        var items: [CSSearchableItem] = []
        for source in configuration.sources { items += try await self.items(of: source) }
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

    private func items(of source: SearchSource) async throws -> [CSSearchableItem] {
        let query = sought
        switch source.kind {
        case .files(let files):
            let countMax = files.maximumResultCount ?? Self.itemsMax
            return try await SearchQueue.run { FileSearch(files.scopes, countMax: countMax).items(query) }.map(\.item)
        case .index(let index):
            let countMax = index.maximumResultCount ?? Self.itemsMax
            let store = IndexStore.current
            let owner = try store.owner()
            let found = try await SearchQueue.run {
                try query.items(in: store, of: owner, countMax: min(max(countMax, 0), CSSearchQuery.itemsMax))
            }.map(\.item)
            return await whole(found, index.searchableIndexDelegate)
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

/// What is looked for, in an index or in files.
struct SoughtItems: Sendable {
    let words: [String]
    let filters: [QueryPredicate]
    let sortName: String?
    let isDescending: Bool

    private static let people = [
        "authorNames", "recipientNames", "authorEmailAddresses", "recipientEmailAddresses", "participants", "editors",
        "contributors", "performers", "artist", "phoneNumbers", "emailAddresses", "contactKeywords",
    ]

    /// Whether an item names a person by one of some names.
    static func person(_ names: [String]) -> QueryPredicate {
        let patterns = names.map {
            TextPattern(text: "*\($0.replacing("*", with: " "))*", ignoresCase: true, ignoresAccents: true)
        }
        let all = patterns.flatMap { pattern in
            people.map { QueryPredicate.comparison(attribute: $0, .equal, .text(pattern)) }
        }
        return all.dropFirst().reduce(all.first ?? .always(false)) { .or($0, $1) }
    }

    func fits(_ item: StoredItem) -> Bool { filters.allSatisfy { $0.holds(for: item) } }

    /// Items with all words; if there are none, those with any of them.
    func items(in store: IndexStore, of owner: String, countMax: Int) throws -> [StoredItem] {
        let isByWords = words.contains { !FoldedText.phrases($0).isEmpty }
        guard isByWords else {
            return Array(
                try sorted(store.items(of: owner, countMax: IndexStore.scannedMax, where: fits)).prefix(countMax))
        }
        for matching in [IndexStore.Matching.all, .any] {
            let found = try store.items(with: words, matching, of: owner, countMax: CSSearchQuery.itemsMax).filter(fits)
            if !found.isEmpty { return Array(sorted(found).prefix(countMax)) }
        }
        return []
    }

    /// By the attribute, and without one as they are. Items that don't have it come last.
    func sorted(_ items: [StoredItem]) -> [StoredItem] {
        guard let sortName else { return items }
        return items.enumerated().sorted { left, right in
            let pair = (left.element.values(of: sortName).first, right.element.values(of: sortName).first)
            switch Self.order(pair.0, pair.1) {
            case .orderedSame: return left.offset < right.offset
            case .orderedAscending: return pair.1 == nil || !isDescending
            case .orderedDescending: return pair.0 != nil && isDescending
            }
        }.map(\.element)
    }

    private static func order(_ left: AttributeValue?, _ right: AttributeValue?) -> ComparisonResult {
        guard let left, let right else {
            return left == nil ? (right == nil ? .orderedSame : .orderedDescending) : .orderedAscending
        }
        if let first = left.number, let second = right.number {
            return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
        }
        return (left.texts.first ?? "").localizedStandardCompare(right.texts.first ?? "")
    }
}
