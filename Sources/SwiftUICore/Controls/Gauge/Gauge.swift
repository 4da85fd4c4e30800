import Foundation

/// Shows where a value lies in a range.
///
/// See [Gauge](https://developer.apple.com/documentation/swiftui/gauge).
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    private var markedValueLabels: MarkedValueLabels?
    @Environment(\.gaugeStyle) private var style

    /// What the view shows.
    public var body: some View {
        LabelReader(label: label) { label in
            styled(
                by: style,
                GaugeStyleConfiguration(
                    value: fraction, label: .init(content: label.view), spokenLabel: label.text,
                    currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
                    minimumValueLabel: (bounds?.minimum).map { .init(content: AnyView($0)) },
                    maximumValueLabel: (bounds?.maximum).map { .init(content: AnyView($0)) },
                    markedValueLabels: markedValueLabels.map { .init(content: AnyView($0)) }))
        }
    }

    private func styled<S: GaugeStyle>(by style: S, _ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ range: ClosedRange<V>) -> Double {
        let extent = Double(range.upperBound - range.lowerBound)
        return extent > 0 ? (Double(value - range.lowerBound) / extent).clampedShare : 0
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label and the current value. `value` is clamped to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.bounds = nil
    }

    /// A gauge with a label. `value` is clamped to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValueLabel = nil
        self.bounds = nil
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label, the current value, and a label for each end. `value` is clamped to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.bounds = (minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge {
    /// A gauge that also has labels of single values, each tagged with its value. The built-in styles don't show them;
    /// the app's own style may.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.bounds = (minimumValueLabel(), maximumValueLabel())
        self.markedValueLabels = markedValueLabels()
    }
}
