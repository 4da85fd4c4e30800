import SwiftUI

/// A point of an area: between zero and a line, or between two lines.
///
/// See [AreaMark](https://developer.apple.com/documentation/charts/areamark).
public struct AreaMark {
    let mark: Mark

    /// A point of the area between zero and a line.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.area, x: Mark.Place(x), y: Mark.Place(y))
        mark.stacking = stacking
    }

    /// A point of the area between zero and the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.area, x: Mark.Place(x), y: Mark.Place(y))
        mark.series = series.plotted
        mark.stacking = stacking
    }

    /// A point of the area between two lines.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.area, x: Mark.Place(x), y: Mark.Place(yStart, yEnd))
    }

    /// A point of the area between the two lines of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = Mark(.area, x: Mark.Place(x), y: Mark.Place(yStart, yEnd))
        mark.series = series.plotted
    }

    /// A point of the area between two vertical lines.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.area, x: Mark.Place(xStart, xEnd), y: Mark.Place(y))
    }

    /// A point of the area between the two vertical lines of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = Mark(.area, x: Mark.Place(xStart, xEnd), y: Mark.Place(y))
        mark.series = series.plotted
    }
}

extension AreaMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
