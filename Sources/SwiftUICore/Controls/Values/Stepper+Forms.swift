import Foundation

// Rarely used forms of a stepper: with a title that isn't a localized key, and with closures in Apple's older order.

extension Stepper where Label == LabeledContent<Text, Text> {
    /// A stepper that changes a value by `step`, without bounds; the formatted value is shown beside the buttons.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral, F.FormatOutput == String
    {
        self.init(
            value: value, step: step, label: { Self.row(String(title), format.format(value.wrappedValue)) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds; the formatted value is shown beside the buttons.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral, F.FormatOutput == String
    {
        self.init(
            value: value, in: bounds, step: step,
            label: { Self.row(String(title), format.format(value.wrappedValue)) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper {
    /// The older form, whose label comes last; nil disables the button.
    @available(swift, deprecated: 100000.0, message: "Put the label first")
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// The older form, whose label comes last; the value moves by `step`, without bounds.
    @available(swift, deprecated: 100000.0, message: "Put the label before onEditingChanged")
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// The older form, whose label comes last; the value moves by `step` within bounds.
    @available(swift, deprecated: 100000.0, message: "Put the label before onEditingChanged")
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == LabeledContent<Text, Text> {
    private static func row(_ title: String, _ value: String) -> LabeledContent<Text, Text> {
        LabeledContent(content: { Text(verbatim: value) }, label: { Text(verbatim: title) })
    }
}
