import FoundationAdditions
import DisplayList
import Foundation

/// Two buttons that increment and decrement a value.
///
/// See [Stepper](https://developer.apple.com/documentation/swiftui/stepper).
public struct Stepper<Label: View>: View {
    private let label: Label
    /// Nil if the value can't change any further, which disables the button.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.labelsVisibility) private var labelsVisibility

    private init(
        label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
        self.onEditingChanged = onEditingChanged
    }

    /// The label, and two buttons at the trailing edge.
    public var body: some View {
        LabelReader(label: label) { label in
            if labelsVisibility == .hidden {
                buttons(label)
            } else {
                LabeledRow {
                    label.view
                } content: {
                    buttons(label)
                }
            }
        }
    }

    private func buttons(_ label: SpokenLabel) -> some View {
        HStack(spacing: 0) {
            StepperButton(symbol: "minus", name: .system("Decrement"), action: editing(decrement))
            Divider().frame(height: 18).accessibilityHidden(true)
            StepperButton(symbol: "plus", name: .system("Increment"), action: editing(increment))
        }
        .background(.fill.tertiary, in: Capsule())
        .modifier(AttributeModifier(RoleAttribute(role: .group, label: label.text)))
    }

    private func editing(_ change: (() -> Void)?) -> (() -> Void)? {
        change.map { change in
            {
                onEditingChanged(true)
                change()
                onEditingChanged(false)
            }
        }
    }
}

private struct StepperButton: View {
    let symbol: String
    let name: Text
    let action: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        PressableLabel(action: { action?() }) {
            Image(systemName: symbol).fontWeight(.medium)
                .foregroundStyle(isEnabled && action != nil ? PaintStyle(.primary) : PaintStyle(.tertiary))
                .frame(width: 46, height: 32)
                .accessibilityHidden(true)
        }
        .accessibilityLabel(name)
        .disabled(action == nil)
    }
}

extension Stepper {
    /// A stepper that calls closures; nil disables the button. `onEditingChanged` is called with true before each step
    /// and with false after it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step`, without bounds.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds. The last step ends at the bound.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    fileprivate init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func change(by distance: V.Stride) -> (() -> Void)? {
            let current = value.wrappedValue
            guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: distance) } }
            let isAtEnd = distance > 0 ? current >= bounds.upperBound : current <= bounds.lowerBound
            guard !isAtEnd else { return nil }
            return {
                let room =
                    distance > 0
                    ? min(distance, value.wrappedValue.distance(to: bounds.upperBound))
                    : max(distance, value.wrappedValue.distance(to: bounds.lowerBound))
                value.wrappedValue = value.wrappedValue.advanced(by: room)
            }
        }
        self.init(
            label: label, increment: change(by: step), decrement: change(by: 0 - step),
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper that calls closures; nil disables the button. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(titleKey), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that calls closures; nil disables the button. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(verbatim: String(title)), increment: onIncrement, decrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step`, without bounds. The title is looked up in the app's strings.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(titleKey), onEditingChanged)
    }

    /// A stepper that changes a value by `step`, without bounds. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(verbatim: String(title)), onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds. The last step ends at the bound. The title is looked up
    /// in the app's strings.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(titleKey), onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds. The last step ends at the bound. The title is shown as
    /// it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(verbatim: String(title)), onEditingChanged)
    }
}

extension Stepper where Label == LabeledContent<Text, Text> {
    /// A stepper that changes a value by `step`, without bounds; the formatted value is shown beside the buttons.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let label = LabeledContent(titleKey, value: value.wrappedValue, format: format)
        self.init(value, nil, step, label, onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds; the formatted value is shown beside the buttons. The
    /// title is looked up in the app's strings.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let label = LabeledContent(titleKey, value: value.wrappedValue, format: format)
        self.init(value, bounds, step, label, onEditingChanged)
    }
}
