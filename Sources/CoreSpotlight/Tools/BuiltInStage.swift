import Foundation

/// A stage that every model may ask for: a count, groups, a number, a table.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
struct BuiltInStage {
    let stage: SearchLanguage.Stage
    let attribute: SearchableItemAttribute?
    let statistic: SearchLanguage.Statistic

    /// - Throws: ``StageError`` where the stage can't work on the data.
    func execute(on data: SearchPipelineData) throws -> SearchPipelineData {
        switch (stage, data.payload) {
        case (.count, .groupedItems(let groups)): .count(groups.values.map(\.count).reduce(0, +))
        case (.count, .table(let table)): .count(table.rows.count)
        case (.count, _): .count(try items(data).count)
        case (.group, _): try grouped(items(data))
        case (.statistic, _): try computed(items(data))
        case (.table, .groupedItems(let groups)): table(groups)
        case (.table, _): table(try items(data))
        }
    }

    private func items(_ data: SearchPipelineData) throws -> [SearchableItem] {
        switch data.payload {
        case .items(let items): return items
        case .scoredItems(let items): return items.map(\.item)
        case .groupedItems(let groups): return groups.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value)
        case .count, .table, .statistic, .text:
            throw StageError(text: "The stage \(stage.rawValue) needs items.")
        }
    }

    /// By the values of the attribute, which become the groups' names; dates by their months.
    private func grouped(_ items: [SearchableItem]) -> SearchPipelineData {
        guard let attribute else { return .items(items) }
        var groups: [SearchableItemAttribute: [SearchableItem]] = [:]
        for item in items {
            for name in names(item.item.attributeSet.all[attribute.rawValue]) {
                groups[SearchableItemAttribute(rawValue: name), default: []].append(item)
            }
        }
        return .groupedItems(groups)
    }

    private func names(_ value: AttributeValue?) -> [String] {
        switch value {
        case .date(let date): [date.formatted(.iso8601.year().month())]
        case .text, .texts, .number: value?.texts ?? []
        case nil: ["none"]
        }
    }

    private func computed(_ items: [SearchableItem]) throws -> SearchPipelineData {
        let name = attribute?.rawValue ?? ""
        let numbers = items.compactMap { $0.item.attributeSet.all[name]?.number }
        guard !numbers.isEmpty else { throw StageError(text: "No item has a number as its \(name).") }
        let value =
            switch statistic {
            case .average: numbers.reduce(0, +) / Double(numbers.count)
            case .sum: numbers.reduce(0, +)
            case .minimum: numbers.min() ?? 0
            case .maximum: numbers.max() ?? 0
            }
        return .statistic(name: "\(statistic.rawValue) of \(name)", value: value)
    }

    /// The sizes of groups.
    private func table(_ groups: [SearchableItemAttribute: [SearchableItem]]) -> SearchPipelineData {
        let rows = groups.sorted { $0.key.rawValue < $1.key.rawValue }.map { group in
            SearchResultsTable.Row(values: [.string(group.key.rawValue), .integer(group.value.count)])
        }
        let columns = [
            SearchResultsTable.Column(name: "group", type: .string), .init(name: "count", type: .integer),
        ]
        return .table(SearchResultsTable(columns: columns, rows: rows))
    }

    /// Titles, and the attribute.
    private func table(_ items: [SearchableItem]) -> SearchPipelineData {
        let rows = items.map { item in
            let values = item.item.attributeSet.all
            let title = SearchResultsTable.Value.string(item.item.title)
            guard let attribute else { return SearchResultsTable.Row(values: [title]) }
            return SearchResultsTable.Row(values: [title, SearchResultsTable.Value(values[attribute.rawValue])])
        }
        let type: SearchResultsTable.ValueType =
            switch rows.compactMap(\.values.last).first {
            case .double: .double
            case .date: .date
            default: .string
            }
        let columns =
            [SearchResultsTable.Column(name: "title", type: .string)]
            + (attribute.map { [.init(name: $0.rawValue, type: type)] } ?? [])
        return .table(SearchResultsTable(columns: columns, rows: rows))
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SearchResultsTable.Value {
    fileprivate init(_ value: AttributeValue?) {
        self =
            switch value {
            case .number(let number): .double(number)
            case .date(let date): .date(date)
            case .text, .texts: .string(value?.texts.joined(separator: ", ") ?? "")
            case nil: .none
            }
    }
}

extension CSSearchableItem {
    /// By what it is called.
    var title: String {
        attributeSet.title ?? attributeSet.displayName ?? attributeSet.subject ?? uniqueIdentifier
    }
}
