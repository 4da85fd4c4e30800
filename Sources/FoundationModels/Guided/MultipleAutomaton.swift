import Foundation
import Inference

/// An automaton that reads a number digit by digit and accepts the multiples of a divisor, or the other numbers. Its
/// states are remainders. Bounds are handled elsewhere.
struct MultipleAutomaton {
    private typealias State = ByteAutomatonBuilder.State

    /// The maximum divisor. A greater one would need too many states.
    private static let divisorMax = 2000
    /// The cost of a state, which has a transition for each digit.
    private static let stepsPerState = 12

    private var builder = ByteAutomatonBuilder()
    /// The divisor as an integer: the given one with its point moved to the right.
    private let divisor: Int
    /// By how many digits the point was moved.
    private let fractionCount: Int
    private let isNegated: Bool

    static func automaton(
        of divisor: SchemaNode.Divisor, path: String, _ effort: AutomatonEffort
    ) throws -> ByteAutomaton {
        guard let digits = DecimalDigits.reading(divisor.number.literal)?.digits, digits.fraction.count <= 9,
            let number = Int((digits.whole + digits.fraction).map(String.init).joined()), number <= divisorMax
        else {
            throw unsupportedGuide("\(path): multiples of \(divisor.number.literal) need too many states.")
        }
        try effort.spend((digits.fraction.count + 2) * number * stepsPerState)
        var automaton = MultipleAutomaton(
            divisor: number, fractionCount: digits.fraction.count, isNegated: divisor.isNegated)
        return automaton.build()
    }

    private init(divisor: Int, fractionCount: Int, isNegated: Bool) {
        self.divisor = divisor
        self.fractionCount = fractionCount
        self.isNegated = isNegated
    }

    /// Builds a state for each remainder and each number of digits after the point, up to the divisor's own number.
    private mutating func build() -> ByteAutomaton {
        let start = builder.addState(), end = builder.addState()
        let rows = (0...fractionCount).map { _ in (0..<divisor).map { _ in builder.addState() } }
        builder.addJump(from: start, to: rows[0][0])
        builder.addStep(from: start, by: UInt8(ascii: "-")...UInt8(ascii: "-"), to: rows[0][0])
        let behind = (0..<divisor).map { _ in builder.addState() }
        addDigits(from: rows[0], to: rows[0])
        for (place, row) in rows.enumerated() {
            if place > 0 { addDigits(from: rows[place - 1], to: row, isFirst: place == 1) }
            for remainder in 0..<divisor where isWanted(remainder, place) {
                builder.addJump(from: row[remainder], to: end)
            }
        }
        addFurtherDigits(from: rows[fractionCount], behind, to: end)
        return ByteAutomaton(builder, from: start, to: end)
    }

    private func isWanted(_ remainder: Int, _ place: Int) -> Bool {
        let scale = (place..<fractionCount).reduce(1) { product, _ in product * 10 % divisor }
        return (remainder * scale % divisor == 0) != isNegated
    }

    private mutating func addDigits(from row: [State], to next: [State], isFirst: Bool = false) {
        for remainder in 0..<divisor {
            var source = row[remainder]
            if isFirst {
                let point = builder.addState()
                builder.addText(".".utf8, from: source, to: point)
                source = point
            }
            for digit in 0..<10 {
                let byte = UInt8(48 + digit)
                builder.addStep(from: source, by: byte...byte, to: next[(remainder * 10 + digit) % divisor])
            }
        }
    }

    /// After the divisor's last digit, only zeros keep a number a multiple.
    private mutating func addFurtherDigits(from last: [State], _ behind: [State], to end: State) {
        let other = builder.addState()
        let zero = UInt8(ascii: "0")
        for remainder in 0..<divisor {
            var source = last[remainder]
            if fractionCount == 0 {
                let point = builder.addState()
                builder.addText(".".utf8, from: source, to: point)
                source = point
            }
            builder.addStep(from: source, by: zero...zero, to: behind[remainder])
            builder.addStep(from: behind[remainder], by: zero...zero, to: behind[remainder])
            for state in [source, behind[remainder]] {
                builder.addStep(from: state, by: zero + 1...zero + 9, to: other)
            }
            if isWanted(remainder, fractionCount) { builder.addJump(from: behind[remainder], to: end) }
        }
        builder.addStep(from: other, by: zero...zero + 9, to: other)
        if isNegated { builder.addJump(from: other, to: end) }
    }
}

/// A cache of the automata for the divisors in a schema.
final class MultipleAutomata {
    let effort: AutomatonEffort
    private var known: [String: ByteAutomaton] = [:]

    init(_ effort: AutomatonEffort) { self.effort = effort }

    /// Restricts numbers to those that are multiples, or to those that aren't; nil if that needs too many states.
    func intersection(
        _ numbers: ByteAutomaton, _ divisor: SchemaNode.Divisor, path: String
    ) throws -> ByteAutomaton? {
        do {
            let key = (divisor.isNegated ? "not " : "") + divisor.number.literal
            let multiples = try known[key] ?? MultipleAutomaton.automaton(of: divisor, path: path, effort)
            known[key] = multiples
            return try numbers.intersection(multiples, stateCountMax: TextAutomata.stateCountMax, effort: effort)
        } catch let failure as AutomatonEffort.Failure {
            throw unsupportedGuide("\(path): \(failure.reason).")
        }
    }
}
