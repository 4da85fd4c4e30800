import SwiftUI

/// Finds the values of an axis's marks, and the text of their labels.
struct AxisTicks {
    let scale: ChartScale
    /// The approximate length of the axis, in points.
    let length: CGFloat
    /// How many times the visible part fits into the axis.
    var share: CGFloat = 1
    let environment: EnvironmentValues
    /// The calendar's unit of the bins along the axis.
    var binUnit: Calendar.Component?

    /// The number of intervals that fit on an axis.
    static func count(along length: CGFloat, isVertical: Bool) -> Int {
        let room = isVertical ? length / 42 : length / 70
        return room.isFinite ? Int(min(max(room, 2), isVertical ? 6 : 8)) : 5
    }

    /// The number of intervals that fit on this axis, in proportion to its length if it scrolls.
    private var count: Int {
        Int(CGFloat(Self.count(along: length / share, isVertical: scale.isVertical)) * share)
    }

    private var calendar: Calendar { environment.calendar }

    // MARK: Values

    func values(_ choice: AxisMarkValues) -> [_ChartValue] {
        if case .values(let values) = choice.kind { return values }
        guard case .line(let low, let high, let isDate) = scale.domain else { return bands }
        return isDate ? dates(choice, low, high) : numbers(choice, low, high)
    }

    private var bands: [_ChartValue] {
        if case .bands(let values) = scale.domain { values } else { [] }
    }

    private func numbers(_ choice: AxisMarkValues, _ low: Double, _ high: Double) -> [_ChartValue] {
        var step: Double?
        var count = count
        var minimum = scale.isWhole ? 1.0 : 0
        switch choice.kind {
        case .stride(let size): step = size
        case .automatic(let least, let wanted):
            count = wanted ?? count
            minimum = max(minimum, least ?? 0)
        default: break
        }
        if scale.type == .log, step == nil { return decades(low, high) }
        let size = step ?? NumberTicks.step(from: low, to: high, count: count, minimum: minimum)
        return NumberTicks.within(low, high, step: size).map { .number($0) }
    }

    private func decades(_ low: Double, _ high: Double) -> [_ChartValue] {
        guard low > 0, high > low else { return [] }
        let count = log10(high / low)
        let every = max((count / 6).rounded(.up), 1)
        let factors: [Double] = count <= 2 ? [1, 2, 5] : [1]
        let exponents = stride(from: log10(low).rounded(.down), through: log10(high) + 1e-9, by: every)
        var values: [Double] = []
        for exponent in exponents {
            for factor in factors { values.append(factor * pow(10, exponent)) }
        }
        let inside = (low * (1 - 1e-9))...(high * (1 + 1e-9))
        return values.filter(inside.contains).map { .number($0) }
    }

    private func dates(_ choice: AxisMarkValues, _ low: Double, _ high: Double) -> [_ChartValue] {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
        return dateStride(choice).within(start...end).map { .date($0) }
    }

    /// The calendar units between the marks.
    func dateStride(_ choice: AxisMarkValues) -> DateStride {
        guard case .line(let low, let high, _) = scale.domain else {
            return DateStride(unit: .day, count: 1, calendar: calendar)
        }
        switch choice.kind {
        case .dates(let unit, let count, let own):
            let range = Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
            return DateStride(unit: unit, count: count, calendar: own ?? calendar).fitting(range)
        case .automatic(_, let count):
            let count = min(count ?? self.count, NumberTicks.countMax)
            let found = DateStride.automatic(over: high - low, count: count, calendar: calendar)
            // No finer than the bins.
            guard let binUnit, DateStride.seconds(of: binUnit) > found.seconds else { return found }
            return DateStride(unit: binUnit, count: 1, calendar: calendar)
        default: return DateStride.automatic(over: high - low, count: 5, calendar: calendar)
        }
    }

    // MARK: Words

    /// The default labels of values.
    func words(for values: [_ChartValue], _ choice: AxisMarkValues) -> (_ChartValue) -> String {
        let locale = environment.locale
        if scale.isDate { return { self.word(for: $0, stride: self.dateStride(choice)) } }
        let words = ValueWords(values, environment)
        if scale.isBanded { return { words[$0] } }
        let digits = NumberTicks.fractionDigits(of: values.compactMap(\.number))
        let precision = scale.type == .log ? 0...3 : digits...digits
        return { value in
            guard let number = value.number else { return words[value] }
            return number.formatted(.number.precision(.fractionLength(precision)).locale(locale))
        }
    }

    private func word(for value: _ChartValue, stride: DateStride) -> String {
        guard case .date(let date) = value else { return ValueWords([value], environment)[value] }
        var style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: calendar.timeZone)
        switch stride.unit {
        case .second, .nanosecond: style = style.hour().minute().second()
        case .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .month, .quarter: style = style.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: style = style.year()
        default: style = style.month(.abbreviated).day()
        }
        return date.formatted(style)
    }

    // MARK: Places

    /// The middle between a value and the next one, for centered labels and lines.
    func middle(of value: _ChartValue, next: _ChartValue?, _ choice: AxisMarkValues) -> _ChartValue {
        guard let start = value.number else { return value }
        if case .date(let date) = value {
            let end = binEnd(after: date, choice)
            return value.moved(to: start + (end.timeIntervalSinceReferenceDate - start) / 2)
        }
        return next?.number.map { value.moved(to: start + ($0 - start) / 2) } ?? value
    }

    private func binEnd(after date: Date, _ choice: AxisMarkValues) -> Date {
        if case .values = choice.kind, let binUnit {
            return calendar.dateInterval(of: binUnit, for: date)?.end ?? date
        }
        return dateStride(choice).next(after: date)
    }
}
