import SwiftUI

/// A chart with its legend beside it.
struct LegendFrame<Content: View>: View {
    let model: ChartModel
    @ViewBuilder let content: Content

    var body: some View {
        if isShown { arranged } else { content }
    }

    private var legend: ChartOptions.Legend { model.options.legend }

    private var isShown: Bool {
        if legend.visibility == .hidden { return false }
        return legend.content != nil || LegendItems(model).isNeeded
    }

    @ViewBuilder private var arranged: some View {
        let spacing = legend.spacing ?? 8
        switch legend.position.kind {
        case .top, .topLeading, .topTrailing:
            VStack(alignment: alignment.horizontal, spacing: spacing) {
                words
                content
            }
        case .leading:
            HStack(alignment: alignment.vertical, spacing: spacing) {
                words
                content
            }
        case .trailing:
            HStack(alignment: alignment.vertical, spacing: spacing) {
                content
                words
            }
        case .overlay: content.overlay(alignment: alignment) { words }
        default:
            VStack(alignment: alignment.horizontal, spacing: spacing) {
                content
                words
            }
        }
    }

    private var alignment: Alignment {
        if let alignment = legend.alignment { return alignment }
        switch legend.position.kind {
        case .topTrailing, .bottomTrailing: return Alignment(horizontal: .trailing, vertical: .top)
        case .leading, .trailing: return Alignment(horizontal: .leading, vertical: .top)
        case .overlay: return .topTrailing
        default: return Alignment(horizontal: .leading, vertical: .center)
        }
    }

    @ViewBuilder private var words: some View {
        if let own = legend.content { AnyView(own) } else { LegendView(items: LegendItems(model), isColumn: isColumn) }
    }

    private var isColumn: Bool { [.leading, .trailing, .overlay].contains(legend.position.kind) }
}

/// The items of a legend.
@MainActor
struct LegendItems {
    let model: ChartModel

    init(_ model: ChartModel) { self.model = model }

    private var looks: LookScales { model.looks }

    var isNeeded: Bool { !values.isEmpty || looks.colorRange != nil }

    var range: ClosedRange<Double>? { looks.colorRange }
    var gradient: Gradient { looks.gradient }

    /// The series, beginning with those that are distinguished by color.
    var values: [_ChartValue] {
        (looks.colors.values + looks.symbols.values + looks.lines.values).withoutRepetitions
    }

    func style(of value: _ChartValue) -> AnyShapeStyle {
        if looks.colors.contains(value) { return looks.style(of: value) }
        return AnyShapeStyle(looks.colors.values.isEmpty ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    }

    func symbol(of value: _ChartValue) -> MarkSymbol {
        looks.symbols.contains(value) ? looks.symbol(of: value) : .shape(BasicChartSymbolShape.circle)
    }
}

/// The series of a chart, with their colors, symbols and line styles.
struct LegendView: View {
    let items: LegendItems
    let isColumn: Bool
    @Environment(\.self) private var environment

    var body: some View {
        if let range = items.range { gradient(range) } else { names }
    }

    @ViewBuilder private var names: some View {
        if isColumn {
            VStack(alignment: .leading, spacing: 6) { rows }
        } else {
            RowsLayout(spacing: CGSize(width: 12, height: 4)) { rows }
        }
    }

    private var rows: some View {
        let words = ValueWords(items.values, environment)
        return ForEach(items.values, id: \.self) { value in
            HStack(spacing: 4) {
                symbol(value).frame(width: 8, height: 8).foregroundStyle(items.style(of: value))
                Text(verbatim: words[value]).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }

    @ViewBuilder private func symbol(_ value: _ChartValue) -> some View {
        switch items.symbol(of: value) {
        case .shape(let shape): SymbolView(shape: shape)
        case .view(let view): AnyView(view)
        }
    }

    private func gradient(_ range: ClosedRange<Double>) -> some View {
        HStack(spacing: 6) {
            Text(range.lowerBound, format: .number.precision(.fractionLength(0...2)))
            Capsule().fill(LinearGradient(gradient: items.gradient, startPoint: .leading, endPoint: .trailing))
                .frame(width: 100, height: 8)
            Text(range.upperBound, format: .number.precision(.fractionLength(0...2)))
        }
        .font(.caption).foregroundStyle(.secondary)
    }
}

/// A symbol of any shape.
private struct SymbolView: View {
    let shape: any ChartSymbolShape

    var body: some View {
        Canvas { context, size in
            context.fill(shape.path(in: CGRect(origin: .zero, size: size)), with: .foreground)
        }
    }
}

/// Views beside each other, in as many rows as needed.
struct RowsLayout: Layout {
    let spacing: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, width: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.5)) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for view in subviews {
            let ideal = view.sizeThatFits(.unspecified)
            let size = CGSize(width: min(ideal.width, width), height: ideal.height)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing.height, 0) }
            frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
            x += size.width + spacing.width
            height = max(height, size.height)
        }
        return frames
    }
}
