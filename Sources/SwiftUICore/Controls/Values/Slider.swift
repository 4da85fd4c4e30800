import DisplayList
import Foundation

/// A control for a number between two others.
///
/// See [Slider](https://developer.apple.com/documentation/swiftui/slider). The label is for assistive technology; the
/// browser moves the thumb by itself and reports at most one value at a time; the last value is always reported.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let range: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    /// The part of the range that can be chosen; nil is all of it.
    var enabledRange: ClosedRange<Double>?
    /// The values with a mark on the track.
    var ticks: [Double] = []

    /// What the view shows.
    public var body: some View {
        LabelReader(label: label) { label in
            HStack(spacing: 10) {
                minimumValueLabel
                SliderTrack(control: control(label.text)).background { SliderTicks(fractions: tickFractions) }
                maximumValueLabel
            }
        }
    }

    private func control(_ label: String?) -> NativeControl {
        let value = value, range = range
        let enabled = enabledRange?.clamped(to: range) ?? range
        return NativeControl(
            variety: .slider, value: Self.text(min(max(value.wrappedValue, range.lowerBound), range.upperBound)),
            minimum: Self.text(range.lowerBound), maximum: Self.text(range.upperBound), step: step.map(Self.text),
            label: label,
            onChange: { text in
                guard let number = Double(text), number.isFinite else { return }
                value.wrappedValue = Self.reachable(number, from: range.lowerBound, by: step, in: enabled)
            }, onHold: onEditingChanged)
    }

    /// The nearest value that the thumb can have. A browser sends no others.
    static func reachable(
        _ number: Double, from start: Double, by step: Double?, in enabled: ClosedRange<Double>
    ) -> Double {
        let number = min(max(number, enabled.lowerBound), enabled.upperBound)
        guard let step else { return number }
        let count = ((number - start) / step).rounded()
        let near = start + count * step
        // The browser's arithmetic may round differently in the last digits.
        if abs(near - number) <= step * 1e-6 { return number }
        let inside = near > enabled.upperBound ? near - step : near < enabled.lowerBound ? near + step : near
        return min(max(inside, enabled.lowerBound), enabled.upperBound)
    }

    private var tickFractions: [Double] {
        let extent = range.upperBound - range.lowerBound
        return extent > 0 ? ticks.filter(range.contains).map { ($0 - range.lowerBound) / extent } : []
    }

    /// A number in JavaScript's format.
    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}

/// The space in which the browser draws the slider: 32 points high, as wide as proposed.
private struct SliderTrack: View {
    let control: NativeControl

    var body: some View {
        Color.clear
            .frame(minWidth: 44, idealWidth: 180, maxWidth: .infinity, minHeight: 32, maxHeight: 32)
            .modifier(control)
    }
}

extension Slider {
    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ labels: (Label, ValueLabel, ValueLabel),
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        precondition(step.map { $0 > 0 } ?? true, "a slider's step is positive, not \(step!)")
        self.value = Binding(
            location: FunctionalLocation(
                get: { Double(value.wrappedValue) },
                set: { number, transaction in withTransaction(transaction) { value.wrappedValue = V(number) } }))
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        (label, minimumValueLabel, maximumValueLabel) = labels
        self.onEditingChanged = onEditingChanged
    }

    /// A slider with a label for each end, whose value may be anywhere in the bounds. `onEditingChanged` is called when
    /// a person begins and ends moving the thumb.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (label(), minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    }

    /// A slider with a label for each end, whose value moves by `step`, a positive number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), (label(), minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    }
}

// The forms of iOS 13, which Apple keeps without a warning.
extension Slider {
    /// The older form, whose labels come last.
    @available(swift, deprecated: 100000.0, message: "Use the initializer whose labels are closures.")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (label(), minimumValueLabel, maximumValueLabel), onEditingChanged)
    }

    /// The older form, whose labels come last; the value moves by `step`, a positive number.
    @available(swift, deprecated: 100000.0, message: "Use the initializer whose labels are closures.")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), (label(), minimumValueLabel, maximumValueLabel), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider whose value may lie anywhere in the bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }

    /// A slider whose value moves by `step`, a positive number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), (label(), EmptyView(), EmptyView()), onEditingChanged)
    }
}

// The closure is required: without it these calls would be ambiguous with the forms whose label comes first.
extension Slider where ValueLabel == EmptyView {
    /// The older form, whose label comes last.
    @available(swift, deprecated: 100000.0, renamed: "init(value:in:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }

    /// The older form, whose label comes last; the value moves by `step`, a positive number.
    @available(swift, deprecated: 100000.0, renamed: "init(value:in:step:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), (label(), EmptyView(), EmptyView()), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label, whose value may lie anywhere in the bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (EmptyView(), EmptyView(), EmptyView()), onEditingChanged)
    }

    /// A slider without a label, whose value moves by `step`, a positive number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), (EmptyView(), EmptyView(), EmptyView()), onEditingChanged)
    }
}
