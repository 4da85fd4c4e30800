import Foundation

/// What an app knows of its widgets that people have placed: there are none, because a page has no place for them.
///
/// See [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter).
public final class WidgetCenter: Sendable {
    /// The app's center.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks for new timelines of all placed widgets. There are none.
    public func reloadAllTimelines() {}
    /// Asks for new timelines of the placed widgets of a kind. There are none.
    public func reloadTimelines(ofKind kind: String) {}
    /// Asks for new recommendations of a widget's configurations. Nobody sees them here.
    public func invalidateConfigurationRecommendations() {}
    /// Asks for a new relevance of the widgets of a kind. There are none.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Passes on the placed widgets: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    /// The placed widgets: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A placed widget. No app gets one here.
///
/// See [WidgetInfo](https://developer.apple.com/documentation/widgetkit/widgetinfo).
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// The kind, as in the widget's configuration.
    public let kind: String
    /// The size.
    public let family: WidgetFamily
    /// The widget itself.
    public var id: Self { self }
}

/// The sizes of widgets.
///
/// See [WidgetFamily](https://developer.apple.com/documentation/widgetkit/widgetfamily).
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline

    /// The size's name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
    /// The same.
    public var debugDescription: String { description }
}
