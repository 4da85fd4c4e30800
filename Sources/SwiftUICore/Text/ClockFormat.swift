import Foundation

/// Formats seconds like a clock: hours if there are any, minutes, seconds and fractions of a second.
struct ClockFormat: Codable, Hashable, Sendable {
    let showsHours: Bool
    let fieldCount: Int
    let precision: Duration
    /// Whether the first number is padded to two digits, like the others.
    var padsFirst = false
    var locale = Locale.autoupdatingCurrent

    private var seconds: TimeInterval { max(precision / .seconds(1), 1e-3) }

    /// The smallest change that is visible: at least the precision; a second if the fields leave out fractions of a
    /// second, a minute if they leave out seconds.
    private func leastStep(_ length: TimeInterval) -> TimeInterval {
        let hasHours = showsHours && length >= 3600
        let shown = fieldCount - (hasHours ? 1 : 0)
        return max(seconds, shown > 2 ? 0 : shown > 1 ? 1 : 60)
    }

    func string(_ length: TimeInterval, rounded rule: FloatingPointRoundingRule) -> String {
        let step = leastStep(length)
        let nudge = rule == .up ? -1e-6 : 1e-6
        let length = max(0, ((length + nudge) / step).rounded(rule) * step)
        if step >= 60 {
            return Duration.UnitsFormatStyle(
                allowedUnits: showsHours ? [.hours, .minutes] : [.minutes], width: .wide,
                maximumUnitCount: max(1, fieldCount)
            ).locale(locale).format(.seconds(length))
        }
        let whole = Int(length + 1e-6)
        let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
        var fields = [minutes, whole % 60]
        if hours > 0 { fields.insert(hours, at: 0) }
        let clock = fields.enumerated().map { $0 > 0 || padsFirst ? Self.padded($1, to: 2) : "\($1)" }
            .joined(separator: ":")
        guard step < 1 else { return clock }
        let digits = step < 0.01 ? 3 : step < 0.1 ? 2 : 1
        let scale = [10, 100, 1000][digits - 1]
        let part = Int((length - Double(whole)) * Double(scale) + 1e-3)
        return clock + (locale.decimalSeparator ?? ".") + Self.padded(part, to: digits)
    }

    private static func padded(_ number: Int, to count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// The next length at which the text changes.
    func step(after length: TimeInterval) -> TimeInterval {
        let step = leastStep(abs(length))
        return ((length + 1e-6) / step).rounded(.down) * step + step
    }

    /// The last length before this one at which the text was different.
    func step(before length: TimeInterval) -> TimeInterval {
        let step = leastStep(abs(length))
        return ((length - 1e-6) / step).rounded(.up) * step - step
    }
}
