import SwiftUI

/// The plot with its axes, overlays and backgrounds.
struct PlotFrame: View {
    let model: ChartModel

    var body: some View {
        let scrolls = model.options.scrolling.axes.contains(.horizontal)
        PlotFrameLayout(includesBottom: scrolls) {
            AnyView(plot).layoutValue(key: PlotRole.self, value: .plot)
            ForEach(model.axes.indices, id: \.self) { index in
                let isScrolled = scrolls && !model.axes[index].scale.isVertical
                axis(model.axes[index])
                    .opacity(isScrolled ? 0 : 1).accessibilityHidden(isScrolled)
                    .layoutValue(key: PlotRole.self, value: .axis(PlotRole.Side(model.axes[index], isScrolled)))
            }
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { anchor in layers(model.options.backgrounds, anchor) }
        .overlayPreferenceValue(PlotFrameKey.self) { anchor in layers(model.options.overlays, anchor) }
    }

    private var plot: any View {
        let content = ChartPlotContent(model: model)
        return model.options.plotStyle?(content) ?? content
    }

    @ViewBuilder private func axis(_ side: AxisSide) -> some View {
        let content = ChartAxisContent(side: side)
        let style = side.scale.isVertical ? model.options.y.style : model.options.x.style
        if let style { AnyView(style(content)) } else { content }
    }

    @ViewBuilder private func layers(_ layers: [ChartOptions.Layer], _ anchor: Anchor<CGRect>?) -> some View {
        if !layers.isEmpty {
            GeometryReader { geometry in
                let frame = anchor.map { geometry[$0] } ?? .zero
                let proxy = ChartProxy(model: model, plotFrame: anchor, plotSize: frame.size)
                ForEach(layers.indices, id: \.self) { index in
                    AnyView(layers[index].content(proxy))
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
                }
            }
        }
    }
}

/// The plot's frame.
struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The role of a subview of a chart.
enum PlotRole: LayoutValueKey {
    enum Value {
        case plot
        case axis(Side)
    }

    struct Side {
        let edge: Edge
        let isInset: Bool
        /// How far the labels extend beyond both ends of the plot.
        let overhang: ClosedRange<CGFloat>

        @MainActor init(_ side: AxisSide, _ isScrolled: Bool) {
            edge = side.edge
            isInset = side.isInset
            overhang = isScrolled ? 0...0 : side.overhang
        }

        var isVertical: Bool { edge == .leading || edge == .trailing }
    }

    static var defaultValue: Value { .plot }
}

/// Places the plot in the space that the axes leave.
struct PlotFrameLayout: Layout {
    /// Whether the plot includes the labels below it, because they scroll with it.
    let includesBottom: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plots = subviews.filter { if case .plot = $0[PlotRole.self] { true } else { false } }
        let axes = subviews.compactMap { view -> (view: LayoutSubview, side: PlotRole.Side)? in
            guard case .axis(let side) = view[PlotRole.self] else { return nil }
            return (view, side)
        }
        let insets = insets(axes, in: bounds.size)
        let free = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        var plot = free
        for view in plots {
            // A style may have made the plot smaller.
            let size = view.sizeThatFits(ProposedViewSize(free.size))
            plot.size = CGSize(width: min(size.width, free.width), height: min(size.height, free.height))
            plot.origin.y = free.minY + (free.height - plot.height) / 2
            plot.origin.x = free.minX + (free.width - plot.width) / 2
            let whole = CGSize(width: plot.width, height: plot.height + (includesBottom ? insets.bottom : 0))
            view.place(at: plot.origin, proposal: ProposedViewSize(whole))
        }
        for axis in axes { place(axis.view, axis.side.edge, axis.side.isInset, plot: plot) }
    }

    /// The space for the axes around the plot, including the overhang of their labels.
    private func insets(_ axes: [(view: LayoutSubview, side: PlotRole.Side)], in size: CGSize) -> EdgeInsets {
        func thickness(_ edge: Edge) -> CGFloat {
            axes.filter { $0.side.edge == edge && !$0.side.isInset }.map { axis in
                let size = axis.view.sizeThatFits(ProposedViewSize(size))
                return axis.side.isVertical ? size.width : size.height
            }.max() ?? 0
        }
        func overhang(vertical: Bool, _ end: (ClosedRange<CGFloat>) -> CGFloat) -> CGFloat {
            axes.filter { $0.side.isVertical == vertical }.map { end($0.side.overhang) }.max() ?? 0
        }
        return EdgeInsets(
            top: max(thickness(.top), overhang(vertical: true) { -$0.lowerBound }),
            leading: max(thickness(.leading), overhang(vertical: false) { -$0.lowerBound }),
            bottom: max(thickness(.bottom), overhang(vertical: true, \.upperBound)),
            trailing: max(thickness(.trailing), overhang(vertical: false, \.upperBound)))
    }

    private func place(_ view: LayoutSubview, _ edge: Edge, _ isInset: Bool, plot: CGRect) {
        let size = view.sizeThatFits(ProposedViewSize(plot.size))
        switch edge {
        case .leading:
            let x = isInset ? plot.minX : plot.minX - size.width
            view.place(
                at: CGPoint(x: x, y: plot.minY), proposal: ProposedViewSize(width: size.width, height: plot.height))
        case .trailing:
            let x = isInset ? plot.maxX - size.width : plot.maxX
            view.place(
                at: CGPoint(x: x, y: plot.minY), proposal: ProposedViewSize(width: size.width, height: plot.height))
        case .top:
            let y = isInset ? plot.minY : plot.minY - size.height
            view.place(
                at: CGPoint(x: plot.minX, y: y), proposal: ProposedViewSize(width: plot.width, height: size.height))
        case .bottom:
            let y = isInset ? plot.maxY - size.height : plot.maxY
            view.place(
                at: CGPoint(x: plot.minX, y: y), proposal: ProposedViewSize(width: plot.width, height: size.height))
        }
    }
}
