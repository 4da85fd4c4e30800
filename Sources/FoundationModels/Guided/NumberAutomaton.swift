import Inference

/// An automaton for numbers between two limits: `-?` and digits without leading zeros; for numbers that aren't
/// integers, optionally a point and more digits. There are no exponents, and no `-0`.
///
/// A number is compared digit by digit with a limit that has as many digits before the point. As long as all digits
/// were equal, the limit is tight: it restricts the next digit.
struct NumberAutomaton {
    private typealias State = ByteAutomatonBuilder.State

    /// A position in a number.
    private enum Place: Hashable {
        /// Before the point, with the number of digits that remain.
        case whole(remaining: Int, isFirst: Bool, limits: Limits)
        /// After the point, with the number of digits so far.
        case fraction(count: Int, limits: Limits)
    }

    private struct Limits: Hashable {
        var isLowTight: Bool
        var isHighTight: Bool
    }

    private var builder = ByteAutomatonBuilder()
    private var states: [Place: State] = [:]
    private let end: State
    private let low: DecimalDigits
    private let high: DecimalDigits
    /// The maximum number of digits after the point.
    private let fractionCountMax: Int

    private init(_ builder: ByteAutomatonBuilder, _ end: State, _ range: MagnitudeRange, fractionCountMax: Int) {
        self.builder = builder
        self.end = end
        low = range.low
        high = range.high
        self.fractionCountMax = fractionCountMax
    }

    /// - Parameter fractionCountMax: the maximum number of digits after the point; 0 for integers.
    static func automaton(for range: SignedRange, fractionCountMax: Int, isShared: Bool) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), end = builder.addState()
        func add(_ range: MagnitudeRange?, from start: State) {
            guard let range, range.low <= range.high else { return }
            var magnitudes = NumberAutomaton(builder, end, range, fractionCountMax: fractionCountMax)
            magnitudes.addNumbers(from: start)
            builder = magnitudes.builder
        }
        add(range.positive, from: start)
        let negative = builder.addState()
        builder.addText("-".utf8, from: start, to: negative)
        add(range.negative(fractionCountMax: fractionCountMax), from: negative)
        return ByteAutomaton(builder, from: start, to: end, isShared: isShared)
    }

    private mutating func addNumbers(from start: State) {
        for count in low.whole.count...high.whole.count {
            let limits = Limits(isLowTight: count == low.whole.count, isHighTight: count == high.whole.count)
            builder.addJump(from: start, to: state(.whole(remaining: count, isFirst: true, limits: limits)))
        }
    }

    /// The state for a position. Positions that can follow a new state are added recursively; each is further on in the
    /// number, so this ends.
    private mutating func state(_ place: Place) -> State {
        if let known = states[place] { return known }
        let state = builder.addState()
        states[place] = state
        switch place {
        case .whole(let remaining, let isFirst, let limits): addWhole(state, remaining, isFirst, limits)
        case .fraction(let count, let limits): addFraction(state, count, limits)
        }
        return state
    }

    private mutating func addWhole(_ state: State, _ remaining: Int, _ isFirst: Bool, _ limits: Limits) {
        guard remaining > 0 else { return endWhole(state, limits) }
        let lowDigit = limits.isLowTight ? low.whole[low.whole.count - remaining] : isFirst && remaining > 1 ? 1 : 0
        let highDigit = limits.isHighTight ? high.whole[high.whole.count - remaining] : 9
        addDigits(state, lowDigit, highDigit, limits) {
            .whole(remaining: remaining - 1, isFirst: false, limits: $0)
        }
    }

    private mutating func endWhole(_ state: State, _ limits: Limits) {
        if !limits.isLowTight || low.fraction.isEmpty { builder.addJump(from: state, to: end) }
        guard fractionCountMax > 0 else { return }
        var behind = limits
        if low.fraction.isEmpty { behind.isLowTight = false }
        builder.addText(".".utf8, from: state, to: self.state(.fraction(count: 0, limits: behind)))
    }

    private mutating func addFraction(_ state: State, _ count: Int, _ limits: Limits) {
        if count > 0, !limits.isLowTight { builder.addJump(from: state, to: end) }
        guard count < fractionCountMax else { return }
        let lowDigit = limits.isLowTight ? low.fraction[count] : 0
        // A limit's last digit is followed by zeros.
        let highDigit = limits.isHighTight ? (count < high.fraction.count ? high.fraction[count] : 0) : 9
        let isLowEnd = count + 1 == low.fraction.count
        addDigits(state, lowDigit, highDigit, limits) { limits in
            var limits = limits
            if isLowEnd { limits.isLowTight = false }
            return .fraction(count: count + 1, limits: limits)
        }
    }

    /// Adds transitions by the digits in a range. The lowest and the highest digit keep their limit tight.
    private mutating func addDigits(
        _ state: State, _ low: UInt8, _ high: UInt8, _ limits: Limits, next: (Limits) -> Place
    ) {
        guard low <= high else { return }
        for digit in low...high {
            let limits = Limits(
                isLowTight: limits.isLowTight && digit == low, isHighTight: limits.isHighTight && digit == high)
            builder.addStep(from: state, by: 48 + digit...48 + digit, to: self.state(next(limits)))
        }
    }
}
