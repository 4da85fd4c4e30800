import Foundation
import SwiftData
import TestSupport
import Testing

@Suite("Predicates in SQL")
struct PredicateFuzzTests {
    /// A context with some saved samples, and some new or changed ones.
    private func context(_ random: inout SeededRandom) throws -> ModelContext {
        let context = ModelContext(try memory(Sample.self))
        let samples = (0..<40).map { _ in Sample(&random) }
        for sample in samples { context.insert(sample) }
        for sample in samples where Bool.random(using: &random) {
            sample.parent = samples.randomElement(using: &random)
        }
        try context.save()
        return context
    }

    @Test(arguments: 0..<UInt64(20))
    func `a fetch finds what the predicate says in memory`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let context = try context(&random)
        var predicates = RandomPredicate(random: random)
        for round in 0..<60 {
            if round == 40 { try change(context, &random) }
            let predicate = predicates.predicate()
            let all = try context.fetch(FetchDescriptor<Sample>())
            let expected = try all.filter { try predicate.evaluate($0) }
            let found = try context.fetch(FetchDescriptor(predicate: predicate))
            try #require(found == expected, "seed \(seed), round \(round): \(predicate)")
        }
    }

    /// Changes samples without saving.
    private func change(_ context: ModelContext, _ random: inout SeededRandom) throws {
        let samples = try context.fetch(FetchDescriptor<Sample>())
        for sample in samples.prefix(5) { sample.number += 1 }
        samples[6].parent = samples[7]
        context.delete(samples[8])
        context.insert(Sample(&random))
    }

    @Test(arguments: 0..<UInt64(10))
    func `a fetch sorts as the descriptors do in memory`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let context = try context(&random)
        for round in 0..<12 {
            if round == 8 { try change(context, &random) }
            let all: [SortDescriptor<Sample>] = [
                SortDescriptor(\.text), SortDescriptor(\.maybe), SortDescriptor(\.number, order: .reverse),
                SortDescriptor(\.word, order: .reverse), SortDescriptor(\.parent?.number),
            ]
            let order = Array(all.shuffled(using: &random).prefix(2))
            let found = try context.fetch(FetchDescriptor<Sample>(sortBy: order))
            let expected = try context.fetch(FetchDescriptor<Sample>()).enumerated().sorted { left, right in
                for descriptor in order {
                    let result = descriptor.compare(left.element, right.element)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return left.offset < right.offset
            }.map(\.element)
            try #require(found == expected, "seed \(seed), round \(round)")
        }
    }
}
