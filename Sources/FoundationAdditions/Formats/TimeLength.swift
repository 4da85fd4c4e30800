import Foundation

/// The units of a duration, from the largest.
enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (one: TimeUnit, other: TimeUnit) -> Bool { one.rawValue < other.rawValue }

    var foundation: NSCalendar.Unit {
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rawValue]
    }
    var component: Calendar.Component {
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rawValue]
    }
    /// Nil for units that `Duration.UnitsFormatStyle` lacks.
    var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
        switch self {
        case .year, .month: nil
        case .week: (.weeks, 604_800)
        case .day: (.days, 86400)
        case .hour: (.hours, 3600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        }
    }
}

/// The number of each unit between two dates.
struct TimeLength {
    var parts: [(unit: TimeUnit, count: Int)]
    let isNegative: Bool

    init(from start: Date, to end: Date, units: [TimeUnit], calendar: Calendar) {
        isNegative = end < start
        // Adds a microsecond, so that rounding errors don't lose a whole second.
        let (first, last) = (min(start, end), max(start, end).addingTimeInterval(1e-6))
        let components = calendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
        parts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    }

    /// Omits units with a value of 0; one unit is kept if all are 0.
    mutating func drop(_ zeros: DateComponentsFormatter.ZeroFormattingBehavior) {
        guard let first = parts.firstIndex(where: { $0.count != 0 }),
            let last = parts.lastIndex(where: { $0.count != 0 })
        else {
            if !zeros.isEmpty { parts = Array(parts.suffix(1)) }
            return
        }
        parts = parts.enumerated().filter { place, part in
            part.count != 0
                || !zeros.contains(place < first ? .dropLeading : place > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }
}

/// Writes a duration in a style.
struct TimeLengthWriter {
    let style: DateComponentsFormatter.UnitsStyle
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior
    let maximumUnitCount: Int
    let locale: Locale

    func write(_ length: TimeLength) -> String {
        var length = length
        length.drop(dropped)
        if maximumUnitCount > 0 { length.parts = Array(length.parts.prefix(maximumUnitCount)) }
        let isNegative = length.isNegative && length.parts.contains { $0.count != 0 }
        return (isNegative ? "-" : "") + (style == .positional ? positional(length) : words(length))
    }

    private var dropped: DateComponentsFormatter.ZeroFormattingBehavior {
        if zeros.contains(.pad) { return [] }
        guard zeros.contains(.default) else { return zeros }
        return style == .positional ? .dropLeading : .dropAll
    }

    // MARK: A clock

    /// Days and larger units are written before the clock: `1d 2:00:00`.
    private func positional(_ length: TimeLength) -> String {
        let larger = length.parts.filter { $0.unit < .hour }.map { word($0.count, $0.unit, .narrow) }
        let clock = length.parts.filter { $0.unit >= .hour }
        let digits = clock.enumerated().map { place, part in
            let isPadded = place > 0 || (zeros.contains(.pad) && length.parts.count > 1)
            return part.count.formatted(
                .number.grouping(.never).precision(.integerLength((isPadded ? 2 : 1)...)).locale(locale))
        }
        return (larger + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    // MARK: Words

    private func words(_ length: TimeLength) -> String {
        let isTight = style == .abbreviated || style == .brief || CalendarUnitNames.hasNoCommas(locale)
        return length.parts.map { word($0.count, $0.unit, width) }.joined(separator: isTight ? " " : ", ")
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch style {
        case .positional, .abbreviated: .narrow
        case .short, .brief: .abbreviated
        case .full, .spellOut: .wide
        }
    }

    private func word(_ count: Int, _ unit: TimeUnit, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let word = plainWord(count, unit, width)
        switch style {
        case .spellOut: return spelled(count, in: word)
        case .brief: return word.filter { !$0.isWhitespace }
        default: return word
        }
    }

    private func plainWord(_ count: Int, _ unit: TimeUnit, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        guard let (durationUnit, seconds) = unit.duration else {
            return CalendarUnitNames.word(count, isYear: unit == .year, width, locale)
        }
        return Duration.UnitsFormatStyle(
            allowedUnits: [durationUnit], width: width, zeroValueUnits: .show(length: 1)
        ).locale(locale).format(.seconds(count * seconds))
    }

    private func spelled(_ count: Int, in word: String) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        let digits = count.formatted(.number.locale(locale))
        guard let spelled = formatter.string(from: NSNumber(value: count)), let place = word.range(of: digits) else {
            return word
        }
        return word.replacingCharacters(in: place, with: spelled)
    }
}
