import AppIntents
import SwiftUI

/// What a control consists of: a button or a toggle.
///
/// See [ControlWidgetTemplate](https://developer.apple.com/documentation/widgetkit/controlwidgettemplate).
@preconcurrency @MainActor
public protocol ControlWidgetTemplate {
    /// The type of the template that this one consists of.
    associatedtype Body: ControlWidgetTemplate
    /// The template that this one consists of.
    @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
    /// Never called: the template has no other one.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Passes a control's only template on.
@resultBuilder public enum ControlWidgetTemplateBuilder {
    /// A control has one template.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension ControlWidgetTemplate {
    /// Whether the control does nothing when it is pressed.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    /// The control's color while it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Whether the value is hidden while the device is locked.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
    /// What pressing the control does, as a hint. A page shows no controls: the view is returned as it is.
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    /// The control's state in words. A page shows no controls: the view is returned as it is.
    public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
}
