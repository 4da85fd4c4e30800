import DisplayList
import Foundation

/// Shows that something goes on, and how far it is where that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    public var body: some View {
        VStack(alignment: fraction == nil ? .center : .leading, spacing: 4) {
            if fraction == nil {
                ProgressElement(fraction: nil)
                label.foregroundStyle(.secondary)
            } else {
                label
                ProgressElement(fraction: fraction)
                currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(verbatim: String(title)), currentValueLabel: EmptyView())
    }

    /// Nil is progress of unknown extent.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }
}

/// The spinner or the bar.
private struct ProgressElement: PrimitiveView {
    let fraction: Double?

    static func makeNode(_ view: ProgressElement, in context: NodeContext) -> TypedNode<ProgressElement> {
        LeafNode(view, context, layout: ProgressLayoutNode(graph: context.graph)) { layout, view, environment in
            if (layout.fraction == nil) != (view.fraction == nil) { layout.invalidateLayout() }
            layout.fraction = view.fraction
            layout.tint = view.fraction == nil ? Color.gray.displayColor(in: environment) : environment.tintColor
            layout.invalidateDisplay()
        }
    }
}

private final class ProgressLayoutNode: LayoutNode {
    var fraction: Double?
    var tint = DisplayColor.black

    /// A spinner is 20 points; a bar is 4 points high and takes the width that there is.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard fraction != nil else { return CGSize(width: 20, height: 20) }
        let width = proposal.width ?? 100
        return CGSize(width: width.isFinite ? width : 100, height: 4)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { $0.content = .progress(ProgressContent(fraction: fraction, tint: tint)) }
    }
}
