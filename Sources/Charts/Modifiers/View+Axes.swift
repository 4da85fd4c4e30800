import SwiftUI

extension View {
    func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }

    // MARK: Axes

    /// Shows or hides the horizontal axis of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.x.visibility = visibility }
    }

    /// Sets the content of charts' horizontal axis.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return chartOptions { $0.x.content = content }
    }

    /// Shows or hides the vertical axis of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.y.visibility = visibility }
    }

    /// Sets the content of charts' vertical axis.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return chartOptions { $0.y.content = content }
    }

    /// Changes the view of the horizontal axis.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.x.style = content }
    }

    /// Changes the view of the vertical axis.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.y.style = content }
    }

    // MARK: Titles

    /// A title of the horizontal axis, below it by default.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = content()
        return chartOptions {
            $0.x.titles.append(
                ChartOptions.Title(content: content, position: position, alignment: alignment, spacing: spacing))
        }
    }

    /// A title of the horizontal axis, below it by default.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// A title of the horizontal axis, below it by default.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// A title of the horizontal axis, below it by default.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(verbatim: String(label))
        return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
    }

    /// A title of the vertical axis, above it by default.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = content()
        return chartOptions {
            $0.y.titles.append(
                ChartOptions.Title(content: content, position: position, alignment: alignment, spacing: spacing))
        }
    }

    /// A title of the vertical axis, above it by default.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// A title of the vertical axis, above it by default.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// A title of the vertical axis, above it by default.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(verbatim: String(label))
        return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
    }
}
