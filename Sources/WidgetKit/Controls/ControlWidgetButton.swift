import AppIntents
import SwiftUI

/// A control that performs an intent.
///
/// See [ControlWidgetButton](https://developer.apple.com/documentation/widgetkit/controlwidgetbutton).
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    /// There is none.
    public typealias Body = Never

    /// A button.
    /// - Parameters:
    ///   - action: Is performed when the control is pressed. It never is here.
    ///   - label: The control's name.
    ///   - actionLabel: Its value, for whether the intent is being performed.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    /// A button whose value isn't shown.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
    /// A button with a title, which is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}

    /// A button with a title, which is shown as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    /// A button with a title, which is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, action: Action) {}

    /// A button with a title, which is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: Action) {}
}

/// The value of a button that shows none.
public struct ControlWidgetButtonDefaultActionLabel: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}
