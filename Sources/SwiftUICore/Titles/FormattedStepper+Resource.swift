import Foundation
import FoundationAdditions

// Steppers that show a formatted value and whose title is a resource. Disfavoured overloads, so that a string
// literal is a localized string key.

extension Stepper where Label == LabeledContent<Text, Text> {
    /// A stepper that changes a value by `step`, without bounds; the formatted value is shown beside the buttons.
    /// The title is a localized resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let label = LabeledContent(titleResource, value: value.wrappedValue, format: format)
        self.init(value: value, step: step, label: { label }, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds; the formatted value is shown beside the buttons.
    /// The title is a localized resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let label = LabeledContent(titleResource, value: value.wrappedValue, format: format)
        self.init(value: value, in: bounds, step: step, label: { label }, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a whole number by `step`, without bounds; the formatted number is shown beside the
    /// buttons. The title is a localized resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
        let label = LabeledContent(titleResource, value: value.wrappedValue, format: format)
        self.init(value: value, step: step, label: { label }, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a whole number by `step` within bounds; the formatted number is shown beside the
    /// buttons. The title is a localized resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
        let label = LabeledContent(titleResource, value: value.wrappedValue, format: format)
        self.init(value: value, in: bounds, step: step, label: { label }, onEditingChanged: onEditingChanged)
    }
}
