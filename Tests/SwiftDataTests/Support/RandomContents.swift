import Foundation
import Storage
import TestSupport

@testable import SwiftData

/// The contents of a store with a random schema.
struct RandomContents: Equatable {
    /// The content by class, number and property: a value, or the numbers of related models.
    enum Content: Equatable {
        case value(SQLValue)
        case models(Set<Int64>)

        var isEmpty: Bool { self == .value(.null) || self == .models([]) }
    }

    private(set) var rows: [String: [Int64: [String: Content]]] = [:]

    /// Reads a store in the way models are read.
    init(of store: Store, _ schema: RandomSchema) throws {
        for model in schema.models {
            let table = TableLayout.quoted(model.name)
            for key in try store.use({ try $0.integers("SELECT _id FROM \(table)") }) {
                var row: [String: Content] = [:]
                for (place, property) in model.properties.enumerated() {
                    if property.isToMany {
                        row[property.name] = .models(Set(try store.relatedKeys(place, of: model, key: key)))
                    } else {
                        let value = try store.column(place, of: model, key: key)!
                        row[property.name] =
                            property.isToOne ? .models(Set([value.integer].compactMap { $0 })) : .value(value)
                    }
                }
                rows[model.name, default: [:]][key] = row
            }
        }
    }

    /// Fills a new store.
    static func fill(_ store: Store, _ schema: RandomSchema, _ random: inout SeededRandom) throws {
        try TableMigration(store: store, from: nil, models: schema.models).run()
        let count = Int.random(in: 0...4, using: &random)
        for model in schema.models {
            for key in 1...3 { try insert(Int64(key), model, into: store, &random) }
        }
        for name in TableLayout(schema.models).pairs.keys.sorted() {
            for _ in 0..<count {
                let pair: [SQLValue] = (0..<2).map { _ in .integer(Int64.random(in: 1...3, using: &random)) }
                let sql = "INSERT OR IGNORE INTO \(TableLayout.quoted(name)) VALUES (?, ?)"
                try store.use { _ = try $0.rows(sql, pair) }
            }
        }
    }

    private static func insert(
        _ key: Int64, _ model: ModelDescription, into store: Store, _ random: inout SeededRandom
    ) throws {
        var (columns, values) = (["_id"], [SQLValue.integer(key)])
        for property in model.properties where property.hasColumn {
            columns.append(TableLayout.quoted(property.name))
            values.append(try value(of: property as! RandomProperty, &random))
        }
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let sql = "INSERT INTO \(TableLayout.quoted(model.name)) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
        try store.use { _ = try $0.rows(sql, values) }
    }

    private static func value(of property: RandomProperty, _ random: inout SeededRandom) throws -> SQLValue {
        if property.isOptional, Bool.random(using: &random) { return .null }
        if property.isToOne { return .integer(Int64.random(in: 1...3, using: &random)) }
        let number = Int.random(in: -1...3, using: &random)
        let values: [Any] = [
            number, "\(number)", Double(number) / 2, number > 0, UInt64(bitPattern: Int64(number)), Data([1, 2]),
            [number], "words",
        ]
        let fitting = values.filter { value in
            type(of: value) == property.plan.type
                || (property.plan.type as? any OptionalValue.Type)?.wrappedType == type(of: value)
        }
        return try property.codec.encode(fitting.randomElement(using: &random)!)
    }
}
