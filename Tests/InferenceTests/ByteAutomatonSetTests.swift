import Testing
import TestSupport

@testable import Inference

@Suite("Automata as sets of texts")
struct ByteAutomatonSetTests {
    /// A random automaton over a few letters.
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

    /// All texts of a, b and c with up to five letters.
    private static let texts: [[UInt8]] = (0..<5).reduce(into: [[]]) { texts, _ in
        texts = [[]] + texts.flatMap { text in [97, 98, 99].map { text + [$0] } }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `an intersection has what both have, and a complement what there is not`(seed: UInt64) throws {
        let left = automaton(seed: seed), right = automaton(seed: seed + 1000)
        let both = try #require(try left.intersection(right, stateCountMax: 1000, effort: AutomatonEffort()))
        let other = try #require(try left.complement(stateCountMax: 1000, effort: AutomatonEffort()))
        for text in Self.texts {
            #expect(both.contains(text) == (left.contains(text) && right.contains(text)), "\(text)")
            #expect(other.contains(text) != left.contains(text), "\(text)")
        }
        if let longest = left.byteCountMax {
            #expect(left.isEmpty || Self.texts.allSatisfy { !left.contains($0) || $0.count <= longest })
        }
    }

    /// The letter a followed by `count` letters. The automaton has to remember which of the last letters were a.
    private static func remembering(_ count: Int) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let first = builder.addState()
        builder.addStep(from: first, by: 97...98, to: first)
        var last = builder.addState()
        builder.addStep(from: first, by: 97...97, to: last)
        for _ in 0..<count {
            let next = builder.addState()
            builder.addStep(from: last, by: 97...98, to: next)
            last = next
        }
        return ByteAutomaton(builder, from: first, to: last)
    }

    @Test func `too many states are refused`() throws {
        let automaton = Self.remembering(16), effort = AutomatonEffort()
        #expect(try automaton.complement(stateCountMax: 1000, effort: effort) == nil)
        #expect(try automaton.intersection(automaton, stateCountMax: 10, effort: effort) == nil)
        #expect(automaton.byteCountMax == nil)
        #expect(ByteAutomaton(text: [97, 98]).byteCountMax == 2)
    }

    @Test func `sets of thousands of states cost as much as they are large`() throws {
        // Three thousand sets of about a thousand states each: few states, but much work.
        var builder = ByteAutomatonBuilder()
        let states = (0..<3000).map { _ in builder.addState() }
        for (state, next) in zip(states, states.dropFirst()) {
            builder.addJump(from: states[0], to: next)
            builder.addStep(from: state, by: 97...97, to: next)
        }
        let automaton = ByteAutomaton(builder, from: states[0], to: states[2999])
        #expect(throws: AutomatonEffort.Failure.tooMuch) {
            try automaton.complement(stateCountMax: 10_000, effort: AutomatonEffort(stepCountMax: 1_000_000))
        }
    }

    @Test func `what several automata cost is counted together`() throws {
        let automaton = Self.remembering(8), effort = AutomatonEffort(stepCountMax: 100_000)
        #expect(throws: AutomatonEffort.Failure.tooMuch) {
            for _ in 0..<10_000 { _ = try automaton.complement(stateCountMax: 4000, effort: effort) }
        }
    }

    @Test func `whether many texts are in a language is counted too`() throws {
        let automaton = Self.remembering(8), effort = AutomatonEffort(stepCountMax: 100_000)
        let text = [UInt8](repeating: 97, count: 1000)
        #expect(throws: AutomatonEffort.Failure.tooMuch) {
            for _ in 0..<10_000 { _ = try automaton.contains(text, effort: effort) }
        }
    }

    @Test func `nothing more is made when nobody waits any more`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let automaton = Self.remembering(10), effort = AutomatonEffort()
            for _ in 0..<10_000 { _ = try automaton.complement(stateCountMax: 4000, effort: effort) }
        }
        await #expect(throws: AutomatonEffort.Failure.cancelled) { try await task.value }
    }
}
