import Foundation
import Testing

@testable import Inference

/// How tokens are chosen.
struct SamplerTests {
    private static let logits: [Float] = [1, 3, 2, 3, -1, 0.5]

    private func choose(
        _ options: SamplingOptions, allowed: TokenSet? = nil, count: Int = 2000, from logits: [Float] = logits
    ) -> [Token?] {
        var sampler = Sampler(options)
        return logits.withUnsafeBufferPointer { logits in
            (0..<count).map { _ in sampler.choose(from: logits, allowed: allowed) }
        }
    }

    private func random(_ top: Int? = nil, _ probability: Double? = nil, temperature: Double = 1) -> SamplingOptions {
        SamplingOptions(strategy: .random(top: top, probability: probability), temperature: temperature, seed: 4)
    }

    @Test func `greedy takes the first of the most likely`() {
        #expect(Set(choose(SamplingOptions())) == [1])
        #expect(Set(choose(random(temperature: 0))) == [1])
    }

    @Test func `the same seed chooses the same`() {
        #expect(choose(random()) == choose(random()))
        #expect(choose(random()) != choose(SamplingOptions(strategy: .random(), seed: 5)))
    }

    @Test func `top keeps the most likely`() {
        #expect(Set(choose(random(1))) == [1])
        #expect(Set(choose(random(3))) == [1, 2, 3])
        #expect(Set(choose(random(100))).count == 6)
    }

    @Test func `probability keeps the fewest that reach it`() {
        // 1 and 3 have 0.39 each, 2 has 0.14, 0 has 0.05.
        #expect(Set(choose(random(nil, 0.3))) == [1])
        #expect(Set(choose(random(nil, 0.7))) == [1, 3])
        #expect(Set(choose(random(nil, 0.9))) == [1, 2, 3])
        #expect(Set(choose(random(nil, 0))) == [1])
    }

    @Test(arguments: [0.2, 0.5, 0.9, 0.99])
    func `probability keeps neither more nor fewer of many`(_ probability: Double) {
        var generator = SeededGenerator(seed: 3)
        let logits = (0..<500).map { _ in Float.random(in: -6...4, using: &generator) }
        let weights = logits.map { exp(Double($0)) }
        let sum = weights.reduce(0, +)
        var expected: Set<Token> = [], reached = 0.0
        for token in logits.indices.sorted(by: { logits[$0] > logits[$1] }) where reached < probability * sum {
            expected.insert(Token(token))
            reached += weights[token]
        }
        // The temperature is so high that every token occurs.
        let found = choose(random(nil, probability, temperature: 1000), count: 20000, from: logits)
        #expect(Set(found) == Set(expected.map(Optional.some)))
    }

    @Test(arguments: [40, 256, 257, 400], [nil, 0.8])
    func `a seed chooses among the most likely in their order`(_ top: Int, _ probability: Double?) {
        var generator = SeededGenerator(seed: 3)
        // The logits are rounded, so that many are equal.
        let logits = (0..<500).map { _ in (Float.random(in: -3...4, using: &generator) * 8).rounded() / 8 }
        let greatest = logits.max()!
        func weight(_ token: Int) -> Double { exp(Double(logits[token] - greatest)) }
        var kept = Array(
            logits.indices.sorted { (logits[$1], $0) < (logits[$0], $1) }.prefix(top))
        if let probability {
            let limit = probability * kept.reduce(0) { $0 + weight($1) }
            var sum = 0.0
            kept = Array(
                kept.prefix { token in
                    defer { sum += weight(token) }
                    return sum < limit
                })
        }
        generator = SeededGenerator(seed: 4)
        let expected = (0..<200).map { _ in
            var rest = Double.random(in: 0..<1, using: &generator) * kept.reduce(0) { $0 + weight($1) }
            return kept.first { token in
                rest -= weight(token)
                return rest < 0
            }.map(Token.init)
        }
        #expect(choose(random(top, probability), count: 200, from: logits) == expected)
    }

    @Test func `to keep all is no limit`() {
        let logits = (0..<500).map { Float($0 % 17) / 4 }
        for top in [500, 501, .max] {
            #expect(choose(random(top), from: logits) == choose(random(), from: logits))
            #expect(choose(random(top, 0.5), from: logits) == choose(random(nil, 0.5), from: logits))
        }
    }

    @Test func `tokens come as often as their probabilities say`() {
        let chosen = choose(random(), count: 20000)
        func share(_ token: Token) -> Double { Double(chosen.count { $0 == token }) / 20000 }
        #expect(abs(share(1) - 0.389) < 0.02)
        #expect(abs(share(2) - 0.143) < 0.02)
    }

    @Test func `temperature sharpens and flattens`() {
        func share(_ temperature: Double) -> Double {
            let chosen = choose(random(temperature: temperature), count: 5000)
            return Double(chosen.filter { $0 == 1 || $0 == 3 }.count) / 5000
        }
        #expect(share(0.2) > 0.98)
        #expect(share(20) < 0.42)
    }

    @Test func `only allowed tokens are chosen`() {
        let allowed = TokenSet([0, 4, 5], vocabularySize: 6)
        #expect(Set(choose(SamplingOptions(), allowed: allowed)) == [0])
        #expect(Set(choose(random(), allowed: allowed)) == [0, 4, 5])
        #expect(Set(choose(random(), allowed: TokenSet(vocabularySize: 6))) == [nil])
        #expect(Set(choose(SamplingOptions(), allowed: TokenSet(vocabularySize: 6))) == [nil])
    }

    @Test func `what is no number is never chosen`() {
        let logits: [Float] = [.nan, 1, -.infinity, .nan]
        #expect(Set(choose(SamplingOptions(), from: logits)) == [1])
        #expect(Set(choose(random(), from: logits)) == [1])
        #expect(Set(choose(random(), from: [.nan, .nan])) == [nil])
        #expect(Set(choose(SamplingOptions(), from: [.nan, .nan])) == [nil])
    }

    @Test func `a token set is a set`() {
        var set = TokenSet([3, 64, 199], vocabularySize: 200)
        #expect(set.contains(64) && !set.contains(65) && !set.contains(-1) && !set.contains(200))
        set.remove(64)
        set.formUnion(TokenSet([0], vocabularySize: 200))
        var members: [Int] = []
        set.forEach { members.append($0) }
        #expect(members == [0, 3, 199])
        #expect(set.count == 3 && !set.isEmpty && TokenSet(vocabularySize: 5).isEmpty)
    }
}
