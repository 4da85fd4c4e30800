import AppIntents
import SwiftUI

/// A control that sets a truth value with an intent.
///
/// See [ControlWidgetToggle](https://developer.apple.com/documentation/widgetkit/controlwidgettoggle).
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    /// There is none.
    public typealias Body = Never

    /// A toggle.
    /// - Parameters:
    ///   - isOn: The value at present.
    ///   - action: Sets the value when the control is pressed. It never is performed here.
    ///   - label: The control's name.
    ///   - valueLabel: Its value.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    /// A toggle that shows its value as on or off.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
    /// A toggle with a title, which is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}

    /// A toggle with a title, which is shown as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    /// A toggle with a title, which is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

    /// A toggle with a title, which is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, action: Action) {}
}

/// The value of a toggle that has no words of its own. No page shows one.
public struct ControlWidgetToggleDefaultLabel: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}
