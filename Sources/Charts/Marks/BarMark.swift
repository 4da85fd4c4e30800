import SwiftUI

/// A bar: from zero to a value, or between two values.
///
/// See [BarMark](https://developer.apple.com/documentation/charts/barmark).
public struct BarMark {
    let mark: Mark

    /// A bar from zero to a value, at a value of the other axis; bars at the same place are stacked.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: Mark.Place(x), y: Mark.Place(y))
        mark.width = width
        mark.height = height
        mark.stacking = stacking
    }

    /// A horizontal bar over the whole height; bars are stacked.
    public init<X: Plottable>(
        x: PlottableValue<X>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: Mark.Place(x), y: .none)
        mark.width = width
        mark.height = height
        mark.stacking = stacking
    }

    /// A vertical bar over the whole width; bars are stacked.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: .none, y: Mark.Place(y))
        mark.width = width
        mark.height = height
        mark.stacking = stacking
    }

    /// A bar between two values of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = Mark(.bar, x: Mark.Place(x), y: Mark.Place(yStart, yEnd))
        mark.width = width
    }

    /// A bar between two values of the horizontal axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.bar, x: Mark.Place(xStart, xEnd), y: Mark.Place(y))
        mark.height = height
    }

    /// A horizontal bar between two values, over the whole height.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
    ) {
        mark = Mark(.bar, x: Mark.Place(xStart, xEnd), y: .none)
        mark.height = height
    }

    /// A vertical bar between two values, over the whole width.
    public init<Y: Plottable>(
        yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = Mark(.bar, x: .none, y: Mark.Place(yStart, yEnd))
        mark.width = width
    }

    /// A bar at a value of the horizontal axis, between two positions in points; nil is the edge of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: Mark.Place(x), y: .fixed(yStart, yEnd))
        mark.width = width
    }

    /// A bar at a value of the vertical axis, between two positions in points; nil is the edge of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: .fixed(xStart, xEnd), y: Mark.Place(y))
        mark.height = height
    }
}

extension BarMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
