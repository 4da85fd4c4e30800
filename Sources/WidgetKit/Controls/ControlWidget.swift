import AppIntents
import SwiftUI

/// A control that an app offers for the system's control center. Here nobody can place it.
///
/// See [ControlWidget](https://developer.apple.com/documentation/swiftui/controlwidget).
@preconcurrency @MainActor
public protocol ControlWidget {
    /// The type of the configuration.
    associatedtype Body: ControlWidgetConfiguration
    /// The control's content.
    var body: Body { get }
    /// The control by itself.
    init()
}

/// The content of a control.
///
/// See [ControlWidgetConfiguration](https://developer.apple.com/documentation/swiftui/controlwidgetconfiguration).
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {
    /// The type of the configuration that this one consists of.
    associatedtype Body: ControlWidgetConfiguration
    /// The configuration that this one consists of.
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
    /// Never called: the configuration has no other one.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

// Settings for the control center, which a page doesn't have.
extension ControlWidgetConfiguration {
    /// The control's name in the gallery.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// What the gallery says of the control.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Whether the person is asked for the configuration when the control is placed.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The configuration of a control that the person can't configure.
///
/// See [StaticControlConfiguration](https://developer.apple.com/documentation/widgetkit/staticcontrolconfiguration).
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// There is none.
    public typealias Body = Never

    /// A control without a value.
    /// - Parameters:
    ///   - kind: The control's name among the app's.
    ///   - content: Makes the control.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    /// A control with a value.
    /// - Parameters:
    ///   - kind: The control's name among the app's.
    ///   - provider: Has the value.
    ///   - content: Makes the control for a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// The configuration of a control that the person configures.
///
/// See [AppIntentControlConfiguration](https://developer.apple.com/documentation/widgetkit/appintentcontrolconfiguration).
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    /// There is none.
    public typealias Body = Never

    /// A control without a value.
    /// - Parameters:
    ///   - kind: The control's name among the app's.
    ///   - intent: What the person chooses.
    ///   - content: Makes the control for a choice.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    /// A control with a value.
    /// - Parameters:
    ///   - kind: The control's name among the app's.
    ///   - provider: Has the value for a choice.
    ///   - content: Makes the control for a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}
