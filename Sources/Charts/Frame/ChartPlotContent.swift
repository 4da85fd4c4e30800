import SwiftUI

/// The area of the marks, which `chartPlotStyle` changes.
///
/// See [ChartPlotContent](https://developer.apple.com/documentation/charts/chartplotcontent).
public struct ChartPlotContent: View {
    let model: ChartModel

    /// The marks over the lines of the axes.
    public var body: some View {
        if model.options.scrolling.axes.isEmpty {
            PlotArea(model: model)
        } else {
            ScrollingPlot(model: model)
        }
    }
}

/// The marks over the lines of the axes, in a plot that doesn't scroll by itself.
struct PlotArea: View {
    let model: ChartModel
    /// How far marks, such as symbols at the edge, may extend beyond the plot.
    private static let margin: CGFloat = 16

    var body: some View {
        GeometryReader { proxy in
            let geometry = PlotGeometry(model, size: proxy.size)
            ZStack(alignment: .topLeading) {
                Canvas { context, size in GridDrawing(axes: model.axes, size: size).draw(in: context) }
                Canvas { context, size in draw(in: context, size) }
                    .padding(-Self.margin)
                PlotItems(geometry: geometry)
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
            .modifier(PlotInput(geometry: geometry))
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }

    private func draw(in context: GraphicsContext, _ size: CGSize) {
        var context = context
        let inner = CGSize(width: max(size.width - 2 * Self.margin, 0), height: max(size.height - 2 * Self.margin, 0))
        context.translateBy(x: Self.margin, y: Self.margin)
        if isCut {
            let bounds = CGRect(origin: .zero, size: inner).insetBy(dx: -4, dy: -4)
            context.clip(to: Path(bounds))
        }
        PlotDrawing(geometry: PlotGeometry(model, size: inner)).draw(in: context)
    }

    /// Whether to clip the marks: with an explicit domain they may be far outside of the plot.
    private var isCut: Bool { model.options.x.scale.domain.values != nil || model.options.y.scale.domain.values != nil }
}

/// Draws the lines of axes through a plot.
struct GridDrawing {
    let axes: [AxisSide]
    let size: CGSize

    @MainActor func draw(in context: GraphicsContext) {
        for side in axes {
            let isVertical = side.scale.isVertical
            for line in side.lines where line.tick == nil {
                guard let place = side.scale.position(line.place, in: isVertical ? size.height : size.width) else {
                    continue
                }
                var path = Path()
                path.move(to: isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0))
                path.addLine(to: isVertical ? CGPoint(x: size.width, y: place) : CGPoint(x: place, y: size.height))
                context.stroke(
                    path.offsetBy(dx: line.offset.width, dy: line.offset.height),
                    with: .style(line.style ?? AxisSide.lineStyle), style: line.stroke ?? StrokeStyle(lineWidth: 0.5))
            }
        }
    }
}
