import Foundation

extension FormatSpecifier {
    /// The formatted argument, with numbers in the locale's format.
    func text(for argument: LocalizationArgument, locale: Locale) -> String {
        padded(plainText(for: argument, locale: locale))
    }

    private func plainText(for argument: LocalizationArgument, locale: Locale) -> String {
        switch argument {
        case .string(let text): text
        case .resource(let resource): String(localized: resource)
        case .integer(let number): signed(integer(number, locale: locale), isNegative: number < 0)
        case .unsigned(let number): signed(integer(number, locale: locale), isNegative: false)
        case .double(let number): signed(float(number, locale: locale), isNegative: number < 0)
        }
    }

    private func integer<Number: FixedWidthInteger>(_ number: Number, locale: Locale) -> String {
        switch conversion {
        case .octal: String(number.magnitude, radix: 8)
        case .hexadecimal(let uppercase): String(number.magnitude, radix: 16, uppercase: uppercase)
        case .character: UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        case .float, .exponent, .shortest, .hexadecimalFloat: float(Double(number), locale: locale)
        default: number.formatted(IntegerFormatStyle<Number>(locale: locale))
        }
    }

    private func float(_ number: Double, locale: Locale) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        switch conversion {
        case .integer, .unsigned, .octal, .hexadecimal:
            return number.formatted(style.precision(.fractionLength(0)))
        case .exponent:
            return number.formatted(style.notation(.scientific).precision(.fractionLength(precision ?? 6)))
        case .float:
            return number.formatted(style.precision(.fractionLength(precision ?? 6)))
        case .hexadecimalFloat(let uppercase):
            return String(format: "%\(precision.map { ".\($0)" } ?? "")\(uppercase ? "A" : "a")", number)
        default:
            return number.formatted(style)
        }
    }

    private func signed(_ text: String, isNegative: Bool) -> String {
        showsPlus && !isNegative ? "+" + text : text
    }

    private func padded(_ text: String) -> String {
        let missing = width - text.count
        guard missing > 0 else { return text }
        if isLeftAligned { return text + String(repeating: " ", count: missing) }
        guard isZeroPadded, conversion != .text else { return String(repeating: " ", count: missing) + text }
        let sign = text.hasPrefix("-") || text.hasPrefix("+") ? text.prefix(1) : ""
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
}
