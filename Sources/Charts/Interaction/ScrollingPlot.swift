import SwiftUI

/// A scrolling plot. The labels below it scroll with it.
struct ScrollingPlot: View {
    let model: ChartModel
    @State private var position = ScrollPosition()
    /// The values of the app's bindings after the plot last set them, to ignore those changes.
    @State private var told: (x: _ChartValue?, y: _ChartValue?)

    private var scrolling: ChartScrolling { model.options.scrolling }
    private var isHorizontal: Bool { scrolling.axes.contains(.horizontal) }

    var body: some View {
        GeometryReader { proxy in
            let size = content(proxy.size)
            ScrollView(scrolling.axes, showsIndicators: false) {
                VStack(spacing: 0) {
                    PlotArea(model: model)
                    if isHorizontal { bottom }
                }
                .frame(width: size.width, height: size.height)
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, offset in tell(offset, size) }
            .onAppear {
                go(to: scrolling.x.get?() ?? scrolling.x.initial, scrolling.y.get?() ?? scrolling.y.initial, size)
            }
            .onChange(of: scrolling.x.get?()) { _, new in
                if new != told.x { go(to: new, nil, size) }
            }
            .onChange(of: scrolling.y.get?()) { _, new in
                if new != told.y { go(to: nil, new, size) }
            }
        }
    }

    @ViewBuilder private var bottom: some View {
        let sides = model.axes.filter { $0.edge == .bottom && !$0.scale.isVertical }
        ForEach(sides.indices, id: \.self) { index in
            AxisHeight { ChartAxisContent(side: sides[index]) }
        }
    }

    // MARK: Sizes

    /// The size of the whole plot.
    private func content(_ visible: CGSize) -> CGSize {
        CGSize(width: visible.width * model.shares.x, height: visible.height * model.shares.y)
    }

    // MARK: Places

    private func go(to x: _ChartValue?, _ y: _ChartValue?, _ size: CGSize) {
        if let x, let place = start(of: x, model.x, size.width) {
            told.x = x
            position.scrollTo(x: place)
        }
        if let y, let place = start(of: y, model.y, size.height) {
            told.y = y
            position.scrollTo(y: place)
        }
    }

    private func start(of value: _ChartValue, _ scale: ChartScale?, _ length: CGFloat) -> CGFloat? {
        guard let scale, let place = scale.position(value, in: length) else { return nil }
        return max(place - (scale.bandwidth(in: length) ?? 0) / 2, 0)
    }

    private func tell(_ offset: CGPoint, _ size: CGSize) {
        if let new = tell(scrolling.x, model.x, offset.x, size.width) { told.x = new }
        if let new = tell(scrolling.y, model.y, offset.y, size.height) { told.y = new }
    }

    /// - Returns: The binding's value afterwards, which may differ, because the app may round it.
    private func tell(
        _ position: ChartScrolling.Position, _ scale: ChartScale?, _ offset: CGFloat, _ length: CGFloat
    ) -> _ChartValue? {
        guard let set = position.set, let value = scale?.value(at: max(offset, 0) + 0.5, in: length) else { return nil }
        set(value)
        return position.get?()
    }
}

/// As high as the labels, and as wide as the plot.
private struct AxisHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 320
        let height = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
