import SwiftUI

/// A straight line along one of the axes.
///
/// See [RuleMark](https://developer.apple.com/documentation/charts/rulemark).
public struct RuleMark {
    let mark: Mark

    /// A vertical line; nil is the edge of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(.rule, x: Mark.Place(x), y: .fixed(yStart, yEnd))
    }

    /// A horizontal line; nil is the edge of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: .fixed(xStart, xEnd), y: Mark.Place(y))
    }

    /// A vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: Mark.Place(x), y: Mark.Place(yStart, yEnd))
    }

    /// A horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: Mark.Place(xStart, xEnd), y: Mark.Place(y))
    }

    /// A vertical line between two values, in the middle or at a position in points.
    public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: .fixed(x, x), y: Mark.Place(yStart, yEnd))
    }

    /// A horizontal line between two values, in the middle or at a position in points.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = Mark(.rule, x: Mark.Place(xStart, xEnd), y: .fixed(y, y))
    }
}

extension RuleMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
