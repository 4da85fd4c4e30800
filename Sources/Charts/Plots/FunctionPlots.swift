import SwiftUI

/// A function that is drawn as a line.
public struct FunctionLinePlotContent {
    let curve: FunctionCurve
}

extension FunctionLinePlotContent: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the curve to the chart.
    public func _collect(into collector: _ChartCollector) { collector.add(curve) }
}

/// A function that is drawn as an area.
public struct FunctionAreaPlotContent {
    let curve: FunctionCurve
}

extension FunctionAreaPlotContent: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the curve to the chart.
    public func _collect(into collector: _ChartCollector) { collector.add(curve) }
}

extension _ChartCollector {
    fileprivate func add(_ curve: FunctionCurve) {
        let mark = Mark(.function)
        mark.function = curve
        marks.append(mark)
    }
}

/// A line: of a function, or of a whole collection.
///
/// See [LinePlot](https://developer.apple.com/documentation/charts/lineplot).
public struct LinePlot<Content: ChartContent> {
    let content: Content
}

extension LinePlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the line to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// The graph of a function of x. Where it isn't defined, it returns NaN.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionLinePlotContent(curve: FunctionCurve(rule: .ofX(function), isArea: false, domain: domain))
    }

    /// The graph of a function of x. Where it isn't defined, it returns NaN.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionLinePlotContent(curve: FunctionCurve(rule: .ofX(function), isArea: false, domain: domain))
    }

    /// The graph of a function of x. Where it isn't defined, it returns NaN.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionLinePlotContent(curve: FunctionCurve(rule: .ofX(function), isArea: false, domain: domain))
    }

    /// A parametric curve.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: FunctionCurve(rule: .parametric { function($0) }, isArea: false, domain: domain))
    }

    /// A parametric curve.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: FunctionCurve(rule: .parametric { function($0) }, isArea: false, domain: domain))
    }
}

/// An area: of a function, or of a whole collection.
///
/// See [AreaPlot](https://developer.apple.com/documentation/charts/areaplot).
public struct AreaPlot<Content: ChartContent> {
    let content: Content
}

extension AreaPlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the area to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// The area between zero and a function of x.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionAreaPlotContent(curve: FunctionCurve(rule: .ofX(function), isArea: true, domain: domain))
    }

    /// The area between zero and a function of x.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionAreaPlotContent(curve: FunctionCurve(rule: .ofX(function), isArea: true, domain: domain))
    }

    /// The area between two functions of x.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            curve: FunctionCurve(rule: .between { function($0) }, isArea: true, domain: domain))
    }

    /// The area between two functions of x.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            curve: FunctionCurve(rule: .between { function($0) }, isArea: true, domain: domain))
    }
}
