import FoundationAdditions
import DeveloperToolsSupport
import Foundation

// Titles with an image, and pickers that show something other than the selected option.

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// A menu with a title and one of the app's images. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// A menu with a title and one of the app's images. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// A menu with a title and one of the app's images. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(title, image: image) }
    }

    /// A menu with a title and one of the app's images. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            SwiftUICore.Label {
                Text(verbatim: String(title))
            } icon: {
                Image(image)
            }
        }
    }

    /// A menu with a title and one of the app's images. A press performs the primary action; the secondary button, a
    /// long press or the down arrow opens the menu. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// A menu with a title and one of the app's images. A press performs the primary action; the secondary button, a
    /// long press or the down arrow opens the menu. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: {
                SwiftUICore.Label {
                    Text(verbatim: String(title))
                } icon: {
                    Image(image)
                }
            },
            primaryAction: primaryAction)
    }
}

extension Picker where Label == Text {
    /// A picker whose control shows `currentValueLabel` instead of the selected option.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A picker whose control shows `currentValueLabel` instead of the selected option. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init<V: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker whose control shows `currentValueLabel` instead of the selected option. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(verbatim: String(title)) },
            currentValueLabel: currentValueLabel)
    }
}

extension Stepper {
    /// A stepper that changes a value by `step`, without bounds; the formatted value is shown beside the buttons.
    public init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> L,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, Label == LabeledContent<L, Text> {
        self.init(
            value: value, step: step,
            label: { LabeledContent(content: { Text(value.wrappedValue, format: format) }, label: label) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step` within bounds; the formatted value is shown beside the buttons.
    public init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> L, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, Label == LabeledContent<L, Text> {
        self.init(
            value: value, in: bounds, step: step,
            label: { LabeledContent(content: { Text(value.wrappedValue, format: format) }, label: label) },
            onEditingChanged: onEditingChanged)
    }
}
