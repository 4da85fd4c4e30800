import SwiftUI

extension ChartContent {
    nonisolated func changed(_ change: @escaping (Mark) -> Void) -> some ChartContent {
        ChangedChartContent(self, change: change)
    }

    // MARK: Color

    /// The style with which the marks are painted.
    public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
        changed { mark in
            guard mark.look.style == nil, mark.look.by.color == nil else { return }
            mark.look.style = AnyShapeStyle(style)
        }
    }

    /// One color for each value.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { mark in
            guard mark.look.style == nil, mark.look.by.color == nil else { return }
            mark.look.by.color = value.plotted
        }
    }

    /// The opacity of the marks, 0…1.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
        changed { $0.look.opacity *= opacity }
    }

    /// Whether gradients extend over the whole plot rather than over each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { $0.look.isStyledByPlot = aligns }
    }

    // MARK: Lines and symbols

    /// The stroke style of lines.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { $0.look.lineStyle = $0.look.lineStyle ?? style }
    }

    /// One line style for each value.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.look.by.line = $0.look.by.line ?? value.plotted }
    }

    /// How lines are drawn between points.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.look.interpolation = $0.look.interpolation ?? method }
    }

    /// The symbol at the points.
    public nonisolated func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
        changed { $0.look.symbol = $0.look.symbol ?? .shape(symbol) }
    }

    /// A view as the symbol at each of the points.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return changed { $0.look.symbol = $0.look.symbol ?? .view(view) }
    }

    /// One symbol for each value.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.look.by.symbol = $0.look.by.symbol ?? value.plotted }
    }

    /// The area of symbols, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        changed { if $0.look.symbolSize == nil { $0.look.symbolArea = $0.look.symbolArea ?? area } }
    }

    /// The size of symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { if $0.look.symbolArea == nil { $0.look.symbolSize = $0.look.symbolSize ?? size } }
    }

    /// Symbols whose areas are in proportion to values.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.look.by.size = $0.look.by.size ?? value.plotted }
    }

    // MARK: Place

    /// Gives each value its own slot within the band or the bin of the mark.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changed { mark in
            guard mark.look.by.position == nil else { return }
            mark.look.by.position = value.plotted
            mark.look.positionAxis = axis
            mark.look.positionSpan = span
        }
    }

    /// Moves the marks, in points.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        changed {
            $0.look.offset.width += offset.width
            $0.look.offset.height += offset.height
        }
    }

    /// Moves the marks, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the beginning and the end of the marks, in points.
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
        -> some ChartContent
    {
        changed { mark in
            let ends = mark.look.offsetEnds
            mark.look.offsetEnds = (
                ends.xStart + xStart, ends.xEnd + xEnd, ends.yStart + yStart, ends.yEnd + yEnd
            )
        }
    }

    /// Marks with a higher index are in front of others.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent {
        changed { $0.look.zIndex = $0.look.zIndex ?? value }
    }
}
