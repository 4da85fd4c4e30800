import SwiftUI

/// Marks at values of an axis: lines, ticks and labels.
///
/// See [AxisMarks](https://developer.apple.com/documentation/charts/axismarks).
public struct AxisMarks<Content: AxisMark> {
    let group: AxisGroup
    /// Nil uses the defaults of such an axis.
    var content: ((AxisValue) -> Content)?
}

extension AxisMarks: AxisContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the group to the axis.
    public func _collect(into collector: _AxisCollector) {
        var group = group
        if let content { group.marks = { content($0).elements } }
        collector.groups.append(group)
    }
}

extension AxisMarks {
    /// Marks at each of the values, made by a closure.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(preset: preset, position: position, values: values)
        self.content = content
    }

    /// Marks at each of the values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisGroup(preset: preset, position: position, values: values)
        self.content = { _ in content() }
    }

    /// Marks at each of the values, made by a closure.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }

    /// Marks at each of the values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }
}

extension AxisMarks where Content == Never {
    /// The default marks at the values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: values, stroke: stroke)
    }

    /// The default marks at the values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }

    /// The default marks at the values, with formatted labels.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: values, stroke: stroke, format: words(in: format))
    }

    /// The default marks at the values, with formatted labels.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(
            format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }
}

/// Formats values for an environment. A number is converted to the type that the format takes.
func words<Format: FormatStyle>(in format: Format) -> AxisWords
where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { Format.FormatInput(chartValue: $0).map(FormatPlace($1).localized(format).format) }
}

extension AxisMark {
    /// The single marks.
    var elements: [AxisElement] {
        let collector = _AxisMarkCollector()
        _collect(into: collector)
        return collector.elements
    }
}

/// How marks of an axis are arranged.
///
/// See [AxisMarkPreset](https://developer.apple.com/documentation/charts/axismarkpreset).
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, aligned, extended, inset }
    let kind: Kind
    /// Chosen to suit the axis.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// The first and the last label are moved until they lie within the plot.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// The lines continue beneath the labels.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// The labels are within the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot on which an axis's marks are placed.
///
/// See [AxisMarkPosition](https://developer.apple.com/documentation/charts/axismarkposition).
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }
    let kind: Kind
    /// Chosen to suit the axis.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// On the leading side.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// On the trailing side.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The values at which marks are placed.
///
/// See [AxisMarkValues](https://developer.apple.com/documentation/charts/axismarkvalues).
public struct AxisMarkValues: CustomStringConvertible {
    enum Kind {
        case automatic(minimumStride: Double?, count: Int?)
        case stride(Double)
        case dates(Calendar.Component, count: Int, calendar: Calendar?)
        case values([_ChartValue])
    }

    let kind: Kind
    var rounding: (lower: Bool?, upper: Bool?) = (nil, nil)

    init(_ kind: Kind, _ lower: Bool? = nil, _ upper: Bool? = nil) {
        self.kind = kind
        rounding = (lower, upper)
    }

    init<P: Plottable>(_ values: [P]) { self.init(.values(values.map(\.chartValue))) }

    /// Round values, as many as fit.
    public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(minimumStride: nil, count: nil)) }

    /// About the desired number of round values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.automatic(minimumStride: nil, count: desiredCount), roundLowerBound, roundUpperBound)
    }

    /// About the desired number of round values, with a minimum distance.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .automatic(minimumStride: Double(minimumStride), count: desiredCount), roundLowerBound, roundUpperBound)
    }

    /// Multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.stride(Double(stepSize)), roundLowerBound, roundUpperBound)
    }

    /// The beginnings of calendar units, every `count` of them.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.dates(component, count: count, calendar: calendar), roundLowerBound, roundUpperBound)
    }

    /// The kind of the values.
    public var description: String { "\(kind)" }
}
