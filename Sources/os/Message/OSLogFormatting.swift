import Glibc

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    var explicitPositiveSign = false
    var includePrefix = false
    var uppercase = false
    var minDigits = 1

    /// Decimal.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// Hexadecimal, in lower case, without a prefix.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Octal, without a prefix.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Decimal with at least `minDigits` digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        .init(radix: 10, explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
    }

    /// Hexadecimal; `includePrefix` puts `0x` before it.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        .init(
            radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
            uppercase: uppercase, minDigits: minDigits)
    }

    /// Octal; `includePrefix` puts `0o` before it.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        .init(
            radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
            uppercase: uppercase, minDigits: minDigits)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        let prefix = includePrefix ? (radix == 16 ? "0x" : "0o") : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The format of a floating-point number; the four formats are C's `%f`, `%e`, `%g` and `%a`.
public struct OSLogFloatFormatting: Sendable {
    let conversion: Character
    var precision: Int?
    var explicitPositiveSign = false
    var uppercase = false

    /// Six decimals.
    public static let fixed = OSLogFloatFormatting(conversion: "f")
    /// Scientific notation.
    public static let exponential = OSLogFloatFormatting(conversion: "e")
    /// Whichever of fixed and exponential is shorter.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")
    /// Hexadecimal, without rounding.
    public static let hex = OSLogFloatFormatting(conversion: "a")

    /// `precision` decimals.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init(
            conversion: "f", precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    /// Scientific notation with `precision` decimals.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init(
            conversion: "e", precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    /// Whichever of fixed and exponential is shorter, with `precision` significant digits.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init(
            conversion: "g", precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    /// Hexadecimal.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        .init(conversion: "a", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    func text(_ number: Double) -> String {
        var format = explicitPositiveSign ? "%+" : "%"
        // No double needs more digits, and this bounds the buffer's size.
        if let precision { format += ".\(min(max(0, precision), 1100))" }
        format += uppercase ? conversion.uppercased() : String(conversion)
        var buffer = [CChar](repeating: 0, count: 1500)
        let length = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
        return String(decoding: buffer.prefix(max(0, Int(length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// How a Boolean is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
