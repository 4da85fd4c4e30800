import SwiftUI

/// The ticks and the labels of an axis, which `chartXAxisStyle` changes.
///
/// See [ChartAxisContent](https://developer.apple.com/documentation/charts/chartaxiscontent).
public struct ChartAxisContent: View {
    let side: AxisSide

    /// The labels beside the plot.
    public var body: some View {
        AxisLabelsLayout(side: AxisLabelsLayout.Side(side)) {
            ForEach(side.shown) { label in
                AnyView(label.view)
                    .font(label.font ?? AxisSide.font)
                    .foregroundStyle(label.style ?? AnyShapeStyle(.secondary))
                    .multilineTextAlignment(side.scale.isVertical ? .leading : .center)
                    .lineLimit(2)
                    .rotationEffect(.degrees(label.label.orientation.degrees))
                    .offset(label.offset)
                    .layoutValue(key: AxisLabelPlace.self, value: AxisLabelPlace.Value(label, side))
            }
        }
        .background { AxisTicksView(side: side) }
    }
}

/// A label's position.
enum AxisLabelPlace: LayoutValueKey {
    struct Value {
        var value: _ChartValue
        var isAfter = false
        var anchor: UnitPoint?
        var isTurned = false
        var isWrapped = false
        var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)
    }

    static var defaultValue: Value { Value(value: .number(0)) }
}

extension AxisLabelPlace.Value {
    @MainActor init(_ label: AxisSide.Label, _ side: AxisSide) {
        value = label.place
        isAfter = label.isAfter
        anchor = label.label.anchor
        isTurned = label.label.orientation.degrees != 0
        isWrapped = side.wraps
        spacing = label.label.spacing
    }
}

extension AxisSide {
    /// Whether the axis is horizontal: at the top or bottom of the plot.
    var isHorizontal: Bool { edge == .top || edge == .bottom }

    /// Whether labels wrap rather than being left out: all of their words fit into the bands.
    var wraps: Bool {
        guard isHorizontal, let band = scale.bandwidth(in: length) else { return false }
        return labels.allSatisfy { ($0.widestWord ?? 0) <= band - 2 }
    }

    /// The labels that don't overlap a previous one.
    var shown: [Label] {
        if wraps { return labels }
        var taken: ClosedRange<CGFloat>?
        return labels.sorted { (position($0) ?? 0) < (position($1) ?? 0) }.filter { label in
            guard label.label.collision.kind != .disabled, let size = label.size, let place = position(label) else {
                return true
            }
            let range = range(of: label, size, at: place)
            let gap: CGFloat =
                if case .greedy(let spacing) = label.label.collision.kind { spacing } else { isHorizontal ? 4 : 0 }
            if let taken, range.lowerBound < taken.upperBound + gap { return false }
            if isHorizontal, label.isAfter, place > length - 8 { return false }
            taken = range
            return true
        }
    }

    private func position(_ label: Label) -> CGFloat? { scale.position(label.place, in: length) }

    private func range(of label: Label, _ size: CGSize, at place: CGFloat) -> ClosedRange<CGFloat> {
        let isTurned = label.label.orientation.degrees != 0
        let extent = isHorizontal == isTurned ? size.height : size.width
        let share = label.isAfter ? 0 : (isHorizontal ? label.label.anchor?.x : label.label.anchor?.y) ?? 0.5
        return (place - extent * share)...(place + extent * (1 - share))
    }
}

extension AxisSide {
    /// How far labels extend beyond both ends of the axis, in points.
    var overhang: ClosedRange<CGFloat> {
        guard !isInset, !isAligned else { return 0...0 }
        let ranges = shown.compactMap { label -> ClosedRange<CGFloat>? in
            guard !label.isAfter, let size = label.size, let place = position(label) else { return nil }
            let width = wraps ? min(size.width, scale.bandwidth(in: length) ?? 0) : size.width
            return range(of: label, CGSize(width: width, height: size.height), at: place)
        }
        let start = max(-(ranges.map(\.lowerBound).min() ?? 0), 0)
        let end = max((ranges.map(\.upperBound).max() ?? length) - length, 0)
        return -start...end
    }
}

/// Places labels along an axis.
struct AxisLabelsLayout: Layout {
    struct Side {
        let edge: Edge
        let scale: ChartScale
        let isAligned: Bool
        let tickLength: CGFloat

        @MainActor init(_ side: AxisSide) {
            edge = side.edge
            scale = side.scale
            isAligned = side.isAligned
            tickLength = side.tickLength
        }

        var isHorizontal: Bool { edge == .top || edge == .bottom }
    }

    let side: Side

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let whole = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
        let sizes = subviews.map { size($0, length: side.isHorizontal ? whole.width : whole.height) + spacing($0) }
        let widest = max(sizes.map { side.isHorizontal ? $0.height : $0.width }.max() ?? 0, side.tickLength)
        return side.isHorizontal
            ? CGSize(width: whole.width, height: widest) : CGSize(width: widest, height: whole.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let length = side.isHorizontal ? bounds.width : bounds.height
        for view in subviews {
            guard let place = side.scale.position(view[AxisLabelPlace.self].value, in: length) else { continue }
            let size = size(view, length: length)
            let center = center(of: view, size, at: place, in: bounds)
            view.place(at: center, anchor: .center, proposal: self.proposal(for: view, length))
        }
    }

    private func proposal(for view: LayoutSubview, _ length: CGFloat) -> ProposedViewSize {
        let value = view[AxisLabelPlace.self]
        guard value.isWrapped, let band = side.scale.bandwidth(in: length) else { return .unspecified }
        return ProposedViewSize(width: band, height: nil)
    }

    private func size(_ view: LayoutSubview, length: CGFloat) -> CGSize {
        let size = view.sizeThatFits(proposal(for: view, length))
        return view[AxisLabelPlace.self].isTurned ? CGSize(width: size.height, height: size.width) : size
    }

    /// The spacing between the label and the plot.
    private func spacing(_ view: LayoutSubview) -> CGSize {
        let value = view[AxisLabelPlace.self]
        return CGSize(width: value.spacing.horizontal ?? 5, height: value.spacing.vertical ?? 4)
    }

    private func center(of view: LayoutSubview, _ size: CGSize, at place: CGFloat, in bounds: CGRect) -> CGPoint {
        let value = view[AxisLabelPlace.self]
        let spacing = spacing(view)
        switch side.edge {
        case .top, .bottom:
            var x = bounds.minX + place + (0.5 - (value.anchor?.x ?? 0.5)) * size.width
            if value.isAfter { x = bounds.minX + place + (value.spacing.horizontal ?? 3) + size.width / 2 }
            if side.isAligned { x = min(max(x, bounds.minX + size.width / 2), bounds.maxX - size.width / 2) }
            let y = spacing.height + size.height / 2
            return CGPoint(x: x, y: side.edge == .bottom ? bounds.minY + y : bounds.maxY - y)
        case .leading, .trailing:
            var y = bounds.minY + place + (0.5 - (value.anchor?.y ?? 0.5)) * size.height
            if side.isAligned { y = min(max(y, bounds.minY + size.height / 2), bounds.maxY - size.height / 2) }
            let x = spacing.width + size.width / 2
            return CGPoint(x: side.edge == .trailing ? bounds.minX + x : bounds.maxX - x, y: y)
        }
    }
}

private func + (size: CGSize, other: CGSize) -> CGSize {
    CGSize(width: size.width + other.width, height: size.height + other.height)
}

/// The ticks beside the plot.
struct AxisTicksView: View {
    let side: AxisSide

    var body: some View {
        let ticks = side.lines.filter { $0.tick != nil }
        if !ticks.isEmpty {
            Canvas { context, size in
                for tick in ticks { draw(tick, context, size) }
            }
            .accessibilityHidden(true)
            .allowsHitTesting(false)
        }
    }

    private func draw(_ tick: AxisSide.Line, _ context: GraphicsContext, _ size: CGSize) {
        let length = side.isHorizontal ? size.width : size.height
        guard let place = side.scale.position(tick.place, in: length) else { return }
        let depth = side.isHorizontal ? size.height : size.width
        let reach = tick.tick.map { AxisSide.points($0, label: depth) } ?? 0
        let isFirst = side.edge == .bottom || side.edge == .trailing
        let (from, to) = isFirst ? (0, reach) : (depth, depth - reach)
        var path = Path()
        path.move(to: side.isHorizontal ? CGPoint(x: place, y: from) : CGPoint(x: from, y: place))
        path.addLine(to: side.isHorizontal ? CGPoint(x: place, y: to) : CGPoint(x: to, y: place))
        context.stroke(
            path.offsetBy(dx: tick.offset.width, dy: tick.offset.height),
            with: .style(tick.style ?? AxisSide.lineStyle), style: tick.stroke ?? StrokeStyle(lineWidth: 0.5))
    }
}

extension AxisSide {
    static var lineStyle: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.45)) }

    static func points(_ length: AxisTick.Length, label: CGFloat) -> CGFloat {
        switch length.kind {
        case .automatic: 4
        case .points(let points): points
        case .label(let extended): label + extended
        }
    }

    /// The space that ticks need beside the plot if there are no labels.
    var tickLength: CGFloat { lines.compactMap { $0.tick.map { Self.points($0, label: 0) } }.max() ?? 0 }
}
