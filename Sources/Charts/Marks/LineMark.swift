import SwiftUI

/// A point of a line. The points of one series are connected in their order.
///
/// See [LineMark](https://developer.apple.com/documentation/charts/linemark).
public struct LineMark {
    let mark: Mark

    /// A point of the line.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.line, x: Mark.Place(x), y: Mark.Place(y))
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(.line, x: Mark.Place(x), y: Mark.Place(y))
        mark.series = series.plotted
    }
}

extension LineMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
