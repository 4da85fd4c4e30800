import ActivityKit
import SwiftUI

/// The configuration of a live activity: what it shows on the lock screen and in the Dynamic Island.
///
/// See [ActivityConfiguration](https://developer.apple.com/documentation/widgetkit/activityconfiguration). No activity starts
/// here (`Activity.request` throws), so nothing asks for the content.
@preconcurrency @MainActor
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// There is none.
    public typealias Body = Never

    /// A live activity's content.
    /// - Parameters:
    ///   - attributesType: The data of the activity.
    ///   - content: Makes the view for the lock screen.
    ///   - dynamicIsland: Makes the views for the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

/// The activity for which views are made. No app gets one here.
///
/// See [ActivityViewContext](https://developer.apple.com/documentation/widgetkit/activityviewcontext).
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The activity's name.
    public let activityID: String
    /// What stays the same while the activity lasts.
    public let attributes: Attributes
    /// What is shown.
    public let state: Attributes.ContentState
    /// Whether the state is outdated.
    public let isStale: Bool
}

extension ActivityViewContext: Sendable {}

/// The sizes of live activities.
///
/// See [ActivityFamily](https://developer.apple.com/documentation/widgetkit/activityfamily).
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable {
    /// A small one, as on a watch.
    case small
    /// The one of a phone's lock screen.
    case medium
}

extension ActivityFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The size's name.
    public var description: String { self == .small ? "small" : "medium" }
    /// The same.
    public var debugDescription: String { description }
}

extension WidgetConfiguration {
    /// The further sizes of a live activity, none of which is shown here.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
    /// The size of the live activity that a view is in: `medium`, unless the app sets it for a view that it shows itself.
    @Entry public var activityFamily = ActivityFamily.medium
    /// Whether the live activity covers the screen. False in the app.
    @Entry public var isActivityFullscreen = false
}

extension View {
    /// The color behind a live activity. It has no effect in the app's own views, as on Apple's systems.
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// The color of the system's button beside a live activity. It has no effect in the app's own views, as on Apple's systems.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
