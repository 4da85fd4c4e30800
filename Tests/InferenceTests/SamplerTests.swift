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

    @Test func greedyTakesTheFirstOfTheMostLikely() {
        #expect(Set(choose(SamplingOptions())) == [1])
        #expect(Set(choose(random(temperature: 0))) == [1])
    }

    @Test func theSameSeedChoosesTheSame() {
        #expect(choose(random()) == choose(random()))
        #expect(choose(random()) != choose(SamplingOptions(strategy: .random(), seed: 5)))
    }

    @Test func topKeepsTheMostLikely() {
        #expect(Set(choose(random(1))) == [1])
        #expect(Set(choose(random(3))) == [1, 2, 3])
        #expect(Set(choose(random(100))).count == 6)
    }

    @Test func probabilityKeepsTheFewestThatReachIt() {
        // 1 and 3 have 0.39 each, 2 has 0.14, 0 has 0.05.
        #expect(Set(choose(random(nil, 0.3))) == [1])
        #expect(Set(choose(random(nil, 0.7))) == [1, 3])
        #expect(Set(choose(random(nil, 0.9))) == [1, 2, 3])
        #expect(Set(choose(random(nil, 0))) == [1])
    }

    @Test(arguments: [0.2, 0.5, 0.9, 0.99])
    func probabilityKeepsNeitherMoreNorFewerOfMany(_ probability: Double) {
        var generator = SeededGenerator(seed: 3)
        let logits = (0..<500).map { _ in Float.random(in: -6...4, using: &generator) }
        let weights = logits.map { exp(Double($0)) }
        let sum = weights.reduce(0, +)
        var expected: Set<Token> = [], reached = 0.0
        for token in logits.indices.sorted(by: { logits[$0] > logits[$1] }) where reached < probability * sum {
            expected.insert(Token(token))
            reached += weights[token]
        }
        // So hot that each of them comes.
        let found = choose(random(nil, probability, temperature: 1000), count: 20000, from: logits)
        #expect(Set(found) == Set(expected.map(Optional.some)))
    }

    @Test func tokensComeAsOftenAsTheirProbabilitiesSay() {
        let counts = Dictionary(grouping: choose(random(), count: 20000)) { $0 }.mapValues(\.count)
        #expect(abs(Double(counts[1]!) / 20000 - 0.389) < 0.02)
        #expect(abs(Double(counts[2]!) / 20000 - 0.143) < 0.02)
    }

    @Test func temperatureSharpensAndFlattens() {
        func share(_ temperature: Double) -> Double {
            let chosen = choose(random(temperature: temperature), count: 5000)
            return Double(chosen.filter { $0 == 1 || $0 == 3 }.count) / 5000
        }
        #expect(share(0.2) > 0.98)
        #expect(share(20) < 0.42)
    }

    @Test func onlyAllowedTokensAreChosen() {
        let allowed = TokenSet([0, 4, 5], vocabularySize: 6)
        #expect(Set(choose(SamplingOptions(), allowed: allowed)) == [0])
        #expect(Set(choose(random(), allowed: allowed)) == [0, 4, 5])
        #expect(Set(choose(random(), allowed: TokenSet(vocabularySize: 6))) == [nil])
        #expect(Set(choose(SamplingOptions(), allowed: TokenSet(vocabularySize: 6))) == [nil])
    }

    @Test func whatIsNoNumberIsNeverChosen() {
        let logits: [Float] = [.nan, 1, -.infinity, .nan]
        #expect(Set(choose(SamplingOptions(), from: logits)) == [1])
        #expect(Set(choose(random(), from: logits)) == [1])
        #expect(Set(choose(random(), from: [.nan, .nan])) == [nil])
        #expect(Set(choose(SamplingOptions(), from: [.nan, .nan])) == [nil])
    }

    @Test func aTokenSetIsASet() {
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
