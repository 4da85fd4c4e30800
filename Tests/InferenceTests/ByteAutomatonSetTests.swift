import Testing
import TestSupport

@testable import Inference

@Suite("Automata as sets of texts")
struct ByteAutomatonSetTests {
    /// An automaton of a few letters whose states lead anywhere.
    private func automaton(seed: UInt64) -> ByteAutomaton {
        var random = SeededRandom(seed: seed)
        var builder = ByteAutomatonBuilder()
        let states = (0..<Int.random(in: 2...6, using: &random)).map { _ in builder.addState() }
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let from = states.randomElement(using: &random) ?? 0, to = states.randomElement(using: &random) ?? 0
            let first = UInt8.random(in: 97...99, using: &random)
            if Int.random(in: 0..<5, using: &random) == 0 {
                builder.addJump(from: from, to: to)
            } else {
                builder.addStep(from: from, by: first...UInt8.random(in: first...99, using: &random), to: to)
            }
        }
        return ByteAutomaton(builder, from: states[0], to: states[1])
    }

    /// All texts of the letters a, b and c with up to five letters.
    private static let texts: [[UInt8]] = (0..<5).reduce(into: [[]]) { texts, _ in
        texts = [[]] + texts.flatMap { text in [97, 98, 99].map { text + [$0] } }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `an intersection has what both have, and a complement what there is not`(seed: UInt64) throws {
        let left = automaton(seed: seed), right = automaton(seed: seed + 1000)
        let both = try #require(left.intersection(right, stateCountMax: 1000))
        let other = try #require(left.complement(stateCountMax: 1000))
        for text in Self.texts {
            #expect(both.contains(text) == (left.contains(text) && right.contains(text)), "\(text)")
            #expect(other.contains(text) != left.contains(text), "\(text)")
        }
        if let longest = left.byteCountMax {
            #expect(left.isEmpty || Self.texts.allSatisfy { !left.contains($0) || $0.count <= longest })
        }
    }

    @Test func `too many states are refused`() {
        var builder = ByteAutomatonBuilder()
        // The letter a, and behind it so many others: which of them were a has to be remembered.
        let first = builder.addState()
        builder.addStep(from: first, by: 97...98, to: first)
        var last = builder.addState()
        builder.addStep(from: first, by: 97...97, to: last)
        for _ in 0..<16 {
            let next = builder.addState()
            builder.addStep(from: last, by: 97...98, to: next)
            last = next
        }
        let automaton = ByteAutomaton(builder, from: first, to: last)
        #expect(automaton.complement(stateCountMax: 1000) == nil)
        #expect(automaton.intersection(automaton, stateCountMax: 10) == nil)
        #expect(automaton.byteCountMax == nil)
        #expect(ByteAutomaton(text: [97, 98]).byteCountMax == 2)
    }
}
