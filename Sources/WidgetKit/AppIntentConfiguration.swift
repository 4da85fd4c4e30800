import AppIntents
import SwiftUI

/// Makes the timelines of a widget whose content the person chooses. Nobody asks for them here: no widget is placed.
///
/// See [AppIntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider).
public protocol AppIntentTimelineProvider {
    /// What the widget shows.
    associatedtype Entry: TimelineEntry
    /// What the person has chosen.
    associatedtype Intent: WidgetConfigurationIntent
    /// The place for which an entry is made.
    typealias Context = TimelineProviderContext
    /// An entry that shows nothing in particular.
    func placeholder(in context: Context) -> Entry
    /// An entry for the present.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// A timeline from the present on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Choices that are offered where people can't make their own.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A choice that is offered for a widget.
///
/// See [AppIntentRecommendation](https://developer.apple.com/documentation/widgetkit/appintentrecommendation).
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// A choice, and what it is called.
    public init(intent: Intent, description: LocalizedStringKey) {}
    /// A choice, and what it is called.
    @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {}
    /// A choice, and what it is called.
    public init(intent: Intent, description: Text) {}
}

/// The configuration of a widget whose content the person chooses.
///
/// See [AppIntentConfiguration](https://developer.apple.com/documentation/widgetkit/appintentconfiguration).
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    /// There is none.
    public typealias Body = Never

    /// A widget's timelines and content.
    /// - Parameters:
    ///   - kind: The widget's name among the app's.
    ///   - intent: What the person chooses.
    ///   - provider: Makes the timelines.
    ///   - content: Makes the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

extension WidgetInfo {
    /// What the person has chosen for a placed widget. No app gets one here.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type = Intent.self)
        -> Intent?
    {
        nil
    }
}
