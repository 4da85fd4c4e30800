import SwiftUI

/// A symbol at a place.
///
/// See [PointMark](https://developer.apple.com/documentation/charts/pointmark).
public struct PointMark {
    let mark: Mark

    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.point, x: Mark.Place(x), y: Mark.Place(y))
    }

    /// A symbol at a value of the horizontal axis; nil is the middle of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = Mark(.point, x: Mark.Place(x), y: .fixed(y, y))
    }

    /// A symbol at a value of the vertical axis; nil is the middle of the plot.
    public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = Mark(.point, x: .fixed(x, x), y: Mark.Place(y))
    }
}

extension PointMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
