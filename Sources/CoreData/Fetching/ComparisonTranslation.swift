import Foundation
import Storage

/// Translates the comparison of a column with a constant to SQL.
struct ComparisonTranslation {
    private let operation: PredicateComparison.Operation
    private let options: String.CompareOptions
    private let right: PredicateValue

    /// More values than this in a list are compared in memory.
    private static let listCountMax = 500

    init(_ comparison: PredicateComparison) {
        self.init(comparison.operation, comparison.options, comparison.right)
    }

    private init(_ operation: PredicateComparison.Operation, _ options: String.CompareOptions, _ right: PredicateValue)
    {
        (self.operation, self.options, self.right) = (operation, options, right)
    }

    /// `tags CONTAINS x`: whether one of the tags equals it.
    var asElement: ComparisonTranslation { ComparisonTranslation(.equal, [], right) }

    /// - Parameter property: The column's property; nil for the object itself.
    func part(_ sql: String, _ property: NSPropertyDescription?) -> SQLPart? {
        switch operation {
        case .equal, .unequal: equality(sql, property)
        case .less, .atMost, .more, .atLeast: order(sql, property)
        case .isIn: list(sql, property)
        case .between: range(sql, property)
        case .begins, .ends, .contains, .like, .matches: text(sql, property)
        }
    }

    /// The comparison of a number that isn't a property's.
    func numberPart(_ sql: String) -> SQLPart? {
        guard case .constant(let value?) = right, let number = ManagedValue.number(value),
            ["==", "!=", "<", "<=", ">", ">="].contains(operation.rawValue)
        else { return nil }
        return SQLPart(sql: "\(sql) \(operation.rawValue) ?", values: [.real(number.doubleValue)])
    }

    private func equality(_ sql: String, _ property: NSPropertyDescription?) -> SQLPart? {
        guard case .constant(let value) = right else { return nil }
        let word = operation == .equal ? "IS" : "IS NOT"
        guard let value, !(value is NSNull) else { return SQLPart(sql: "(\(sql) \(word) NULL)") }
        if !options.isEmpty {
            guard let part = text(sql, property, "==") else { return nil }
            return operation == .equal ? part : SQLPart(sql: "NOT \(part.sql)", values: part.values)
        }
        return Self.column(value, property).map { SQLPart(sql: "(\(sql) \(word) ?)", values: [$0]) }
    }

    /// SQL orders texts by their bytes, and predicates by Foundation's rules.
    private func order(_ sql: String, _ property: NSPropertyDescription?) -> SQLPart? {
        guard Self.isOrdered(property), case .constant(let value?) = right, let column = Self.column(value, property)
        else {
            return nil
        }
        return SQLPart(sql: "ifnull(\(sql) \(operation.rawValue) ?, 0)", values: [column])
    }

    private func list(_ sql: String, _ property: NSPropertyDescription?) -> SQLPart? {
        guard options.isEmpty, let elements, elements.count <= Self.listCountMax else { return nil }
        let columns = elements.compactMap { Self.column($0, property) }
        guard columns.count == elements.count else { return nil }
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return SQLPart(sql: "ifnull(\(sql) IN (\(marks)), 0)", values: columns)
    }

    private func range(_ sql: String, _ property: NSPropertyDescription?) -> SQLPart? {
        guard Self.isOrdered(property), let elements, elements.count == 2 else { return nil }
        let columns = elements.compactMap { Self.column($0, property) }
        guard columns.count == 2 else { return nil }
        return SQLPart(sql: "ifnull(\(sql) BETWEEN ? AND ?, 0)", values: columns)
    }

    private func text(_ sql: String, _ property: NSPropertyDescription?, _ name: String? = nil) -> SQLPart? {
        guard (property as? NSAttributeDescription)?.attributeType == .stringAttributeType,
            case .constant(let value?) = right, let text = value as? String
        else { return nil }
        let call = "\(TextComparison.name)('\(name ?? operation.rawValue)', \(options.rawValue), \(sql), ?)"
        return SQLPart(sql: "ifnull(\(call), 0)", values: [.text(text)])
    }

    // MARK: Constants

    private var elements: [Any]? {
        switch right {
        case .constant(let value): return PredicateValue.elements(of: value)
        case .list(let values):
            let constants = values.compactMap { value -> Any? in
                if case .constant(let value) = value { value } else { nil }
            }
            return constants.count == values.count ? constants : nil
        default: return nil
        }
    }

    private static func isOrdered(_ property: NSPropertyDescription?) -> Bool {
        guard let type = (property as? NSAttributeDescription)?.attributeType else { return false }
        return numbers.contains(type) || type == .dateAttributeType
    }

    private static let numbers: Set<NSAttributeType> = [
        .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
        .floatAttributeType, .booleanAttributeType,
    ]

    /// A constant as the column of a property has it; nil if it isn't of the same kind.
    private static func column(_ value: Any, _ property: NSPropertyDescription?) -> Database.Value? {
        guard let attribute = property as? NSAttributeDescription else {
            let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
            return id.map { .integer($0.key) }
        }
        switch (attribute.attributeType, value) {
        case (.stringAttributeType, let text as String): return .text(text.precomposedStringWithCanonicalMapping)
        case (.dateAttributeType, let date as Date): return .real(date.timeIntervalSinceReferenceDate)
        case (.UUIDAttributeType, let id as UUID): return .text(id.uuidString)
        case (.URIAttributeType, let url as URL): return .text(url.absoluteString)
        case (let type, _) where numbers.contains(type): return ManagedValue.number(value).map(column)
        default: return nil
        }
    }

    private static func column(_ number: NSNumber) -> Database.Value {
        Int64(exactly: number.doubleValue).map { _ in .integer(number.int64Value) } ?? .real(number.doubleValue)
    }
}
