import SwiftUI

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension LinePlot {
    /// A line through the points of a collection.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.line, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            return mark
        }
    }

    /// One line for each series of a collection.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>,
        series: PlottableProjection<D.Element, S>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.line, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.series = series.plotted(element)
            return mark
        }
    }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension AreaPlot {
    /// The area below a line through the points of a collection.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.area, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.stacking = stacking
            return mark
        }
    }

    /// One area for each series of a collection.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>,
        series: PlottableProjection<D.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.area, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.series = series.plotted(element)
            mark.stacking = stacking
            return mark
        }
    }

    /// The area between two lines.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>,
        yEnd: PlottableProjection<D.Element, Y>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .area, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            return mark
        }
    }

    /// One area between two lines for each series.
    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>,
        yEnd: PlottableProjection<D.Element, Y>, series: PlottableProjection<D.Element, S>
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(
                .area, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            mark.series = series.plotted(element)
            return mark
        }
    }
}

/// Sectors for a whole collection.
///
/// See [SectorPlot](https://developer.apple.com/documentation/charts/sectorplot).
public struct SectorPlot<Content: ChartContent> {
    let content: Content
}

extension SectorPlot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Content.DataElement, _ChartMark) -> Void) {
        content._collect(into: collector, change: change)
    }
}

extension SectorPlot {
    /// Sectors for values. Radii refer to the largest circle in the plot; `angularInset` is the gap on both sides.
    public init<D: RandomAccessCollection, A: Plottable>(
        _ data: D, angle: PlottableProjection<D.Element, A>, innerRadius: MarkDimensions<D.Element> = .automatic,
        outerRadius: MarkDimensions<D.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == _VectorizedContent<D> {
        content = _VectorizedContent(data: data) { element in
            let mark = Mark(.sector)
            mark.sector = SectorShape(
                value: angle.plotted(element), innerRadius: innerRadius.dimension, outerRadius: outerRadius.dimension,
                inset: angularInset ?? 0)
            return mark
        }
    }
}
