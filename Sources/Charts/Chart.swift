import SwiftUI

/// Data as bars, lines, areas, points, rules, rectangles and sectors.
///
/// See [Chart](https://developer.apple.com/documentation/charts/chart). The marks are drawn on a canvas; labels, annotations and
/// legends are views, and each mark is an element for assistive technology.
public struct Chart<Content: ChartContent> {
    private let content: Content
    @Environment(\.self) private var environment

    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Chart {
    /// A chart of marks for each element of a collection.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart of marks for each element of a collection, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: View {
    /// The plot with its axes and its legend.
    public var body: some View {
        GeometryReader { proxy in
            ChartBody(content: content, environment: environment, size: proxy.size)
        }
        .frame(idealWidth: 320, idealHeight: 200)
        // Marks are drawn from the left, and so the frames of axes and labels must be.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// A chart at a given size.
struct ChartBody<Content: ChartContent>: View {
    let content: Content
    let environment: EnvironmentValues
    let size: CGSize

    var body: some View {
        let options = environment.chartOptions
        let model = ChartModel(content, options, environment, size: room(options))
        LegendFrame(model: model) {
            TitleFrame(model: model) {
                PlotFrame(model: model)
            }
        }
    }

    /// The approximate size of the plot.
    private func room(_ options: ChartOptions) -> CGSize {
        let axis = options.y.visibility == .hidden ? 0.0 : 28
        let below = (options.x.visibility == .hidden ? 0.0 : 18) + (options.legend.visibility == .hidden ? 0 : 8)
        return CGSize(width: max(size.width - axis, 0), height: max(size.height - below, 0))
    }
}
