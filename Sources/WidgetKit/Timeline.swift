import Foundation

/// What a widget shows from a date on.
///
/// See [TimelineEntry](https://developer.apple.com/documentation/widgetkit/timelineentry).
public protocol TimelineEntry {
    /// When the widget shows it.
    var date: Date { get }
    /// How relevant it is; nil by default.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Nil: nothing is known of the relevance.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is, among the entries of its provider.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance in the provider's own scale.
    public var score: Float
    /// For how long it is so relevant, in seconds; 0 is until the next entry.
    public var duration: TimeInterval
    /// A relevance.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a provider is asked for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private enum When: Equatable, Sendable {
        case end, never
        case date(Date)
    }
    private let when: When
    /// After the timeline's last entry.
    public static let atEnd = TimelineReloadPolicy(when: .end)
    /// Only when the app asks for it.
    public static let never = TimelineReloadPolicy(when: .never)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(when: .date(date)) }
}

/// A widget's entries, and when to ask for more.
///
/// See [Timeline](https://developer.apple.com/documentation/widgetkit/timeline).
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, by their dates.
    public let entries: [EntryType]
    /// When to ask for more.
    public let policy: TimelineReloadPolicy
    /// A timeline of entries.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The place for which an entry is made.
///
/// See [TimelineProviderContext](https://developer.apple.com/documentation/widgetkit/timelineprovidercontext).
public struct TimelineProviderContext {
    /// The widget's size.
    public let family: WidgetFamily
    /// Whether it is shown in the gallery.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize
}

/// Makes a widget's timelines. Nobody asks for them here: no widget is placed.
///
/// See [TimelineProvider](https://developer.apple.com/documentation/widgetkit/timelineprovider).
public protocol TimelineProvider {
    /// What the widget shows.
    associatedtype Entry: TimelineEntry
    /// The place for which an entry is made.
    typealias Context = TimelineProviderContext
    /// An entry that shows nothing in particular.
    func placeholder(in context: Context) -> Entry
    /// An entry for the present.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// A timeline from the present on.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
