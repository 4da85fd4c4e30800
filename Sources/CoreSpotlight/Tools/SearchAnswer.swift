import Foundation
import FoundationModels

/// What a model gets of a search: as much as it may, whole items only.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
struct SearchAnswer {
    private let format: SpotlightSearchTool.FormatLevel
    private let bytesMax: Int
    private let attributes: [SearchableItemAttribute]

    /// What every item has.
    private static let identity: [SearchableItemAttribute] = [.title, .contentType, .contentCreationDate]

    init(_ configuration: SpotlightSearchTool.Configuration) {
        format = configuration.guide?.format ?? .structured
        attributes = (Self.identity + configuration.sources.flatMap(\.fetchAttributes)).reduce(into: []) { list, one in
            if !list.contains(one) { list.append(one) }
        }
        bytesMax =
            if let own = configuration.maximumResponseSize {
                max(0, own)
            } else if case .complete = configuration.guide?.level ?? .complete {
                16_000
            } else {
                4000
            }
    }

    func text(of data: SearchPipelineData) -> String {
        switch data.payload {
        case .items(let items): list(items.map { line($0.item) })
        case .scoredItems(let items): list(items.map { line($0.item.item, [("score", .number($0.score))]) })
        case .groupedItems(let groups):
            list(
                groups.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { group in
                    group.value.map { line($0.item, [("group", .text(group.key.rawValue))]) }
                })
        case .count(let count): "\(count)"
        case .statistic(let name, let value): "\(name): \(value)"
        case .text(let text): cut(text)
        case .table(let table): list(table.rows.map { row($0, table.columns) })
        }
    }

    private func list(_ lines: [String]) -> String {
        guard !lines.isEmpty else { return "Nothing was found." }
        var (taken, bytes) = ([String](), 0)
        for line in lines {
            bytes += line.utf8.count + 2
            guard bytes <= bytesMax else { break }
            taken.append(line)
        }
        let rest = lines.count - taken.count
        let text = format == .structured ? "[\(taken.joined(separator: ",\n"))]" : taken.joined(separator: "\n")
        return rest > 0 ? "\(text)\n\(rest) more" : text
    }

    private func cut(_ text: String) -> String {
        text.utf8.count <= bytesMax ? text : String(decoding: text.utf8.prefix(bytesMax), as: UTF8.self)
    }

    private func line(_ item: CSSearchableItem, _ others: [(String, AttributeValue)] = []) -> String {
        let values = item.attributeSet.all
        var fields: [(String, AttributeValue)] = [("id", .text(item.uniqueIdentifier))]
        fields += attributes.compactMap { attribute in values[attribute.rawValue].map { (attribute.rawValue, $0) } }
        return line(fields + others)
    }

    private func row(_ row: SearchResultsTable.Row, _ columns: [SearchResultsTable.Column]) -> String {
        line(
            zip(columns, row.values).compactMap { column, value in
                switch value {
                case .string(let text): (column.name, .text(text))
                case .integer(let number): (column.name, .number(Double(number)))
                case .double(let number): (column.name, .number(number))
                case .date(let date): (column.name, .date(date))
                case .boolean(let flag): (column.name, .text("\(flag)"))
                case .none: nil
                }
            })
    }

    private func line(_ fields: [(String, AttributeValue)]) -> String {
        guard format == .structured else {
            return fields.map { "\($0.0): \($0.1.texts.joined(separator: ", ").replacing("\n", with: " "))" }.joined(
                separator: " | ")
        }
        let properties = fields.map { ($0.0, Self.content($0.1)) }
        return GeneratedContent(properties: properties, uniquingKeysWith: { first, _ in first }).jsonString
    }

    private static func content(_ value: AttributeValue) -> any ConvertibleToGeneratedContent {
        switch value {
        case .text(let text): text
        case .texts(let texts): texts
        case .number(let number): number.isFinite ? number : 0
        case .date: value.texts.first ?? ""
        }
    }
}
