import Foundation
import SwiftUI

/// A value with a label, to be placed by a chart: `.value("Price", item.price)`.
///
/// See [PlottableValue](https://developer.apple.com/documentation/charts/plottablevalue).
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue
}

/// A type-erased value with its label.
struct PlottedValue {
    var label: Text
    var start: _ChartValue
    /// The upper end of the value's bin, such as a month or a range of numbers.
    var end: _ChartValue?
    /// The calendar unit of a bin of dates.
    var unit: Calendar.Component?
    /// Whether all values of its type are whole numbers.
    var isWhole = false

    /// The position of a point: in the middle of its bin.
    var middle: _ChartValue {
        guard let end, let low = start.number, let high = end.number else { return start }
        return start.moved(to: low + (high - low) / 2)
    }

    /// Whether the value can be placed.
    var isPlaceable: Bool {
        let values = [start, end].compactMap { $0 }
        return values.allSatisfy { $0.category != nil || $0.number != nil }
    }
}

extension PlottableValue {
    init(_ label: Text, _ value: Value) {
        plotted = PlottedValue(label: label, start: value.chartValue, isWhole: Value.PrimitivePlottable._isWhole)
    }

    init(_ label: Text, from start: Value, to end: Value) {
        plotted = PlottedValue(
            label: label, start: start.chartValue, end: end.chartValue, isWhole: Value.PrimitivePlottable._isWhole)
    }

    /// A value with a label that is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }

    /// A value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// A bin of values with a label that is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
    }

    /// A bin of values with a label.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, from: range.lowerBound, to: range.upperBound)
    }

    /// A bin of values with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), from: range.lowerBound, to: range.upperBound)
    }

    /// A range of values with a label that is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
    }

    /// A range of values with a label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, from: range.lowerBound, to: range.upperBound)
    }

    /// A range of values with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), from: range.lowerBound, to: range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    init(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar) {
        let bin = calendar.dateInterval(of: unit, for: date) ?? DateInterval(start: date, duration: 0)
        plotted = PlottedValue(label: label, start: .date(bin.start), end: .date(bin.end), unit: unit)
    }

    /// The month, day or other calendar unit that contains a date.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(Text(labelKey), value, unit: unit, calendar: calendar)
    }

    /// The month, day or other calendar unit that contains a date.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(label, value, unit: unit, calendar: calendar)
    }

    /// The month, day or other calendar unit that contains a date.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value, unit: unit, calendar: calendar)
    }
}
