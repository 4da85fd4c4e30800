import SwiftUI

/// A rectangle.
///
/// See [RectangleMark](https://developer.apple.com/documentation/charts/rectanglemark).
public struct RectangleMark {
    let mark: Mark

    /// A rectangle at two values, which covers their whole bands or bins.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: Mark.Place(x), y: Mark.Place(y))
        mark.width = width
        mark.height = height
    }

    /// A rectangle between two values of each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rectangle, x: Mark.Place(xStart, xEnd), y: Mark.Place(yStart, yEnd))
    }

    /// A rectangle between two values of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: Mark.Place(x), y: Mark.Place(yStart, yEnd))
        mark.width = width
    }

    /// A rectangle between two values of the horizontal axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: Mark.Place(xStart, xEnd), y: Mark.Place(y))
        mark.height = height
    }

    /// A rectangle between two values of the horizontal axis; nil is the edge of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        mark = Mark(.rectangle, x: Mark.Place(xStart, xEnd), y: .fixed(yStart, yEnd))
    }

    /// A rectangle between two values of the vertical axis; nil is the edge of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rectangle, x: .fixed(xStart, xEnd), y: Mark.Place(yStart, yEnd))
    }

    /// A rectangle at a value of the horizontal axis; nil is the edge of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: Mark.Place(x), y: .fixed(yStart, yEnd))
        mark.width = width
    }

    /// A rectangle at a value of the vertical axis; nil is the edge of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: .fixed(xStart, xEnd), y: Mark.Place(y))
        mark.height = height
    }
}

extension RectangleMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
