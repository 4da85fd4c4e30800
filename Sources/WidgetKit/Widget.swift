import Foundation
import SwiftUI

/// A widget that an app offers. Here nobody can place it.
///
/// See [Widget](https://developer.apple.com/documentation/swiftui/widget).
@preconcurrency @MainActor
public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration
    /// The widget's content and its timelines.
    @WidgetConfigurationBuilder var body: Body { get }
    /// The widget by itself.
    init()
}

/// The content of a widget.
///
/// See [WidgetConfiguration](https://developer.apple.com/documentation/swiftui/widgetconfiguration).
@preconcurrency @MainActor
public protocol WidgetConfiguration {
    /// The type of the configuration that this one consists of.
    associatedtype Body: WidgetConfiguration
    /// The configuration that this one consists of.
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
    /// Never called: the configuration has no other one.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Passes a widget's only configuration on.
@resultBuilder public enum WidgetConfigurationBuilder {
    /// A widget has one configuration.
    public static func buildBlock<Content: WidgetConfiguration>(_ content: Content) -> Content { content }
}

/// The configuration of a widget whose content the person can't choose.
///
/// See [StaticConfiguration](https://developer.apple.com/documentation/widgetkit/staticconfiguration).
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// There is none.
    public typealias Body = Never

    /// A widget's timelines and content.
    /// - Parameters:
    ///   - kind: The widget's name among the app's.
    ///   - provider: Makes the timelines.
    ///   - content: Makes the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

// Settings for the gallery and the home screen, of which a page has neither.
extension WidgetConfiguration {
    /// The widget's name in the gallery.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// The widget's name in the gallery.
    @_disfavoredOverload public func configurationDisplayName(_ displayName: some StringProtocol)
        -> some WidgetConfiguration
    {
        self
    }
    /// The widget's name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// What the gallery says of the widget.
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// What the gallery says of the widget.
    @_disfavoredOverload public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
        self
    }
    /// What the gallery says of the widget.
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// The sizes of the widget.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Whether the widget's content reaches its edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Whether the widget's background may be left out.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Where the widget isn't offered.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    {
        self
    }
}

/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A screen that is charged while it stands.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A widget of an iPhone on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The widgets of an app.
///
/// See [WidgetBundle](https://developer.apple.com/documentation/swiftui/widgetbundle).
@preconcurrency @MainActor
public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// The widgets by themselves.
    init()
}

/// Collects widgets.
@resultBuilder public enum WidgetBundleBuilder {
    /// A widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// A control.
    @MainActor public static func buildExpression(_ content: some ControlWidget) -> some Widget { CollectedWidgets() }
    /// No widget.
    @MainActor public static func buildBlock() -> some Widget { CollectedWidgets() }
    /// One widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Several widgets.
    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        CollectedWidgets()
    }
    /// Widgets under a condition of availability.
    @MainActor public static func buildLimitedAvailability(_ content: some Widget) -> some Widget { CollectedWidgets() }
    /// Widgets under a condition.
    @MainActor public static func buildOptional(_ content: (some Widget)?) -> some Widget { CollectedWidgets() }
}

/// Widgets together. Nothing asks for their content.
private struct CollectedWidgets: Widget {
    var body: CollectedConfiguration { CollectedConfiguration() }
}

private struct CollectedConfiguration: WidgetConfiguration {
    typealias Body = Never
}
