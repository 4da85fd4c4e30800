import Foundation

extension FormatSpecifier {
    /// The argument as the text shows it, numbers in the locale's way.
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
        if case .hexadecimal(let uppercase) = conversion {
            return String(number.magnitude, radix: 16, uppercase: uppercase)
        }
        if isFloat { return float(Double(number), locale: locale) }
        return number.formatted(IntegerFormatStyle<Number>(locale: locale))
    }

    private var isFloat: Bool { [.float, .exponent, .shortest].contains(conversion) }

    private func float(_ number: Double, locale: Locale) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        switch conversion {
        case .integer, .unsigned, .hexadecimal:
            return number.formatted(style.precision(.fractionLength(0)))
        case .exponent:
            return number.formatted(style.notation(.scientific).precision(.fractionLength(precision ?? 6)))
        case .float:
            return number.formatted(style.precision(.fractionLength(precision ?? 6)))
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
