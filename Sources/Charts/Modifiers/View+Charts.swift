import SwiftUI

extension View {
    // MARK: Legends

    /// Shows or hides the legends of charts.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartOptions { $0.legend.visibility = visibility }
    }

    /// Sets the position of charts' legends.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartOptions {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// A view in place of the legends of charts.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartOptions {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
            $0.legend.content = content
        }
    }

    // MARK: Around the plot

    /// Changes the view of the plot.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartOptions { $0.plotStyle = content }
    }

    /// A view over charts, which may convert values to positions.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartOptions { $0.overlays.insert(ChartOptions.Layer(alignment: alignment, content: content), at: 0) }
    }

    /// A view behind charts, which may convert values to positions.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartOptions { $0.backgrounds.append(ChartOptions.Layer(alignment: alignment, content: content)) }
    }

    /// A gesture in the plots of charts, in place of the one for selection.
    public func chartGesture(_ body: @escaping (ChartProxy) -> some Gesture) -> some View {
        chartOptions { $0.gesture = body }
    }

    // MARK: Selection

    /// The value of the horizontal axis under the finger; nil without one.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.selection.x = { value.wrappedValue = $0.flatMap { P(chartValue: $0) } } }
    }

    /// The range of the horizontal axis that was selected by a drag.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOptions { $0.selection.xRange = { range.wrappedValue = $0.flatMap(closedRange) } }
    }

    /// The value of the vertical axis under the finger; nil without one.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.selection.y = { value.wrappedValue = $0.flatMap { P(chartValue: $0) } } }
    }

    /// The range of the vertical axis that was selected by a drag.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOptions { $0.selection.yRange = { range.wrappedValue = $0.flatMap(closedRange) } }
    }

    /// The value of the sectors under the finger, accumulated from the first one; nil without a finger.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.selection.angle = { value.wrappedValue = $0.flatMap { P(chartValue: $0) } } }
    }
}

private func closedRange<P: Plottable & Comparable>(_ values: (_ChartValue, _ChartValue)) -> ClosedRange<P>? {
    guard let first = P(chartValue: values.0), let second = P(chartValue: values.1) else { return nil }
    return min(first, second)...max(first, second)
}
