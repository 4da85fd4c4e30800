import Inference

/// The automata of numbers within a schema's bounds.
enum NumberBounds {
    /// The number of significant digits of a `Double`.
    private static let digitCount = 17

    private static let smallestInteger = SignedDigits(JSONNumber(Int.min))!
    private static let greatestInteger = SignedDigits(JSONNumber(Int.max))!
    private static let greatestNumber = SignedDigits(
        isNegative: false, digits: DecimalDigits(whole: Array(repeating: 9, count: digitCount), fraction: []))

    /// Any `Int`.
    static let anyInteger = NumberAutomaton.automaton(
        for: SignedRange(low: smallestInteger, high: greatestInteger), fractionCountMax: 0, isShared: true)

    /// Any number with up to 17 digits before and after the point.
    static let anyNumber = NumberAutomaton.automaton(
        for: SignedRange(
            low: SignedDigits(isNegative: true, digits: greatestNumber.digits), high: greatestNumber),
        fractionCountMax: digitCount, isShared: true)

    static func automaton(
        forIntegers bounds: SchemaNode.Bounds, path: String, _ multiples: MultipleAutomata
    ) throws -> ByteAutomaton {
        try divided(by: bounds.divisors, try whole(bounds, path: path), path, multiples)
    }

    static func automaton(
        forNumbers bounds: SchemaNode.Bounds, path: String, _ multiples: MultipleAutomata
    ) throws -> ByteAutomaton {
        try divided(by: bounds.divisors, try any(bounds, path: path), path, multiples)
    }

    /// Restricts numbers to the multiples of divisors, or to the other numbers.
    private static func divided(
        by divisors: [SchemaNode.Divisor], _ numbers: ByteAutomaton, _ path: String, _ multiples: MultipleAutomata
    ) throws -> ByteAutomaton {
        var result = numbers
        for divisor in divisors {
            guard let both = try multiples.intersection(result, divisor, path: path) else {
                throw unsupportedGuide("\(path): multiples of \(divisor.number.literal) need too many states.")
            }
            guard !both.isEmpty else {
                throw unsupportedGuide("\(path): no number is \(bounds(divisors)).")
            }
            result = both
        }
        return result
    }

    private static func bounds(_ divisors: [SchemaNode.Divisor]) -> String {
        divisors.map { "\($0.isNegated ? "no" : "a") multiple of \($0.number.literal)" }.joined(separator: " and ")
    }

    private static func whole(_ bounds: SchemaNode.Bounds, path: String) throws -> ByteAutomaton {
        if bounds.minimum == nil, bounds.maximum == nil { return anyInteger }
        let low = try bounds.minimum.map { try limit($0, path).roundedUp }
        let high = try bounds.maximum.map { try limit($0, path).roundedDown }
        let range = SignedRange(
            low: low ?? least(below: high ?? smallestInteger, smallestInteger),
            high: high ?? greatest(above: low ?? greatestInteger, greatestInteger))
        guard range.low <= range.high else { throw unsupportedGuide("\(path): no whole number is \(bounds.text).") }
        return NumberAutomaton.automaton(for: range, fractionCountMax: 0, isShared: false)
    }

    private static func any(_ bounds: SchemaNode.Bounds, path: String) throws -> ByteAutomaton {
        if bounds.minimum == nil, bounds.maximum == nil { return anyNumber }
        let low = try bounds.minimum.map { try limit($0, path) }
        let high = try bounds.maximum.map { try limit($0, path) }
        let smallest = SignedDigits(isNegative: true, digits: greatestNumber.digits)
        let range = SignedRange(
            low: low ?? least(below: high ?? smallest, smallest),
            high: high ?? greatest(above: low ?? greatestNumber, greatestNumber))
        guard range.low <= range.high else { throw unsupportedGuide("\(path): no number is \(bounds.text).") }
        // At least as many digits as the limits have, so that there are numbers between two close limits.
        let fractionCount = max(range.low.digits.fraction.count, range.high.digits.fraction.count)
        return NumberAutomaton.automaton(
            for: range, fractionCountMax: max(digitCount, fractionCount), isShared: false)
    }

    private static func limit(_ number: JSONNumber, _ path: String) throws -> SignedDigits {
        guard let limit = SignedDigits(number) else {
            throw unsupportedGuide(
                "\(path): the limit \(number.literal) has more than \(DecimalDigits.digitCountMax) digits.")
        }
        return limit
    }

    /// The limit in place of one that isn't given: the type's own or, if the other limit is beyond that, a number with
    /// one more digit.
    private static func greatest(above low: SignedDigits, _ usual: SignedDigits) -> SignedDigits {
        low <= usual ? usual : SignedDigits(isNegative: false, digits: oneDigitMore(low.digits))
    }

    private static func least(below high: SignedDigits, _ usual: SignedDigits) -> SignedDigits {
        high >= usual ? usual : SignedDigits(isNegative: true, digits: oneDigitMore(high.digits))
    }

    private static func oneDigitMore(_ digits: DecimalDigits) -> DecimalDigits {
        DecimalDigits(whole: Array(repeating: 9, count: digits.whole.count + 1), fraction: [])
    }
}

extension SchemaNode.Bounds {
    fileprivate var text: String {
        [minimum.map { "at least \($0.literal)" }, maximum.map { "at most \($0.literal)" }].compactMap { $0 }
            .joined(separator: " and ")
    }
}
