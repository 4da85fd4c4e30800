import Foundation

// Sliders with ticks, and with bounds for the values that can be chosen.
//
// The browser fills a track from its start, whatever `neutralValue` is. The label of the current value is not shown:
// the browser exposes the value to assistive technology itself.

extension Slider {
    /// A slider with a mark for each of its ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, enabledBounds, (label(), minimumValueLabel(), maximumValueLabel()), ticks()._values,
            onEditingChanged)
    }

    /// A slider with a tick at each step for which `tick` returns one.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), enabledBounds, (label(), minimumValueLabel(), maximumValueLabel()),
            Self.ticks(in: bounds, step, tick), onEditingChanged)
    }

    /// A slider without ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, enabledBounds, (label(), minimumValueLabel(), maximumValueLabel()), [], onEditingChanged
        )
    }

    /// A slider without ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), enabledBounds, (label(), minimumValueLabel(), maximumValueLabel()), [],
            onEditingChanged)
    }

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ enabledBounds: ClosedRange<V>?,
        _ labels: (Label, ValueLabel, ValueLabel), _ ticks: [V], _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(value, bounds, step, labels, onEditingChanged)
        enabledRange = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
        self.ticks = ticks.map { Double($0) }
    }

    /// The maximum number of ticks; more would merge into a line.
    private static var tickCountMax: Int { 500 }

    fileprivate static func ticks<V: BinaryFloatingPoint>(
        in bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
    ) -> [V] where V.Stride: BinaryFloatingPoint {
        let values = stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(tickCountMax)
        return values.compactMap(tick).map(\.value)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a mark for each of its ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, enabledBounds, (label(), EmptyView(), EmptyView()), ticks()._values, onEditingChanged)
    }

    /// A slider with a tick at each step for which `tick` returns one.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), enabledBounds, (label(), EmptyView(), EmptyView()),
            Self.ticks(in: bounds, step, tick), onEditingChanged)
    }

    /// A slider without ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, enabledBounds, (label(), EmptyView(), EmptyView()), [], onEditingChanged)
    }

    /// A slider without ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), enabledBounds, (label(), EmptyView(), EmptyView()), [], onEditingChanged)
    }
}

extension View {
    /// No effect here: a browser's slider always has its thumb.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
