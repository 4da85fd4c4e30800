/// Non-negative numbers in a closed range.
struct MagnitudeRange: Equatable, Sendable {
    var low: DecimalDigits
    var high: DecimalDigits
}

/// A signed limit.
struct SignedDigits: Equatable, Sendable {
    var isNegative: Bool
    var digits: DecimalDigits

    init(isNegative: Bool, digits: DecimalDigits) {
        self.isNegative = isNegative && !digits.isZero
        self.digits = digits
    }

    /// Nil if the number has too many digits.
    init?(_ number: JSONNumber) {
        guard let (isNegative, digits) = DecimalDigits.reading(number.literal) else { return nil }
        self.init(isNegative: isNegative, digits: digits)
    }

    /// The limit rounded up to an integer.
    var roundedUp: SignedDigits {
        SignedDigits(isNegative: isNegative, digits: isNegative ? digits.roundedDown : digits.roundedUp)
    }

    /// The limit rounded down to an integer.
    var roundedDown: SignedDigits {
        SignedDigits(isNegative: isNegative, digits: isNegative ? digits.roundedUp : digits.roundedDown)
    }
}

extension SignedDigits: Comparable {
    static func < (left: SignedDigits, right: SignedDigits) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.digits < left.digits : left.digits < right.digits
    }
}

/// Signed numbers in a closed range.
struct SignedRange: Equatable, Sendable {
    var low: SignedDigits
    var high: SignedDigits

    /// The magnitudes of the non-negative numbers in the range.
    var positive: MagnitudeRange? {
        guard !high.isNegative else { return nil }
        return MagnitudeRange(low: low.isNegative ? .zero : low.digits, high: high.digits)
    }

    /// The magnitudes of the negative numbers in the range, without 0.
    func negative(fractionCountMax: Int) -> MagnitudeRange? {
        guard low.isNegative else { return nil }
        let least =
            fractionCountMax == 0
            ? DecimalDigits(whole: [1], fraction: [])
            : DecimalDigits(whole: [0], fraction: Array(repeating: 0, count: fractionCountMax - 1) + [1])
        return MagnitudeRange(low: high.isNegative ? high.digits : least, high: low.digits)
    }
}
