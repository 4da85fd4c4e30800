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
            let rules = Array(Self.rules.shuffled(using: &random).prefix(2))
            let order = rules.map(\.descriptor)
            let found = try context.fetch(FetchDescriptor<Sample>(sortBy: order))
            let all = try context.fetch(FetchDescriptor<Sample>())
            try #require(found == Self.sorted(all, by: rules), "seed \(seed), round \(round)")
            try #require(found == all.sorted(using: order), "seed \(seed), round \(round), in memory")
        }
    }

    /// A descriptor, and the same order without one.
    private typealias Rule = (descriptor: SortDescriptor<Sample>, compare: (Sample, Sample) -> ComparisonResult)

    private static var rules: [Rule] {
        [
            (SortDescriptor(\.text), { finder($0.text, $1.text) }),
            (SortDescriptor(\.maybe), { order($0.maybe, $1.maybe, by: order) }),
            (SortDescriptor(\.number, order: .reverse), { order($1.number, $0.number) }),
            (SortDescriptor(\.word, order: .reverse), { order($1.word, $0.word, by: finder) }),
            (SortDescriptor(\.parent?.number), { order($0.parent?.number, $1.parent?.number, by: order) }),
            (SortDescriptor(\.text, comparator: .localized), { $0.text.localizedCompare($1.text) }),
            (SortDescriptor(\.word, comparator: .lexical), { order($0.word, $1.word, by: order) }),
            (SortDescriptor(\.parent?.text), { order($0.parent?.text, $1.parent?.text, by: finder) }),
        ]
    }

    private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
        one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }

    /// Foundation tells the two ways to write é apart, which are equal texts in Swift.
    private static func finder(_ one: String, _ other: String) -> ComparisonResult {
        one.precomposedStringWithCanonicalMapping.localizedStandardCompare(other.precomposedStringWithCanonicalMapping)
    }

    /// Nil comes first.
    private static func order<Value>(
        _ one: Value?, _ other: Value?, by compare: (Value, Value) -> ComparisonResult
    ) -> ComparisonResult {
        switch (one, other) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one?, let other?): compare(one, other)
        }
    }

    /// Equal models stay in their order.
    private static func sorted(_ samples: [Sample], by rules: [Rule]) -> [Sample] {
        samples.enumerated().sorted { one, other in
            let results = rules.lazy.map { $0.compare(one.element, other.element) }
            let result = results.first { $0 != .orderedSame }
            return result.map { $0 == .orderedAscending } ?? (one.offset < other.offset)
        }.map(\.element)
    }
}
