import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// Migrates random schemas with data to random later versions. What both versions share is kept; otherwise the migration throws
/// for a valid reason and leaves the store unchanged.
@Suite("Random migrations")
struct MigrationFuzzTests {
    @Test
    func `what two versions know is kept, or the store stays as it is`() throws {
        let rounds = FuzzRounds.count(inTests: 400)
        var migrated = 0
        // Rounds that once lost data come last.
        for round in Array(0..<rounds) + [2425, 3812] {
            var random = SeededRandom(seed: UInt64(round))
            let first = RandomSchema.random(&random)
            let second = first.next(&random)
            let store = try Store(url: nil, allowsSave: true)
            try RandomContents.fill(store, first, &random)
            let before = try RandomContents(of: store, first)
            let noted = try JSONDecoder().decode(
                TableLayout.self, from: JSONEncoder().encode(TableLayout(first.models)))
            do {
                try store.transaction { _ in
                    try TableMigration(store: store, from: noted, models: second.models).run()
                }
                migrated += 1
                check(before, first, try RandomContents(of: store, second), second, round)
            } catch {
                #expect(try RandomContents(of: store, first) == before, "round \(round)")
                #expect(hasReason(before, first, second), "round \(round): \(error)")
            }
        }
        #expect(migrated > rounds / 4)
    }

    /// The property of the first version that became this property of the second.
    private func origin(
        of plan: RandomProperty.Plan, _ entity: String, _ first: RandomSchema, _ second: RandomSchema
    ) -> RandomProperty.Plan? {
        let old = first.classes[entity] ?? []
        if let original = plan.originalName { return old.first { $0.name == original } }
        let isTaken = second.classes[entity]!.contains { $0.originalName == plan.name }
        return isTaken ? nil : old.first { $0.name == plan.name }
    }

    private func check(
        _ before: RandomContents, _ first: RandomSchema, _ after: RandomContents, _ second: RandomSchema, _ round: Int
    ) {
        for model in second.models {
            let (old, new) = (before.rows[model.name] ?? [:], after.rows[model.name] ?? [:])
            #expect(old.keys.sorted() == new.keys.sorted(), "round \(round)")
            for (place, property) in model.properties.enumerated() {
                let plan = (property as! RandomProperty).plan
                let origin = origin(of: plan, model.name, first, second)
                for (key, row) in new {
                    let was = origin.flatMap { old[key]?[$0.name] }
                    let fits = fits(was, row[plan.name]!, property as! RandomProperty, model.inverse(of: place) != nil)
                    #expect(fits, "round \(round): \(model.name) \(key).\(plan.name), \(was as Any) → \(row)")
                }
            }
        }
    }

    private func fits(
        _ old: RandomContents.Content?, _ new: RandomContents.Content, _ property: RandomProperty, _ hasInverse: Bool
    ) -> Bool {
        switch new {
        case .models(let models):
            guard case .models(let kept)? = old else { return hasInverse || models.isEmpty }
            // The inverse relationship may add more models.
            return models == kept || hasInverse && models.isSuperset(of: kept)
        case .value(let value):
            if case .value(let kept)? = old, kept != .null {
                return (try? property.codec.encode(property.codec.decode(kept))) == value
            }
            return value == (property.isOptional ? .null : property.plan.initial)
        }
    }

    // MARK: Reasons

    private func hasReason(_ before: RandomContents, _ first: RandomSchema, _ second: RandomSchema) -> Bool {
        second.models.contains { model in
            model.properties.indices.contains { place in
                let property = model.properties[place] as! RandomProperty
                let origin = origin(of: property.plan, model.name, first, second)
                let rows = before.rows[model.name] ?? [:]
                return rows.values.contains { row in
                    cannotCarry(origin.flatMap { row[$0.name] }, property, from: origin)
                } || isShared(before, origin, model, place, first, second)
            }
        }
    }

    private func cannotCarry(
        _ old: RandomContents.Content?, _ property: RandomProperty, from origin: RandomProperty.Plan?
    ) -> Bool {
        switch old {
        case .models(let models)?:
            guard !models.isEmpty else { return !property.isRelationship && isMissing(property) }
            return origin?.destination != property.plan.destination || property.isToOne && models.count > 1
        case .value(let value)? where value != .null:
            if property.isRelationship { return true }
            let changesSign = (origin?.type == UInt64.self) != (property.plan.type == UInt64.self)
            if changesSign, let number = value.integer, number < 0 { return true }
            return (try? property.codec.decode(value)) == nil
        default: return !property.isRelationship && isMissing(property)
        }
    }

    private func isMissing(_ property: RandomProperty) -> Bool { !property.isOptional && property.plan.initial == nil }

    /// Whether a model had several owners, or a different one, although it may have only one now.
    private func isShared(
        _ before: RandomContents, _ origin: RandomProperty.Plan?, _ model: ModelDescription, _ place: Int,
        _ first: RandomSchema, _ second: RandomSchema
    ) -> Bool {
        guard model.properties[place].isToMany, let inverse = model.inverse(of: place), inverse.property.isToOne else {
            return false
        }
        var owners: [Int64: Set<Int64>] = [:]
        for (key, row) in before.rows[model.name] ?? [:] {
            guard case .models(let models)? = origin.flatMap({ row[$0.name] }) else { continue }
            for other in models { owners[other, default: []].insert(key) }
        }
        let back = self.origin(
            of: (inverse.property as! RandomProperty).plan, inverse.model.name, first, second)
        for (key, row) in before.rows[inverse.model.name] ?? [:] {
            guard case .models(let models)? = back.flatMap({ row[$0.name] }), owners[key] != nil else { continue }
            owners[key]!.formUnion(models)
        }
        return owners.values.contains { $0.count > 1 }
    }
}
