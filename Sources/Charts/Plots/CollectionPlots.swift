import SwiftUI

/// Bars for a whole collection.
///
/// See [BarPlot](https://developer.apple.com/documentation/charts/barplot).
public struct BarPlot<Content: ChartContent> {
    let content: Content
}

extension BarPlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension BarPlot {
    /// Bars from zero to values; bars at the same place are stacked.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>,
        width: MarkDimensions<D.Element> = .automatic, height: MarkDimensions<D.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.bar, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.width = width.dimension
            mark.height = height.dimension
            mark.stacking = stacking
            return mark
        }
    }

    /// Bars between two values of the vertical axis.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>,
        yEnd: PlottableProjection<D.Element, Y>, width: MarkDimensions<D.Element> = .automatic
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .bar, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            mark.width = width.dimension
            return mark
        }
    }

    /// Bars between two values of the horizontal axis.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, xStart: PlottableProjection<D.Element, X>, xEnd: PlottableProjection<D.Element, X>,
        y: PlottableProjection<D.Element, Y>, height: MarkDimensions<D.Element> = .automatic
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .bar, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
            mark.height = height.dimension
            return mark
        }
    }
}

/// Symbols for a whole collection.
///
/// See [PointPlot](https://developer.apple.com/documentation/charts/pointplot).
public struct PointPlot<Content: ChartContent> {
    let content: Content
}

extension PointPlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension PointPlot {
    /// Symbols at two values.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.point, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            return mark
        }
    }
}

/// Straight lines for a whole collection.
///
/// See [RulePlot](https://developer.apple.com/documentation/charts/ruleplot).
public struct RulePlot<Content: ChartContent> {
    let content: Content
}

extension RulePlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension RulePlot {
    /// Vertical lines between two values.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>,
        yEnd: PlottableProjection<D.Element, Y>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .rule, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            return mark
        }
    }

    /// Horizontal lines between two values.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, xStart: PlottableProjection<D.Element, X>, xEnd: PlottableProjection<D.Element, X>,
        y: PlottableProjection<D.Element, Y>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .rule, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
            return mark
        }
    }
}

/// Rectangles for a whole collection.
///
/// See [RectanglePlot](https://developer.apple.com/documentation/charts/rectangleplot).
public struct RectanglePlot<Content: ChartContent> {
    let content: Content
}

extension RectanglePlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension RectanglePlot {
    /// Rectangles at two values, which cover their whole bands or bins.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>,
        width: MarkDimensions<D.Element> = .automatic, height: MarkDimensions<D.Element> = .automatic
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.rectangle, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.width = width.dimension
            mark.height = height.dimension
            return mark
        }
    }

    /// Rectangles between two values of each axis.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, xStart: PlottableProjection<D.Element, X>, xEnd: PlottableProjection<D.Element, X>,
        yStart: PlottableProjection<D.Element, Y>, yEnd: PlottableProjection<D.Element, Y>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .rectangle, x: .range(xStart.plotted(element), xEnd.plotted(element)),
                y: .range(yStart.plotted(element), yEnd.plotted(element)))
            return mark
        }
    }
}
