import Foundation
import GameplayKit
import Testing

@Suite("Random numbers of GameplayKit")
struct RandomTests {
    private static let sources: [@Sendable () -> GKRandomSource] = [
        { GKARC4RandomSource(seed: Data("tea".utf8)) }, { GKLinearCongruentialRandomSource(seed: 7) },
        { GKMersenneTwisterRandomSource(seed: 7) },
    ]

    @Test func `numbers of one seed are the same each time`() {
        for make in Self.sources {
            let (one, other) = (make(), make())
            let numbers = (0..<50).map { _ in one.nextInt() }
            #expect(numbers == (0..<50).map { _ in other.nextInt() })
            #expect(Set(numbers).count > 40)
        }
    }

    /// The first output of the reference implementation for its default seed.
    @Test func `the twister is the inventors' own`() {
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        #expect(source.nextInt() == Int(Int32(bitPattern: UInt32(14_514_284_786_278_117_030 >> 32 as UInt64))))
    }

    /// RFC 6229's 40-bit key.
    @Test func `the cipher's bytes are those of the standard`() {
        let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
        #expect(source.nextInt() == Int(Int32(bitPattern: 0xB239_6305)))
        source.seed = Data([1, 2, 3, 4, 5])
        source.dropValues(1)
        #expect(source.nextInt() == Int(Int32(bitPattern: 0xF03D_C027)))
    }

    @Test func `numbers stay in their bounds, and reach them`() {
        for make in Self.sources {
            let source = make()
            #expect(Set((0..<200).map { _ in source.nextInt(upperBound: 3) }) == [0, 1, 2])
            #expect(source.nextInt(upperBound: 0) == 0)
            #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
            #expect(Set((0..<50).map { _ in source.nextBool() }).count == 2)
        }
    }

    @Test func `shuffled objects are the same in another order`() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        let shuffled = source.arrayByShufflingObjects(in: Array(0..<20)) as? [Int]
        #expect(shuffled?.sorted() == Array(0..<20) && shuffled != Array(0..<20))
    }

    @Test func `a die shows each of its sides`() {
        let die = GKRandomDistribution(
            randomSource: GKMersenneTwisterRandomSource(seed: 3), lowestValue: 1, highestValue: 6)
        #expect(Set((0..<300).map { _ in die.nextInt() }) == Set(1...6))
        #expect(Set((0..<300).map { _ in die.nextInt(upperBound: 3) }) == [1, 2])
        #expect(die.numberOfPossibleOutcomes == 6 && GKShuffledDistribution.d20().highestValue == 20)
    }

    @Test func `a shuffled distribution gives everything before it gives anything again`() {
        let deck = GKShuffledDistribution(lowestValue: 1, highestValue: 5)
        for _ in 0..<4 { #expect(Set((0..<5).map { _ in deck.nextInt() }) == Set(1...5)) }
    }

    @Test func `a gaussian distribution gives most of what is near its mean`() {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        let bell = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
        let numbers = (0..<1000).map { _ in bell.nextInt() }
        #expect(bell.lowestValue == 20 && bell.highestValue == 80)
        #expect(numbers.allSatisfy { (20...80).contains($0) })
        #expect((600..<760).contains(numbers.count { (40...60).contains($0) }))
    }
}
