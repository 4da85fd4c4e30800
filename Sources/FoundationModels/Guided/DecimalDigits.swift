/// The digits of a decimal number, without a sign and without superfluous zeros.
struct DecimalDigits: Equatable, Sendable {
    /// The digits before the point, without leading zeros; zero is one digit.
    var whole: [UInt8]
    /// The digits after the point, without trailing zeros.
    var fraction: [UInt8]

    static let zero = DecimalDigits(whole: [0], fraction: [])

    /// The maximum number of digits on either side of the point, so that `1e999999999` isn't expanded.
    static let digitCountMax = 400

    init(whole: [UInt8], fraction: [UInt8]) {
        let significant = whole.drop { $0 == 0 }
        self.whole = significant.isEmpty ? [0] : Array(significant)
        self.fraction = Array(fraction[..<(fraction.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
    }

    /// The magnitude of a JSON number, and whether it is negative. Nil if it has too many digits.
    static func reading(_ literal: String) -> (isNegative: Bool, digits: DecimalDigits)? {
        var text = literal[...]
        let isNegative = text.first == "-"
        if isNegative { text.removeFirst() }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { $0.compactMap(\.digit) }
        guard let exponent = parts.count > 1 ? Int(parts[1]) : 0, mantissa.count <= 2 else { return nil }
        let digits = mantissa.joined(), point = mantissa[0].count
        guard digits.contains(where: { $0 != 0 }) else { return (isNegative, zero) }
        guard digits.count <= digitCountMax, (-digitCountMax...digitCountMax).contains(exponent) else { return nil }
        let padded = Array(repeating: 0, count: digitCountMax) + digits + Array(repeating: 0, count: digitCountMax)
        let border = digitCountMax + point + exponent
        return (isNegative, DecimalDigits(whole: Array(padded[..<border]), fraction: Array(padded[border...])))
    }

    var isZero: Bool { self == .zero }

    /// The number rounded down to an integer.
    var roundedDown: DecimalDigits { DecimalDigits(whole: whole, fraction: []) }

    /// The number rounded up to an integer.
    var roundedUp: DecimalDigits {
        guard !fraction.isEmpty else { return self }
        var digits = [0] + whole
        for index in digits.indices.reversed() {
            digits[index] = (digits[index] + 1) % 10
            if digits[index] != 0 { break }
        }
        return DecimalDigits(whole: digits, fraction: [])
    }
}

extension DecimalDigits: Comparable {
    static func < (left: DecimalDigits, right: DecimalDigits) -> Bool {
        if left.whole.count != right.whole.count { return left.whole.count < right.whole.count }
        return (left.whole + left.fraction).lexicographicallyPrecedes(right.whole + right.fraction)
    }
}

extension Character {
    fileprivate var digit: UInt8? { asciiValue.flatMap { (48...57).contains($0) ? $0 - 48 : nil } }
}
